"""Bågvik: a black tube that rises from a marble block and bends down to a small dome. 990 x 1470 x 330 mm."""
import math
from .. import geo, mat, parts, studio
from ..finish import FINISH, rod
from ..mat import srgb


def arc_floor(finish="black", accent="brass", k=2700, power=1.0, bright=9):
    skin, acc, bar = FINISH[finish](), FINISH[accent](), rod(finish)
    foot = (-0.36, 0, 0)
    block = parts.turned("block", [(0, 0), (0.155, 0, 0.003), (0.155, 0.070, 0.006), (0, 0.070)],
                         mat.marble("marble-d", base="#e6e1d8", scale=5.5), seg=160, smooth=35, at=foot)
    sock = parts.turned("sock", [(0.0, 0.0695), (0.024, 0.0695, 0.002), (0.024, 0.082, 0.002), (0.0135, 0.086, 0.002),
                                 (0.0135, 0.17, 0.001), (0.0, 0.17)], acc, seg=72, at=foot)
    cx, cz, R = -0.0233, 1.1238, 0.3367
    pts = [(-0.36, 0, 0.15 + (cz - 0.15) * i / 14) for i in range(15)]
    for i in range(1, 61):
        t = math.radians(180 - 172 * i / 60)
        pts.append((cx + R * math.cos(t), 0, cz + R * math.sin(t)))
    arc = geo.tube("arc", pts, 0.0095, bar, res=10, bezier=False)
    ex, ez = pts[-1][0], pts[-1][2]
    hz = ez - 0.060
    r, h = 0.165, 0.150
    outer = geo.superellipse(r, h, 2.15, 0, 90, 48, hz - h)
    prof = [(r - 0.003, hz - h + 0.003), (r - 0.0015, hz - h - 0.001)] + outer[:-1] + [(0, outer[-1][1])]
    dome = geo.lathe("dome", prof, skin, seg=192, at=(ex, 0, 0))
    inner = geo.lathe("inner", [(a * 0.97, z - 0.003) for a, z in outer[:-1]] + [(0, hz - 0.006)],
                      mat.plain("inside", srgb("#f4f0e8"), 0.45), seg=96, at=(ex, 0, 0))
    neck = parts.turned("neck", [(0.0, hz + 0.062), (0.0125, hz + 0.062, 0.002), (0.0125, hz + 0.010, 0.001),
                                 (0.020, hz - 0.001, 0.002), (0.0, hz - 0.002)], acc, seg=72, at=(ex, 0, 0))
    z = hz - h + 0.014
    bulb = geo.lathe("bulb", [(0.0475 * math.cos(math.radians(t)), z + 0.0475 * math.sin(math.radians(t)))
                              for t in range(-90, 91, 6)], mat.opal("opal-bulb", bright * power, k), seg=64, at=(ex, 0, 0))
    studio.lampgroup(bulb)
    bulb.visible_shadow = False
    studio.bulb((ex, 0, z), 95 * power, 0.0475, k).visible_glossy = False
    return [block, sock, arc, dome, inner, neck, bulb]


def portrait(near=False):
    lamp = arc_floor()
    parts.floor_cord(-0.23, 0.03, "#1b1a19")
    studio.studio(lamp, fill_frame=0.78, base_at=0.12, elev=2.0, wide=0.74)
    if near:
        studio.camera((0.290, 0, 1.075), 1.50, -27, 110, yaw=-24, fstop=16, focus=1.36)


SHOTS = {"bagvik-floor-black": portrait, "bagvik-floor-black-detail": lambda: portrait(near=True)}
