"""Parts that several families share."""
import math
from mathutils import Vector
from . import geo, mat, studio
from .mat import srgb


def turned(name, points, material, seg=128, at=(0, 0, 0), smooth=40, **more):
    """A turned piece from its (r, z[, fillet]) outline."""
    return geo.lathe(name, geo.fillet(points, 6), material, seg=seg, at=at, smooth=smooth, **more)


def disc(name, r, z0, z1, material, edge=0.001, **more):
    """A round plate from z0 up to z1."""
    return turned(name, [(0, z0), (r, z0, edge), (r, z1, edge), (0, z1)], material, **more)


def bar(name, a, b, r, material):
    """A straight round bar."""
    return geo.tube(name, [a, b], r, material, res=10, bezier=False)


def along(ob, at, direction):
    """Rotates a piece so that its z axis points in `direction`, and moves its origin to `at`."""
    ob.location = at
    ob.rotation_euler = Vector(direction).to_track_quat("Z", "Y").to_euler()
    return ob


def globe(name, R, material, z=0.0, top=0.955, bottom=-1.0, seg=160):
    """An opal ball cut off at `top` and `bottom` (shares of R). It emits light, so it casts no shadow."""
    a0, a1 = math.asin(bottom), math.asin(top)
    pts = [(R * math.cos(a0 + (a1 - a0) * i / 72), z + R * math.sin(a0 + (a1 - a0) * i / 72)) for i in range(73)]
    if bottom <= -1:
        pts[0] = (0, pts[0][1])
    ob = geo.lathe(name, pts, material, seg=seg)
    studio.lampgroup(ob)
    ob.visible_shadow = False
    return ob


def floor_cord(x, y, color, r=0.0029, reach=6.0, z=0.0):
    """A textile cord from the back of a foot to the right. It does not count for the subject's size."""
    pts = [(x * 0.6, y + 0.02, z + r * 1.6), (x + 0.03, y + 0.10, z + r), (x + 0.16, y + 0.20, z + r),
           (x + 0.42, y + 0.22, z + r), (x + 0.9, y + 0.30, z + r), (x + reach, y + 0.6, z + r)]
    return geo.tube("cord", pts, r, mat.cord("cord", srgb(color)), res=6)


def hung_cord(z, length, color, r=0.0029, at=(0, 0)):
    return geo.tube("cord", [(*at, z), (*at, z + length)], r, mat.cord("cord", srgb(color)), res=8, bezier=False)
