//! 3D cards for every card game: composing their pictures, pooling their bodies, animating them,
//! and hit tests. The rules define the cards themselves (`parlour_rules::cards`).

pub mod card;
pub mod faces;
pub mod flight;
pub mod picture;
pub mod pool;
pub mod pose;
pub mod sounds;
