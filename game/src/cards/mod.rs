//! Cards on the table, for every card game: how their pictures are put together, the pool of their
//! bodies, and how they fly, turn and shake their heads. Which cards there are is the rules'
//! business (`parlour_rules::cards`).

pub mod card;
pub mod faces;
pub mod flight;
pub mod hit_test;
pub mod picture;
pub mod pool;
