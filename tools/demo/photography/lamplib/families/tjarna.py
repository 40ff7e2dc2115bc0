"""Tjärna: a shallow disc of opal glass in a thin white rim. Ceiling 350 x 75 mm, wall 240 x 60 mm, the glass alone 342 x 62 mm."""
import math
from .. import geo, mat, parts, sets, studio
from ..finish import FINISH
from ..mat import srgb


def glass_profile(r, depth, lip=0.010):
    """Returns the profile from the edge of the opening to the middle of the bowl."""
    return [(r, 0), (r, lip)] + [(a, lip + z) for a, z in geo.superellipse(r, depth - lip, 3.0, 0, 90, 56)][1:-1] + [(0, depth)]


def lamp(D, H, k=3000, power=1.0):
    """The lamp on z = 0 with its glass upward."""
    R = D / 2
    rim = parts.turned("rim", [(0, 0), (R - 0.004, 0, 0.001), (R, 0.003, 0.002), (R, H * 0.42, 0.002), (R - 0.0035, H * 0.42, 0.001), (R - 0.0035, H * 0.30)],
                       FINISH["white"](), seg=224)
    prof = [(r, z + H * 0.30) for r, z in glass_profile(R - 0.004, H * 0.70)]
    glass = geo.lathe("glass", prof, mat.opal("opal-disc", 0.50 * power, k * 0.96, edge=0.30, core=((0, 0, 0), R * 0.55, 5.2), blown=0.16), seg=224)
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
    """The spare glass on its back, its opening upward: milky glass between two clear skins, which show at the ground edge."""
    R, H, thick = 0.171, 0.062, 0.0052
    milk = mat.opal("opal-disc", 0.36, 2800, edge=0.32, core=((0, 0, 0), R * 0.55, 5.0), blown=0.16)
    outside = [(r, H - z) for r, z in reversed(glass_profile(R, H))]
    inside = [(r, H - z) for r, z in glass_profile(R - thick, H - thick)]
    edge = [(R - thick * i / 8, H + 0.0016 * math.sin(math.pi * i / 8)) for i in range(9)]
    glass = geo.lathe("glass", outside, milk, seg=224)
    bowl = geo.lathe("glass-inside", inside, milk, seg=224)
    bowl.data.flip_normals()
    rim = geo.lathe("glass-edge", edge, mat.opal("opal-edge", 0.36, 3200, body=srgb("#adc0b6"), rough=0.03), seg=224)
    studio.lampgroup(glass, bowl, rim)
    return [glass, bowl, rim]


def at_ceiling(near=False):
    sets.ceiling(ceiling(), fill_frame=0.12, top=0.36, elev=-26)
    studio.reflected_room(0.6, -0.3)
    studio.reflected_window((0.10, 0.95, -0.56), (0, 0, 0), 0.42, 0.56, strength=13.0)
    if near:
        studio.camera((-0.138, -0.07, -0.034), 0.62, -10, 110, yaw=-38, fstop=18, focus=0.56)


def at_wall(near=False):
    sets.wall(wall(), fill_frame=0.50, centre=0.53, yaw=-20, elev=4, key=0.9)
    if near:
        studio.camera((0.070, -0.030, 0.035), 0.56, 12, 110, yaw=62, fstop=16, focus=0.51)


def alone():
    studio.studio(lone_glass(), "#a39b91", fill_frame=0.16, center=0.012, elev=36)
    studio.reflected_room(0.47, 0.03)
    studio.reflected_window((0.16, 0.78, 0.74), (0.02, 0, 0.01), 0.46, 0.54, strength=13.0)


SHOTS = {
    "tjarna-ceiling-opal": at_ceiling,
    "tjarna-wall-opal": at_wall,
    "tjarna-spare-glass": alone,
    "tjarna-ceiling-opal-detail": lambda: at_ceiling(near=True),
    "tjarna-wall-opal-detail": lambda: at_wall(near=True),
}
