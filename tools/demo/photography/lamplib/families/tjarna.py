"""Tjärna: a shallow disc of opal glass in a thin white rim. Ceiling 350 x 75 mm, wall 240 x 60 mm, the glass alone 342 x 62 mm."""
import math
from .. import geo, mat, parts, sets, studio
from ..finish import FINISH


def glass_profile(r, depth, lip=0.010):
    """Returns the profile from the edge of the opening to the middle of the bowl."""
    return [(r, 0), (r, lip)] + [(a, lip + z) for a, z in geo.superellipse(r, depth - lip, 3.0, 0, 90, 56)][1:-1] + [(0, depth)]


def lamp(D, H, k=3000, power=1.0):
    """The lamp on z = 0 with its glass upward."""
    R = D / 2
    rim = parts.turned("rim", [(0, 0), (R - 0.004, 0, 0.001), (R, 0.003, 0.002), (R, H * 0.42, 0.002), (R - 0.0035, H * 0.42, 0.001), (R - 0.0035, H * 0.30)],
                       FINISH["white"](), seg=224)
    prof = [(r, z + H * 0.30) for r, z in glass_profile(R - 0.004, H * 0.70)]
    glass = geo.lathe("glass", prof, mat.opal("opal-disc", 0.62 * power, k * 0.96, edge=0.45, core=((0, 0, 0), R * 0.62, 3.6)), seg=224)
    studio.lampgroup(glass)
    glass.visible_shadow = False
    return [rim, glass]


def ceiling():
    objs = lamp(0.350, 0.075)
    for o in objs:
        o.scale.z = -1
    light = studio.area("glow", (0, 0, -0.090), (0, 0, -1), 0.33, 4.0, k=3000, group="lamp", spread=180)
    light.data.shape = "DISK"
    light.visible_glossy = False
    studio.inside((0, 0, -0.070), 5.0, 0.12, 3000)
    return objs


def wall():
    objs = [parts.along(o, (0, 0, 0), (0, -1, 0)) for o in lamp(0.240, 0.060)]
    light = studio.area("glow", (0, -0.072, 0), (0, -1, 0), 0.22, 1.6, k=3000, group="lamp", spread=180)
    light.data.shape = "DISK"
    light.visible_glossy = False
    studio.inside((0, -0.058, 0), 2.6, 0.08, 3000)
    return objs


def lone_glass():
    """The spare glass with its opening downward."""
    R = 0.171
    prof = [(R - 0.004, 0.004), (R - 0.004, 0)] + glass_profile(R, 0.062)
    glass = geo.lathe("glass", prof, mat.opal("opal-disc", 0.42, 2800, edge=0.45, core=((0, 0, 0), R * 0.60, 3.6)), seg=224)
    studio.lampgroup(glass)
    return [glass]


def at_ceiling(near=False):
    sets.ceiling(ceiling(), fill_frame=0.12, top=0.36, elev=-26)
    if near:
        studio.camera((-0.138, -0.07, -0.034), 0.62, -10, 110, yaw=-38, fstop=18, focus=0.56)


def at_wall(near=False):
    sets.wall(wall(), fill_frame=0.50, centre=0.53, yaw=-20, elev=4, key=0.9)
    if near:
        studio.camera((0.070, -0.030, 0.035), 0.56, 12, 110, yaw=62, fstop=16, focus=0.51)


SHOTS = {
    "tjarna-ceiling-opal": at_ceiling,
    "tjarna-wall-opal": at_wall,
    "tjarna-spare-glass": lambda: studio.studio(lone_glass(), sets.AIR, fill_frame=0.16, base_at=0.36, elev=14),
    "tjarna-ceiling-opal-detail": lambda: at_ceiling(near=True),
    "tjarna-wall-opal-detail": lambda: at_wall(near=True),
}
