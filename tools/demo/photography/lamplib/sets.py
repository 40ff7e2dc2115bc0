"""Studio sets other than the seamless floor: a wall, a ceiling, and one for hanging lamps."""
import math
from . import geo, mat, studio

WALL, AIR = "#c6bfb6", "#c3bcb3"


def frame(objs, fill_frame):
    lo, hi = geo.bounds(objs)
    return lo, hi, max((hi.z - lo.z) / fill_frame, (hi.x - lo.x) / 0.8 / 0.70)


def aim(target, height, elev, yaw, lens=90):
    return studio.camera(target, height / (2 * math.tan(math.atan(18 / lens))), elev, lens, yaw)


def wall(objs, paper=WALL, fill_frame=0.55, centre=0.5, elev=2.0, yaw=0.0, key=1.0, fill=1.0, x=None):
    """A plastered wall at y = 0; everything on it reaches towards -y. Key from the upper left, so shadows fall to the lower right."""
    lo, hi, h = frame(objs, fill_frame)
    S, mid = h * 0.72, (lo.z + hi.z) / 2
    q = S * S
    studio.world()
    plane = geo.grid("wall", 2, 2, lambda u, v: ((u - 0.5) * 16 * S, 0.0, mid + (v - 0.5) * 16 * S),
                     mat.plain("paper", mat.srgb(paper), rough=0.9, spec=0.08))
    studio.area("key", (-1.9 * S, -1.7 * S, mid + 1.8 * S), (0, -0.1 * S, mid), 0.8 * S, 150 * q * key, k=5900)
    studio.area("fill", (2.4 * S, -2.0 * S, mid + 0.2 * S), (0, 0, mid), 1.6 * S, 30 * q * fill, size_y=2.4 * S, k=6200)
    studio.area("rim", (1.7 * S, -0.35 * S, mid + 0.6 * S), (0, -0.2 * S, mid), 0.22 * S, 5 * q, size_y=1.4 * S, k=6200)
    cx = (lo.x + hi.x) / 2 if x is None else x
    aim((cx, (lo.y + hi.y) / 2, mid + h * (0.5 - centre)), h, elev, yaw)
    return plane


def ceiling(objs, paper=WALL, fill_frame=0.5, top=0.20, elev=-9.0, yaw=0.0, key=1.0, fill=1.0):
    """A ceiling at z = 0 that runs seamlessly into a wall behind; everything on it hangs below. `top`: where its highest point is, from the top edge."""
    lo, hi, h = frame(objs, fill_frame)
    S, mid = h * 0.72, (lo.z + hi.z) / 2
    q = S * S
    studio.world(horizon=0.20, bottom=0.16)
    studio.sweep(S, mat.srgb(paper)).scale.z = -1
    studio.area("key", (-1.6 * S, -1.5 * S, mid - 0.35 * S), (0, 0, mid), 0.9 * S, 46 * q * key, k=5900)
    studio.area("fill", (2.3 * S, -1.4 * S, mid - 0.5 * S), (0, 0, mid), 1.5 * S, 9 * q * fill, size_y=2.4 * S, k=6200)
    studio.area("rim", (1.45 * S, 0.8 * S, mid - 0.5 * S), (0, 0, mid), 0.25 * S, 7 * q, size_y=1.6 * S, k=6200)
    studio.area("wash", (0.2 * S, -0.6 * S, mid - 3.4 * S), (0.1 * S, 1.6 * S, 0), 2.4 * S, 74 * q, k=5900, spread=130)
    cx = (lo.x + hi.x) / 2
    aim((cx, 0, hi.z - h * (0.5 - top)), h, elev, yaw)


def air(objs, fill_frame=0.5, centre=0.5, elev=1.0, yaw=0.0, paper=AIR, key=1.25, wide=0.66, **more):
    """For hanging lamps: the floor is far below, the cord leaves through the top. `centre`: the subject's middle, from the bottom."""
    lo, hi = geo.bounds(objs)
    h = max((hi.z - lo.z) / fill_frame, (hi.x - lo.x) / 0.8 / wide)
    mid = (lo.z + hi.z) / 2
    S = h * 0.72
    studio.world()
    studio.sweep(S, mat.srgb(paper), floor=lo.z - 2.6 * S)
    studio.rig(S, mid, key)
    aim(((lo.x + hi.x) / 2, 0, mid + h * (0.5 - centre)), h, elev, yaw)
