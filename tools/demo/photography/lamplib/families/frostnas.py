"""Frostnäs: a star of seven folded points with small cut holes, 550 x 170 mm."""
import math
import bpy
from mathutils import Matrix, Vector
from .. import geo, mat, parts, sets, studio
from ..mat import srgb

R, INNER, DEPTH = 0.275, 0.118, 0.085
POINTS = 7
STEP = math.pi / POINTS
FLAP = 0.009
PAPER = {"paper": ("#f1ebdf", 1.0), "red": ("#9c3025", 0.40)}
# Where holes are along a fold and beside it, as shares of the facet's sides, and their radius in m.
HOLES = ((0.30, 0.26, 0.0058), (0.41, 0.22, 0.0050), (0.52, 0.18, 0.0043), (0.62, 0.14, 0.0036), (0.71, 0.10, 0.0030))


def paper(name, color, through, k, flaps):
    """Folded paper, white inside. It is double along `flaps`, where it is glued: two points each, in the facet's own metres.
    All rays but the camera's meet an even emitter, which Cycles can sample."""
    n = mat.N(name)
    co = n("TexCoord").outputs["Object"]
    fibre = n("TexNoise", Vector=co, Scale=340.0, Detail=3.0).outputs["Fac"]
    cloud = n("TexNoise", Vector=co, Scale=85.0, Detail=5.0, Roughness=0.6).outputs["Fac"]
    wave = n("TexNoise", Vector=co, Scale=11.0, Detail=1.0).outputs["Fac"]
    bump = n("Bump", Strength=0.12, Distance=0.0003, Height=fibre)
    bump = n("Bump", Strength=0.35, Distance=0.006, Height=wave, Normal=bump.outputs[0])
    col = srgb(color)
    light = n("MapRange", Value=cloud, From_Min=0.3, From_Max=0.7, To_Min=0.80, To_Max=1.0).outputs[0]
    for a, b in flaps:
        light = n.math("MULTIPLY", light, beside(n, co, a, b))
    deep = tuple(c ** (1.0 if through == 1 else 1.25) for c in col[:3])
    seen = n("MixRGB", {"blend_type": "MULTIPLY"}, Fac=1.0, Color1=(*deep, 1), Color2=light)
    side = n("MixRGB", Fac=n("NewGeometry").outputs["Backfacing"], Color1=col, Color2=srgb(PAPER["paper"][0]))
    dif = n("BsdfDiffuse", Color=side.outputs[0], Roughness=0.5, Normal=bump.outputs[0])
    tr = n("BsdfTranslucent", Color=seen.outputs[0])
    sheet = n("MixShader", Fac=0.24 if through == 1 else 0.36, _1=dif.outputs[0], _2=tr.outputs[0])
    dye = [c / max(col[:3]) for c in col[:3]]
    glow = (*(through * a * b for a, b in zip(mat.kelvin(k), dye)), 1)
    far = n("AddShader", _0=n("BsdfDiffuse", Color=tuple(c * 0.6 for c in col[:3]) + (1,)).outputs[0],
            _1=n("Emission", Color=glow, Strength=0.8).outputs[0])
    return n.out(n("MixShader", Fac=n("LightPath").outputs["Is Camera Ray"], _1=far.outputs[0], _2=sheet.outputs[0]).outputs[0])


def beside(n, co, a, b):
    """Returns the light that passes: less on the flap beside the line from `a` to `b`."""
    (ax, ay), (bx, by) = a, b
    long = math.hypot(bx - ax, by - ay)
    normal = ((by - ay) / long, -(bx - ax) / long, 0)
    off = n("VectorMath", {"operation": "DOT_PRODUCT"}, _0=n("VectorMath", {"operation": "SUBTRACT"}, _0=co, _1=(ax, ay, 0)).outputs[0], _1=normal)
    return n("MapRange", {"interpolation_type": "SMOOTHSTEP"}, Value=n.math("ABSOLUTE", off.outputs["Value"]),
             From_Min=FLAP - 0.0005, From_Max=FLAP + 0.0005, To_Min=0.52, To_Max=1.0).outputs[0]


def at(turn, radius, y):
    return Vector((math.sin(turn) * radius, y, math.cos(turn) * radius))


def flat(name, corners, holes, material):
    """A sheet in the plane z = 0, with round holes: (x, y, radius) each."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions, curve.fill_mode = "2D", "BOTH"
    for line in (corners, *([(x + r * math.cos(t), y + r * math.sin(t)) for t in (i * math.pi / 20 for i in range(40))] for x, y, r in holes)):
        spline = curve.splines.new("POLY")
        spline.points.add(len(line) - 1)
        for point, (x, y) in zip(spline.points, line):
            point.co = (x, y, 0, 1)
        spline.use_cyclic_u = True
    drawn = bpy.data.objects.new(name, curve)
    bpy.context.scene.collection.objects.link(drawn)
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(drawn.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(drawn)
    mesh.materials.clear()
    mesh.materials.append(material)
    return mesh


def disc(place, r):
    ob = geo.lathe("hole", [(r, 0), (0, 0.00001)], mat.glow("hole", 9.0), seg=24)
    ob.matrix_world = place
    return ob


def star(kind, k=2700, cut=True):
    """Twenty-eight equal facets, each from the middle to a tip and a notch. Only those in front have holes.
    Without `cut`, luminous discs on the paper stand for the holes, which makes models for the web small."""
    color, through = PAPER[kind]
    ridge, notch = at(0, R, DEPTH), at(STEP, INNER, DEPTH)
    reach = notch.dot(ridge.normalized())
    middle, tip, inner = (0, 0), (ridge.length, 0), (reach, math.sqrt(notch.length_squared - reach ** 2))
    holes = [(tip[0] * along * (1 - across) + inner[0] * across, inner[1] * across, r) for along, across, r in HOLES]
    glued = [paper("paper", color, through, k, flaps) for flaps in ([(tip, inner)], [(middle, inner)])]
    sheets = {(front, side): flat("star", [middle, tip, inner], holes if front and cut else [], glued[side > 0]) for front in (True, False) for side in (-1, 1)}
    for front, side in ((True, 1), (False, -1)):
        sheets[front, side].flip_normals()
    facets = []
    for front in (True, False):
        for turn in (2 * i * STEP for i in range(POINTS)):
            for side in (-1, 1):
                c = at(0, 0, -DEPTH if front else DEPTH)
                x = (at(turn, R, 0) - c).normalized()
                v = at(turn + side * STEP, INNER, 0) - c
                y = (v - x * v.dot(x)).normalized()
                facet = bpy.data.objects.new("star", sheets[front, side])
                bpy.context.scene.collection.objects.link(facet)
                facet.matrix_world = Matrix.Translation(c) @ Matrix((x, y, x.cross(y))).transposed().to_4x4()
                facets.append(facet)
                if front and not cut:
                    facets += [disc(facet.matrix_world @ Matrix.Translation((hx, hy, -0.0004 * side)), r) for hx, hy, r in holes]
    studio.lampgroup(*facets)
    studio.bulb((0, 0, 0), 5.0, 0.024, k).visible_glossy = False
    globe = parts.globe("opal-bulb", 0.022, mat.glow("opal-bulb", 9.0, k), top=1.0, seg=64)
    globe.visible_diffuse = globe.visible_transmission = False
    return facets


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
