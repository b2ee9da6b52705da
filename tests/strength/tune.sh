#!/usr/bin/env bash
# Tunes the weights of the evaluation, starting from round numbers. In each of three rounds, the engine
# plays games against itself, and the weights are fitted to the results of their positions. See
# docs/ENGINE-LOG.md for the present weights. Writes game/engine/src/chess/eval/weights.rs, and keeps
# the games (several hundred thousand positions per round) in FOLDER.
#
#   tests/strength/tune.sh FOLDER
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

folder=${1:?name a folder for the games}
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
