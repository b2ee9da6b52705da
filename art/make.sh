#!/bin/sh
# Builds everything in data/ that comes from art/, then checks it.
# Needs Debian's blender (3.4.1), python3-numpy, python3-pil, librsvg2-bin and vorbis-tools. About ten minutes.
#   art/make.sh            everything
#   art/make.sh pictures   or: cards, models, sounds, interface, check
set -eu
cd "$(dirname "$0")"
what=${1:-all}
python=${PYTHON:-/usr/bin/python3}
wants() { [ "$what" = all ] || [ "$what" = "$1" ]; }
draw() { echo "- $1"; "$python" "$1"; }
# one thread, because simplification of meshes isn't deterministic with more
model() {
    echo "- $1"
    log=$(blender -t 1 -b -noaudio --python-exit-code 1 -P "$1" 2>&1) || { echo "$log"; exit 1; }
    echo "$log" | grep '^made'
}

if wants pictures; then
    for script in piece_woods board_picture table_picture plain_stuffs room_sky room_styles room_pictures highlights prospector_pictures particles chalk clock_digits duel_pictures_table; do draw $script.py; done
fi
if wants cards; then
    for script in card_pips card_courts card_grounds card_backs card_faces card_marks duel_cards duel_marks duel_motion duel_beasts duel_fowl duel_spells duel_heroes; do draw $script.py; done
fi
if wants models; then
    for script in turned_pieces knight board_model clock_model table_model room_models card_model prospector_models duel_models; do model $script.py; done
fi
if wants sounds; then draw sounds.py; draw card_sounds.py; draw duel_sounds.py; draw room_sounds.py; fi
if wants interface; then
    for script in figurines icons wordmark toggle launcher desktop_icons; do draw $script.py; done
fi
draw register.py
if wants all || wants models || wants check; then draw check_glb.py; fi
