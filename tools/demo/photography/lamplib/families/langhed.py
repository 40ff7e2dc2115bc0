"""Långhed: a level beam, 1200 x 60 x 45 mm, on two thin cords, which lights downwards."""
from .. import geo, mat, parts, sets, studio
from ..finish import FINISH, rod

CORDS = (-0.37, 0.37)


def beam(finish="black", k=2700, power=1.0, y=0.0):
    skin, small = (rod(finish), rod("brass"))
    W, H, D = 1.200, 0.052, 0.045
    body = geo.box("beam", (W, D, H), skin, at=(0, 0, 0.008), bevel=0.004, seg=4)
    light = geo.box("diffuser", (W - 0.016, D - 0.010, 0.012), mat.opal("opal-acrylic", 3.2 * power, k, rough=0.3, edge=0.9), at=(0, 0, 0), bevel=0.003)
    studio.lampgroup(light)
    light.visible_shadow = False
    ferrules = [parts.turned("ferrule", [(0, 0.059), (0.007, 0.059, 0.0005), (0.007, 0.070, 0.001), (0.0022, 0.078, 0.001), (0, 0.078)], small, seg=48, at=(x, 0, 0))
                for x in CORDS]
    cords = [parts.hung_cord(0.076, 2.2, "#1f1d1b", r=0.0017, at=(x, 0)) for x in CORDS]
    down = studio.area("down", (0, 0, -0.004), (0, 0, -1), W - 0.02, 10 * power, size_y=0.03, k=k, group="lamp", spread=160)
    down.visible_glossy = False
    objs = [body, light, *ferrules]
    for o in (*objs, *cords, down):
        o.location.y += y
    return objs


def hung(finish, near=False):
    """Shows the length of the beam in front of a wall that it lights: the black one from below, the brass one from the other end and above."""
    y = -0.12 if near else -0.34        # close up, only the wall just below the beam is in the picture, so it must be lit
    sets.wall(beam(finish, y=y, power=1.0 if near else 2.0), fill_frame=0.07, centre=0.56)
    if finish == "black":
        studio.camera((-0.10, y, -0.02), 1.58, -9, 50, yaw=-52)
    else:
        studio.camera((0.10, y, -0.02), 1.58, 9, 50, yaw=52)
    if near:
        studio.camera((-0.475, y, -0.035), 1.15, -13, 110, yaw=-34, fstop=16, focus=1.08)


SHOTS = {
    "langhed-pendant-black": lambda: hung("black"),
    "langhed-pendant-brass": lambda: hung("brass"),
    "langhed-pendant-black-detail": lambda: hung("black", near=True),
    "langhed-pendant-brass-detail": lambda: hung("brass", near=True),
}
