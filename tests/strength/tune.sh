#!/usr/bin/env bash
# Makes the weights of the evaluation anew, from round numbers: games of the engine against itself,
# then weights that foretell what comes of their positions, three times. docs/ENGINE-LOG.md tells how
# the present weights were made. Writes game/engine/src/chess/eval/weights.rs; the games (several
# hundred thousand positions a round) stay in FOLDER.
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

openings=tests/strength/openings.txt

tune rough --out "$weights"
tune play --games 5000 --nodes 2500 --seed 1 --out "$folder/first.pos"
tune fit --in "$folder/first.pos" --out "$weights"
tune play --games 8000 --nodes 3000 --seed 2 --out "$folder/second.pos"
tune play --games 4000 --nodes 3000 --seed 3 --openings "$openings" --out "$folder/third.pos"
tune fit --in "$folder/first.pos" --in "$folder/second.pos" --in "$folder/third.pos" \
    --out "$weights"
tune play --games 2000 --nodes 800 --branches 4 --seed 4 --openings "$openings" \
    --out "$folder/fourth.pos"
tune play --games 2000 --nodes 800 --branches 3 --tastes --seed 5 --openings "$openings" \
    --out "$folder/fifth.pos"
all=()
for games in first second third fourth fifth; do
    all+=(--in "$folder/$games.pos")
done
tune fit "${all[@]}" --out "$weights"
