#!/usr/bin/env bash
# Measures the strength of the chess engine with matches. docs/ENGINE.md has the results.
#
#   tests/strength/strength.sh stockfish ELO [GAMES]  against Debian's stockfish, limited to ELO
#   tests/strength/strength.sh gnuchess [GAMES]       against Debian's gnuchess
#   tests/strength/strength.sh ladder [GAMES]         each rating against the one 100 points below
#   tests/strength/strength.sh features [GAMES]       each part of the search switched on against off
#   tests/strength/strength.sh self OTHER [GAMES]     against another build of the engine
#   tests/strength/strength.sh wac FILE [MS]          the "Win at Chess" positions
#
# CONCURRENCY is the number of games at the same time (default 1). In matches with a time limit, use no
# more than the number of idle cores.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

concurrency=${CONCURRENCY:-1}
# Compiled for this machine's processor, like the engine's Makefile does, in a separate folder, so that
# nothing else is rebuilt.
target=$(cargo metadata --no-deps --format-version 1 --offline |
    sed 's/.*"target_directory":"\([^"]*\)".*/\1/')/native
RUSTFLAGS="${RUSTFLAGS:-} -C target-cpu=native" cargo build --quiet --profile engine \
    --target-dir "$target" -p parlour-engine --examples
engine=$target/parlour-engine
if [ "${1:-}" != wac ]; then
    CARGO_TARGET_DIR=$target make --silent -C game/engine EXE="$engine" >/dev/null
fi
runner=$target/engine/examples/match

contest() { # contest FIRST SECOND GAMES ARGUMENT…
    local first=$1 second=$2 games=$3
    shift 3
    "$runner" --first "$first" --second "$second" --games "$games" \
        --concurrency "$concurrency" --every "$games" "$@"
}

debian() { # debian NAME: the path, perhaps in Debian's folder for games
    command -v "$1" || echo "/usr/games/$1"
}

# Time per game and move in milliseconds. Other programs can delay an engine, and the margin keeps it from
# losing because of that.
blitz=(--time 1000+100 --margin 150)

case ${1:-} in
    stockfish)
        contest "$engine" "$(debian stockfish),UCI_LimitStrength=true,UCI_Elo=$2" "${3:-200}" "${blitz[@]}"
        ;;
    gnuchess)
        contest "$engine" "$(debian gnuchess),--uci" "${2:-200}" "${blitz[@]}"
        ;;
    ladder)
        # Limited by nodes, so that other programs don't change the result.
        limited=$engine,UCI_LimitStrength=true,UCI_Elo=
        for rating in $(seq 500 100 2500); do
            contest "$limited$rating" "$limited$((rating - 100))" "${2:-100}" --nodes 300000
        done
        ;;
    features)
        for part in aspiration null-move reverse-futility razoring futility late-moves exchange \
            history-pruning reductions internal check singular probcut killers counter-move \
            history continuation capture-history correction; do
            contest "$engine" "$engine,Without=$part" "${2:-300}" --nodes 8000 --random 2
        done
        ;;
    self)
        contest "$engine" "$2" "${3:-400}" --nodes 8000 --random 2
        ;;
    wac)
        "$target/engine/examples/suite" solve "$2" --time "${3:-1000}"
        ;;
    *)
        sed -n '2,/^set /{/^#/s/^# \{0,1\}//p}' "${BASH_SOURCE[0]}"
        exit 2
        ;;
esac
