"""Frostnäs: a star of seven folded points with small cut holes, 550 x 170 mm."""
import math
import bpy
from mathutils import Vector
from .. import geo, mat, parts, sets, studio
from ..mat import srgb

R, INNER, DEPTH = 0.275, 0.118, 0.085
POINTS = 7
PAPER = {"paper": ("#f1ebdf", 1.0), "red": ("#9c3025", 0.40)}


def paper(name, color, through, k):
    """Folded paper, brighter near the bulb. All rays but the camera's meet an even emitter, which Cycles can sample."""
    n = mat.N(name)
    co = n("TexCoord").outputs["Object"]
    fibre = n("TexNoise", Vector=co, Scale=340.0, Detail=3.0).outputs["Fac"]
    bump = n("Bump", Strength=0.10, Distance=0.0003, Height=fibre)
    col = srgb(color)
    dif = n("BsdfDiffuse", Color=col, Roughness=0.5, Normal=bump.outputs[0])
    tr = n("BsdfTranslucent", Color=col)
    sheet = n("MixShader", Fac=0.34 if through == 1 else 0.46, _1=dif.outputs[0], _2=tr.outputs[0])
    dye = [c / max(col[:3]) for c in col[:3]]
    glow = (*(through * a * b for a, b in zip(mat.kelvin(k), dye)), 1)
    far = n("AddShader", _0=n("BsdfDiffuse", Color=tuple(c * 0.6 for c in col[:3]) + (1,)).outputs[0],
            _1=n("Emission", Color=glow, Strength=0.8).outputs[0])
    return n.out(n("MixShader", Fac=n("LightPath").outputs["Is Camera Ray"], _1=far.outputs[0], _2=sheet.outputs[0]).outputs[0])


def at(turn, radius, y):
    return Vector((math.sin(turn) * radius, y, math.cos(turn) * radius))


def facets():
    """Lists the corners of the fourteen facets of front and back, three each, beginning with the fold's ridge."""
    step = math.pi / POINTS
    for side in (-1, 1):
        for i in range(POINTS):
            a = 2 * i * step
            for s in (-1, 1):
                yield at(0, 0, side * DEPTH), at(a, R, 0), at(a + s * step, INNER, 0)


def star(kind, k=2700):
    color, through = PAPER[kind]
    me = bpy.data.meshes.new("star")
    verts, faces = [], []
    for tri in facets():
        faces.append([len(verts) + j for j in range(3)])
        verts += [tuple(v) for v in tri]
    me.from_pydata(verts, [], faces)
    ob = bpy.data.objects.new("star", me)
    bpy.context.scene.collection.objects.link(ob)
    me.materials.append(paper("paper", color, through, k))
    studio.lampgroup(ob)
    # From outside, a cut hole is bright if the bulb is on and grey if it is off.
    cut = mat.N("hole")
    hole = cut.out(cut("AddShader", _0=cut("BsdfDiffuse", Color=srgb("#8d857a" if kind == "paper" else "#3a1512")).outputs[0],
                       _1=cut("Emission", Color=(*mat.kelvin(k), 1), Strength=9.0 if kind == "paper" else 3.2).outputs[0]).outputs[0])
    holes = []
    for tip, side in ((t, s) for t in range(POINTS) for s in (-1, 1)):
        a = 2 * math.pi * tip / POINTS
        c, o, v = at(0, 0, -DEPTH), at(a, R, 0), at(a + side * math.pi / POINTS, INNER, 0)
        normal = (o - c).cross(v - c).normalized()
        normal = normal if normal.y < 0 else -normal
        for share, inward, r in ((0.30, 0.20, 0.0058), (0.41, 0.17, 0.0050), (0.52, 0.14, 0.0043), (0.62, 0.11, 0.0036), (0.71, 0.08, 0.0030)):
            p = c + (o - c) * share
            p = p + (v - p) * inward * 1.3 + normal * 0.0004
            h = parts.along(geo.lathe("hole", [(r, 0), (0, 0.00001)], hole, seg=24), p, normal)
            studio.lampgroup(h)
            h.visible_diffuse = h.visible_shadow = False
            holes.append(h)
    studio.bulb((0, 0, 0), 5.0, 0.024, k).visible_glossy = False
    return [ob, *holes]


def hung(kind, near=False):
    objs = star(kind)
    parts.hung_cord(R - 0.004, 1.2, "#e4e0d8", r=0.0022)
    paper_ = "#9f978d" if kind == "paper" else "#c3bcb3"
    sets.air(objs, fill_frame=0.58, centre=0.47, elev=0.5, yaw=9, paper=paper_, wide=0.74, key=1.6)
    # A front light, because folds that face down and away from the key light would be black.
    studio.area("front", (-0.25, -1.9, -0.75), (0, 0, 0), 1.1, 40, k=6000)
    if near:
        studio.camera((0.06, -0.05, 0.07), 0.88, 3, 110, yaw=22, fstop=18, focus=0.82)


SHOTS = {
    "frostnas-star-paper": lambda: hung("paper"),
    "frostnas-star-red": lambda: hung("red"),
    "frostnas-star-paper-detail": lambda: hung("paper", near=True),
    "frostnas-star-red-detail": lambda: hung("red", near=True),
}
