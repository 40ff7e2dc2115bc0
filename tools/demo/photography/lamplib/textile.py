"""Cord, rope and folded cloth: braided, wound by hand, in layers."""
import math
import bpy
from mathutils import Vector, noise
from . import geo, mat
from .mat import N, srgb


def strands(name, color, r, braided=True):
    """Skin of a `laid` tube, by its uv (metres along, share around): a braid's diamonds, or the slant of a twisted rope."""
    n = N(name)
    sep = n("SeparateXYZ", Vector=n("UVMap").outputs[0])
    along = n.math("MULTIPLY", sep.outputs[0], 2 * math.pi / (r * (3.0 if braided else 4.6)))
    around = n.math("MULTIPLY", sep.outputs[1], 2 * math.pi * (5 if braided else 3))
    one = n.math("COSINE", n.math("ADD", around, along))
    if braided:
        one = n.math("MAXIMUM", one, n.math("COSINE", n.math("SUBTRACT", around, along)))
    fuzz = n("TexNoise", Vector=n("TexCoord").outputs["Object"], Scale=1400.0, Detail=2.0).outputs["Fac"]
    h = n.math("ADD", n.math("MULTIPLY", one, 0.75), n.math("MULTIPLY", fuzz, 0.5))
    dark = tuple(c * 0.50 for c in color[:3]) + (1,)
    light = tuple(min(1, c * 1.12) for c in color[:3]) + (1,)
    col = n.ramp(n("MapRange", Value=h, From_Min=-0.1, From_Max=0.95).outputs[0], (0.0, dark), (1.0, light))
    bump = n("Bump", Strength=0.9, Distance=r * 0.35, Height=h)
    return n.out(n("BsdfPrincipled", Base_Color=col, Roughness=0.9, Specular=0.1, Sheen=0.35, Normal=bump.outputs[0]).outputs[0])


def laid(name, pts, r, material, seg=14):
    """A tube through `pts` with uv (metres along, share around), its frame transported without twist."""
    pts = [Vector(p) for p in pts]
    verts, faces, uvs = [], [], []
    side, s = Vector((0, 0, 1)), 0.0
    for i, p in enumerate(pts):
        t = (pts[min(i + 1, len(pts) - 1)] - pts[max(i - 1, 0)]).normalized()
        side = (side - t * side.dot(t)).normalized()
        up = t.cross(side)
        if i:
            s += (p - pts[i - 1]).length
        uvs.append(s)
        verts += [p + (side * math.cos(a) + up * math.sin(a)) * r for a in (2 * math.pi * j / seg for j in range(seg))]
    me = bpy.data.meshes.new(name)
    for i in range(len(pts) - 1):
        faces += [(i * seg + j, i * seg + (j + 1) % seg, (i + 1) * seg + (j + 1) % seg, (i + 1) * seg + j) for j in range(seg)]
    me.from_pydata(verts, [], faces)
    flat = [c for i in range(len(pts) - 1) for j in range(seg)
            for c in (uvs[i], j / seg, uvs[i], (j + 1) / seg, uvs[i + 1], (j + 1) / seg, uvs[i + 1], j / seg)]
    me.uv_layers.new(name="UV").data.foreach_set("uv", flat)
    return geo._finish(me, name, material, 80)


def smooth(pts, steps=16):
    """A smooth curve from the first of `pts` through all others (Catmull-Rom)."""
    p = [Vector(q) for q in (pts[0], *pts, pts[-1])]
    out = []
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:]):
        out += [(b * 2 + (c - a) * f + (a * 2 - b * 5 + c * 4 - d) * f * f + (b * 3 - a - c * 3 + d) * f ** 3) / 2 for f in (k / steps for k in range(steps))]
    return [*out, p[-1]]


