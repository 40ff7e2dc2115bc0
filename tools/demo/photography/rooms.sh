#!/bin/bash
# rooms.sh [SHOT ...]: renders the rooms and the designers' work one by one, the most visible pictures first.
# Skips shots that have a master, so an interrupted run can be repeated. After changing a scene, delete its .exr files
# and its masters. Writes masters to $PHOTO_RAW/masters; with DRAFT=1, smaller and noisier ones to $PHOTO_RAW/draft.
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
  work-askeby supper-by-candles murla-moss-table bathroom-mirror outdoor-wall-dusk hallway cottage-sill staircase-foot workshop-parts sideboard-lamp $corners"
for shot in $shots; do
  [ -f "$PHOTO_RAW/masters/$shot-lit.webp" ] && continue
  case $shot in sideboard-*) size="960 12" ;; work-*) size=$work ;; murla-*) size=$table ;; *) size=$room ;; esac
  case " $corners " in *" $shot "*) size=$upright ;; esac
  set -- $size
  for seed in 0 1; do
    [ -f "$PHOTO_RAW/$shot.$seed.exr" ] && continue
    blender -b --factory-startup -noaudio --python render.py -- "$shot" --w "$1" --spp "$2" --seeds $seed > "$PHOTO_RAW/$shot.$seed.log" 2>&1
    grep TIMING "$PHOTO_RAW/$shot.$seed.log" || { echo "FAILED $shot"; continue 2; }
  done
  /usr/bin/python3 develop.py "$shot" && /usr/bin/python3 webp.py "$PHOTO_OUT/$shot" "$PHOTO_RAW/masters" && echo "DONE $shot $(date +%H:%M)"
done
