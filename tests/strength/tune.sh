#!/usr/bin/env bash
# Makes the weights of the evaluation anew, from round numbers: games of the engine against itself,
# then weights that foretell their results, twice. docs/ENGINE.md tells how it was run. Writes
# game/engine/src/chess/eval/weights.rs; the games (a hundred thousand positions and more a round)
# stay in FOLDER. The material was set by hand afterwards.
#
#   tests/strength/tune.sh FOLDER
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

folder=${1:?say where the games may lie}
mkdir -p "$folder"
weights=game/engine/src/chess/eval/weights.rs
tune() {
    cargo run --quiet --profile engine -p parlour-engine --example tune -- "$@"
}

tune rough --out "$weights"
tune play --games 5000 --nodes 2500 --seed 1 --out "$folder/first.pos"
tune fit --in "$folder/first.pos" --steps 600 --trust 0.4 --out "$weights"
tune play --games 3102 --nodes 4000 --seed 2 --out "$folder/second.pos"
tune fit --in "$folder/first.pos" --in "$folder/second.pos" --steps 300 --trust 0.5 --out "$weights"
