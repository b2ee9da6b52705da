//! Groups of the camera's fields in the editor.

use crate::scene::group::group;
use fyrox::core::{reflect::prelude::*, visitor::prelude::*};

group! {
    /// Limits for orbiting and zooming.
    ViewLimits {
        /// Lowest angle above the table, in degrees. Keeps the camera above the tabletop.
        #[reflect(min_value = 5.0, max_value = 80.0, step = 0.5)]
        min_pitch: f32 = 14.0,
        /// Angle of the high view above the table, in degrees. Has no effect if the seat is higher.
        #[reflect(min_value = 5.0, max_value = 90.0, step = 0.5)]
        high_pitch: f32 = 55.0,
        /// Highest angle above the table, in degrees. The top view uses this angle.
        #[reflect(min_value = 45.0, max_value = 90.0, step = 0.5)]
        max_pitch: f32 = 90.0,
        /// Shortest distance to the target when zooming, in scene units.
        #[reflect(min_value = 2.0, max_value = 40.0, step = 0.1)]
        min_distance: f32 = 6.0,
        /// Longest distance to the target when zooming, in scene units.
        #[reflect(min_value = 4.0, max_value = 80.0, step = 0.1)]
        max_distance: f32 = 26.0,
    }
}

group! {
    /// Area of the table that has to stay visible from the seat. Lengths are in scene units.
    ViewFrame {
        /// Aspect ratio (width / height) of the free part of the window at which the whole table
        /// still fits at the distance set in the scene. Narrower windows move the camera back. Used
        /// where `width` is 0.
        #[reflect(min_value = 0.5, max_value = 3.0, step = 0.05)]
        fit_aspect: f32 = 1.82,
        /// Width of the playing area, centered on the scene's origin. If it is above 0, the camera
        /// comes as close as the playing area and the panels allow in every window. With 0,
        /// `fit_aspect` decides the distance.
        #[reflect(min_value = 0.0, max_value = 40.0, step = 0.1)]
        width: f32 = 0.0,
        /// Distance from the scene's origin to the near edge of the playing area, towards the seat.
        /// Negative if that edge is beyond the origin.
        #[reflect(min_value = -20.0, max_value = 20.0, step = 0.1)]
        near: f32 = 0.0,
        /// Distance from the scene's origin, towards the seat, up to which the playing area has its
        /// full `width`. It narrows from here to `near`.
        #[reflect(min_value = -20.0, max_value = 20.0, step = 0.1)]
        wide: f32 = 0.0,
        /// Distance from the scene's origin to the far edge of the playing area, away from the
        /// seat.
        #[reflect(min_value = -20.0, max_value = 20.0, step = 0.1)]
        far: f32 = 0.0,
        /// Height of the objects at the far edge of the playing area. Keeps tall pieces from
        /// being cut off at the top of the window.
        #[reflect(min_value = 0.0, max_value = 10.0, step = 0.1)]
        height: f32 = 0.0,
        /// Highest angle above the table, in degrees, to which the seat view tilts where the window
        /// has height to spare. Has no effect if the seat is higher.
        #[reflect(min_value = 0.0, max_value = 89.5, step = 0.5)]
        lean_pitch: f32 = 0.0,
        /// Distance from the scene's origin to the near edge in the top view, towards the seat; 0 if
        /// it is the same.
        #[reflect(min_value = 0.0, max_value = 20.0, step = 0.05)]
        top_near: f32 = 0.0,
        /// Distance from the scene's origin to the far edge in the top view, away from the seat, if
        /// there is a `top_near`.
        #[reflect(min_value = 0.0, max_value = 20.0, step = 0.05)]
        top_far: f32 = 0.0,
        /// Width of the playing area in a portrait window; 0 if such a window has the same area as
        /// others.
        #[reflect(min_value = 0.0, max_value = 40.0, step = 0.1)]
        portrait_width: f32 = 0.0,
        /// Distance from the scene's origin to the near edge in a portrait window with a
        /// `portrait_width`, towards the seat.
        #[reflect(min_value = 0.0, max_value = 20.0, step = 0.05)]
        portrait_near: f32 = 0.0,
        /// Replaces `far` in a portrait window with a `portrait_width`; 0 if it is the same.
        #[reflect(min_value = 0.0, max_value = 20.0, step = 0.05)]
        portrait_far: f32 = 0.0,
        /// Replaces `lean_pitch` in a portrait window with a `portrait_width`.
        #[reflect(min_value = 0.0, max_value = 89.5, step = 0.5)]
        portrait_lean: f32 = 0.0,
        /// Part of the picture's height above the playing area that stays free for the room before
        /// the view tilts. A portrait window with a `portrait_width` leaves at most 0.02.
        #[reflect(min_value = 0.0, max_value = 0.9, step = 0.01)]
        room: f32 = 0.13,
        /// Fraction of the height that the playing area leaves free which goes below it.
        #[reflect(min_value = 0.0, max_value = 1.0, step = 0.01)]
        below: f32 = 0.42,
        /// Largest factor by which a table can be made deeper where even the highest angle leaves
        /// height to spare. [`Stretch`](crate::scene::stretch::Stretch) moves the things on it.
        #[reflect(min_value = 1.0, max_value = 2.0, step = 0.05)]
        stretch: f32 = 1.0,
    }
}

group! {
    /// View of the table behind the main menu.
    MenuView {
        /// Angle above the table, in degrees.
        #[reflect(min_value = 5.0, max_value = 89.0, step = 0.5)]
        pitch: f32 = 21.0,
        /// Angle around the table from the seat, in degrees.
        #[reflect(min_value = -180.0, max_value = 180.0, step = 1.0)]
        yaw: f32 = 24.0,
        /// Distance, as a share of the one at which the table fits beside the menu.
        #[reflect(min_value = 0.1, max_value = 3.0, step = 0.05)]
        distance: f32 = 1.1,
        /// Time in which the camera glides into this view, in seconds.
        #[reflect(min_value = 0.0, max_value = 60.0, step = 1.0)]
        time: f32 = 12.0,
    }
}
