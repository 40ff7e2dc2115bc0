#!/bin/bash
# The rooms and the designers' work, one after the other, what people see first first. Skips what has a master: run it
# again after an interruption and it continues. After a change of a scene, delete its .exr files and its masters.
#   [DRAFT=1] [PHOTO_RAW=dir] rooms.sh [shot ...]    masters end up in $PHOTO_RAW/masters; DRAFT=1: a third of the size and of the light, below $PHOTO_RAW/draft
cd "$(dirname "$0")" || exit 1
export PHOTO_RAW="${PHOTO_RAW:-$PWD/raw}"
room="2400 12" table="1600 14" work="1200 12" upright="1200 12"
if [ "$DRAFT" ]; then PHOTO_RAW="$PHOTO_RAW/draft" room="720 8" table="480 8" work="480 8" upright="480 8"; fi
export PHOTO_OUT="$PHOTO_RAW/out"
mkdir -p "$PHOTO_RAW/masters" "$PHOTO_OUT"
[ -f denoise.so ] || gcc -O3 -march=native -ffast-math -fopenmp -shared -fPIC denoise.c -o denoise.so -lm
corners="table-for-two supper-chalk reading-chair hall-console bedside-reading drawing-table passage-discs window-star-red jetty-lantern"
shots="$*"
[ "$shots" ] || shots="living-dusk staircase-evening work-sundelid work-rydbo dining-table-evening bookshop-aisle cottage-window waiting-room workshop-bench
  work-almskog reading-corner-night bedroom-bedside jetty-bollards dining-hall-night window-star work-torsmark work-vallfors work-norrhult work-haugmoen
  work-askeby supper-by-candles murla-moss-table bathroom-mirror outdoor-wall-dusk hallway cottage-sill staircase-foot workshop-parts $corners"
for shot in $shots; do
  [ -f "$PHOTO_RAW/masters/$shot-lit.webp" ] && continue
  case $shot in work-*) size=$work ;; murla-*) size=$table ;; *) size=$room ;; esac
  case " $corners " in *" $shot "*) size=$upright ;; esac
  set -- $size
  for seed in 0 1; do
    [ -f "$PHOTO_RAW/$shot.$seed.exr" ] && continue
    blender -b --factory-startup -noaudio --python render.py -- "$shot" --w "$1" --spp "$2" --seeds $seed > "$PHOTO_RAW/$shot.$seed.log" 2>&1
    grep TIMING "$PHOTO_RAW/$shot.$seed.log" || { echo "FAILED $shot"; continue 2; }
  done
  /usr/bin/python3 develop.py "$shot" && /usr/bin/python3 webp.py "$PHOTO_OUT/$shot" "$PHOTO_RAW/masters" && echo "DONE $shot $(date +%H:%M)"
done
