//! Nodes that a search can still look at.

use std::sync::atomic::{AtomicBool, Ordering};

/// What is left of a budget.
pub(super) struct Budget<'a> {
    left: u64,
    stop: Option<&'a AtomicBool>,
}

impl<'a> Budget<'a> {
    pub(super) const fn new(nodes: u64, stop: Option<&'a AtomicBool>) -> Self {
        Self { left: nodes, stop }
    }

    /// Takes one node; whether there was one.
    pub(super) fn take(&mut self) -> bool {
        if self.left == 0 || self.is_stopped() {
            self.left = 0;
            return false;
        }
        self.left -= 1;
        true
    }

    pub(super) fn is_stopped(&self) -> bool {
        self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
    }

    pub(super) const fn left(&self) -> u64 {
        self.left
    }

    /// A part of what is left, to be given back with [`give_back`](Self::give_back).
    pub(super) fn share(&mut self, nodes: u64) -> Self {
        let nodes = nodes.min(self.left);
        self.left -= nodes;
        Self {
            left: nodes,
            stop: self.stop,
        }
    }

    pub(super) fn give_back(&mut self, share: &Self) {
        self.left += share.left;
    }
}