def hank(R, r, turns, color, seed=1.0, thick=0.014, braided=True, tied=None, tail=0.17):
    """Cord wound by hand into a ring, each turn beside and over the last, tied with a thread; a loose end."""
    pts = []
    for i in range(turns * 44):
        t, a = i / 44, 2 * math.pi * i / 44
        turn = 2.39996 * t + 0.5 * math.sin(a + seed)
        out = thick * (0.42 + 0.58 * abs(math.sin(1.27 * t + seed)))
        q = R + out * math.cos(turn) + 0.035 * R * math.sin(2 * a + seed + 0.15 * t)
        pts.append((q * math.cos(a), q * math.sin(a), max(r, thick * 0.80 + r + 0.8 * out * math.sin(turn))))
    x, y, z = pts[-1]
    pts += [(x + 0.2 * tail * k / 22 + 0.012 * math.sin(k * 0.24), y - tail * k / 22, max(r, z * (1 - k / 9))) for k in range(1, 23)] if tail else []
    laid("hank", pts, r, strands("strands" + color, srgb(color), r, braided))
    if not tied:
        return
    band = mat.cord("tie", srgb(tied))
    for at in (2.3, 5.4):
        ring = []
        for k in range(26 * 5):
            b = 2 * math.pi * k / 26
            q, h = R + (thick + r) * 1.12 * math.cos(b), max(0.0008, (thick * 0.80 + r) * (1 + 1.10 * math.sin(b)))
            c = at + (k / 130 - 0.5) * 0.0075 / R
            ring.append((q * math.cos(c), q * math.sin(c), h))
        geo.tube("tie", ring, 0.0009, band, res=3, bezier=False)


def folded(W, D, h, material, seed=1.0, layers=5):
    """A length of cloth folded to and fro: its bends lie over one another at the front, never quite in line."""
    t = h / layers
    line = []
    for i in range(layers):
        front, back = -D / 2 + 0.0035 * noise.noise((i * 0.9, seed * 7, 0)), D / 2 + 0.004 * noise.noise((i * 0.9, seed * 7, 5))
        ends = (front, back) if i % 2 else (back, front)
        line += [(ends[0] + (ends[1] - ends[0]) * k / 12, t * (i + 0.5)) for k in range(13)]
        if i < layers - 1:
            way = 1 if i % 2 else -1
            line += [(ends[1] + way * t * 0.62 * math.sin(math.pi * k / 8), t * (i + 0.5) + t * (1 - math.cos(math.pi * k / 8)) / 2) for k in range(1, 8)]

    def fn(u, v):
        y, z = line[min(len(line) - 1, round(v * (len(line) - 1)))]
        x = (u - 0.5) * (W + 0.006 * noise.noise((z * 260, seed, 3)))
        sag = 0.0016 * noise.noise((x * 16, y * 16, seed)) * (z / h)
        return (x, y + 0.0016 * noise.noise((x * 30, z * 300, seed)), z + sag)
    cloth = geo.grid("folded", 60, len(line) - 1, fn, material, 70)
    cloth.modifiers.new("thickness", "SOLIDIFY").thickness = t * 0.62
    return cloth


def rolled(W, R, material, turns=4.5, seed=1.0):
    """A towel rolled up along x. Its ends show the spiral, and its outer edge is in front."""
    pitch, n = R * 0.86 / turns, round(64 * turns)

    def fn(u, v):
        i, x = u * n, (v - 0.5) * W
        a = 2 * math.pi * (turns - i / 64) - 2.2
        r = R - 0.004 - pitch * i / 64 + 0.0012 * noise.noise((x * 14, math.cos(a) * 2 + seed, math.sin(a) * 2))
        out = 0.004 * noise.noise((i * 0.022, seed, 8.0)) * (1 if v > 0.5 else -1)
        return (x + out * (2 * abs(v - 0.5)) ** 4, r * math.cos(a), max(0.004, R + r * math.sin(a)))
    cloth = geo.grid("rolled", n, 60, fn, material, 80)
    cloth.modifiers.new("thickness", "SOLIDIFY").thickness = pitch * 0.80
    return cloth
