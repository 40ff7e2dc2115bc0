"""Rooms, 16:9, and the designers’ work, 4:5: shot name -> scene builder. Grades: looks-rooms.json."""
from lamplib import works
from lamplib.rooms import bedside, dining, hall, living, outdoor, workshop

ROOMS = {
    "living-dusk": living.dusk,
    "dining-table-evening": dining.evening,
    "reading-corner-night": living.reading,
    "supper-by-candles": dining.supper,
    "murla-moss-table": dining.moss,
    "dining-hall-night": dining.hall,
    "waiting-room": living.waiting,
    "staircase-evening": hall.staircase,
    "staircase-foot": hall.foot,
    "hallway": hall.hallway,
    "bookshop-aisle": hall.bookshop,
    "bedroom-bedside": bedside.bedroom,
    "bathroom-mirror": bedside.bathroom,
    "cottage-window": bedside.cottage,
    "cottage-sill": bedside.sill,
    "window-star": bedside.star_window,
    "outdoor-wall-dusk": outdoor.wall_dusk,
    "jetty-bollards": outdoor.jetty,
    "workshop-parts": workshop.parts,
    "workshop-bench": workshop.bench_scene,
}


def framed(build, ratio):
    def shot():
        build()
    shot.ratio = ratio
    return shot


SHOTS = {**{k: framed(f, 9 / 16) for k, f in ROOMS.items()}, **{k: framed(f, 1.25) for k, f in works.WORKS.items()}}
