"""Rooms, 16:9, corners of rooms for galleries and the designers’ work, both 4:5: shot name -> scene builder. Grades: looks-rooms.json."""
from lamplib import room, works
from lamplib.rooms import bedside, corners, dining, hall, living, outdoor, workshop

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

UPRIGHT = {
    "sideboard-lamp": room.sideboard_lamp,
    "table-for-two": corners.table_for_two,
    "supper-chalk": dining.supper_chalk,
    "reading-chair": corners.reading_chair,
    "hall-console": corners.hall_console,
    "bedside-reading": corners.bedside_reading,
    "drawing-table": corners.drawing_table,
    "passage-discs": corners.passage_discs,
    "window-star-red": bedside.star_red,
    "jetty-lantern": corners.jetty_lantern,
}


# The large picture at the top of a page, in the format for phones, 2:3.
PORTRAITS = {
    "living-dusk-portrait": living.dusk_portrait,
}

# Rooms whose lamps are dimmed one by one, with their daylight; see render.py --layers.
LAYERED = {
    "living-dusk": living.noon,
    "living-dusk-portrait": living.noon,
    "staircase-evening": hall.noon,
    "supper-by-candles": dining.noon,
}


def framed(build, ratio):
    def shot():
        build()
    shot.ratio = ratio
    return shot


SHOTS = {
    **{k: framed(f, 9 / 16) for k, f in ROOMS.items()},
    **{k: framed(f, 1.5) for k, f in PORTRAITS.items()},
    **{k: framed(f, 1.25) for k, f in (UPRIGHT | works.WORKS).items()},
}
