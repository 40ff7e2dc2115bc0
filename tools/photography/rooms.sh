#!/bin/bash
# The rooms and the designers' work, one after the other, what people see first first. Skips what has a master: run it
# again after an interruption and it continues.
#   [DRAFT=1] [PHOTO_RAW=dir] rooms.sh [shot ...]    masters end up in $PHOTO_RAW/masters; DRAFT=1: a third of the size and of the light, below $PHOTO_RAW/draft
cd "$(dirname "$0")" || exit 1
export PHOTO_RAW="${PHOTO_RAW:-$PWD/raw}"
room="2400 24" work="1200 20"
if [ "$DRAFT" ]; then PHOTO_RAW="$PHOTO_RAW/draft" room="640 8" work="480 8"; fi
export PHOTO_OUT="$PHOTO_RAW/out"
mkdir -p "$PHOTO_RAW/masters" "$PHOTO_OUT"
[ -f denoise.so ] || gcc -O3 -march=native -ffast-math -fopenmp -shared -fPIC denoise.c -o denoise.so -lm
shots="$*"
[ "$shots" ] || shots="living-dusk staircase-evening dining-table-evening reading-corner-night bedroom-bedside work-torsmark work-rydbo work-sundelid
  jetty-bollards bookshop-aisle dining-hall-night waiting-room cottage-window supper-by-candles workshop-bench window-star cottage-sill staircase-foot workshop-parts
  work-vallfors work-norrhult work-almskog work-haugmoen work-askeby outdoor-wall-dusk bathroom-mirror hallway"
for shot in $shots; do
  [ -f "$PHOTO_RAW/masters/$shot-lit.webp" ] && continue
  case $shot in work-*) size=$work ;; *) size=$room ;; esac
  set -- $size
  blender -b --factory-startup -noaudio --python render.py -- "$shot" --w "$1" --spp "$2" > "$PHOTO_RAW/$shot.log" 2>&1
  grep TIMING "$PHOTO_RAW/$shot.log" || { echo "FAILED $shot"; continue; }
  /usr/bin/python3 develop.py "$shot" && /usr/bin/python3 webp.py "$PHOTO_OUT/$shot" "$PHOTO_RAW/masters" && echo "DONE $shot $(date +%H:%M)"
done
