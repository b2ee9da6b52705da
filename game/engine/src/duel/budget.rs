//! Limit of the number of positions that a decision can look at.

use std::sync::atomic::{AtomicBool, Ordering};

/// Nodes that are left, with a flag that ends the search early.
pub(super) struct Budget<'a> {
    left: u64,
    stop: Option<&'a AtomicBool>,
}

impl<'a> Budget<'a> {
    pub(super) const fn new(nodes: u64, stop: Option<&'a AtomicBool>) -> Self {
        Self { left: nodes, stop }
    }

    /// Takes one node. Returns `false` if none is left or the search has been stopped.
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

    /// Splits off a part of the budget. Return what is left of it with [`refund`](Self::refund).
    pub(super) fn share(&mut self, nodes: u64) -> Self {
        let nodes = nodes.min(self.left);
        self.left -= nodes;
        Self {
            left: nodes,
            stop: self.stop,
        }
    }

    pub(super) fn refund(&mut self, share: &Self) {
        self.left += share.left;
    }
}
