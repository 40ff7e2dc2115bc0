"""A garden path at dusk: gravel, a lawn, and spruces behind it."""
import math, random
import bpy
from mathutils import Matrix, Vector, noise
from . import geo, mat, stuff, winter
from .mat import N, srgb

TILE = 0.5


def varied(name, *colors, rough=0.8):
    """One of `colors`, or a mix of two, for each separate part of a mesh."""
    n = N(name)
    fac = n("NewGeometry").outputs["Random Per Island"]
    col = n.ramp(fac, *((i / (len(colors) - 1), srgb(c)) for i, c in enumerate(colors)))
    fleck = n("TexNoise", Vector=n("TexCoord").outputs["Object"], Scale=900.0, Detail=3.0).outputs["Fac"]
    tone = n("MapRange", Value=fleck, From_Min=0.3, From_Max=0.7, To_Min=0.78, To_Max=1.15).outputs[0]
    col = n("MixRGB", {"blend_type": "MULTIPLY"}, Fac=1.0, Color1=col, Color2=tone).outputs[0]
    return n.out(n("BsdfPrincipled", Base_Color=col, Roughness=rough, Specular=0.25).outputs[0])


def pebble(rnd):
    """The corners and faces of a worn stone of about unit size."""
    shape, way = [], rnd.uniform(0, 50)
    for j in range(1, 6):
        for i in range(9):
            a, b = 2 * math.pi * i / 9, math.pi * j / 6
            p = Vector((math.sin(b) * math.cos(a), math.sin(b) * math.sin(a), math.cos(b)))
            shape.append(p * (1 + 0.20 * noise.noise(p * 0.9 + Vector((way, 0, 0)))))
    faces = [(j * 9 + i, j * 9 + (i + 1) % 9, (j + 1) * 9 + (i + 1) % 9, (j + 1) * 9 + i) for j in range(4) for i in range(9)]
    return shape, faces + [tuple(range(8, -1, -1)), tuple(range(36, 45))]


def tile(name, material, number, piece):
    """A square mesh of `number` pieces; `piece(x, y)` returns corners and faces."""
    rnd, corners, faces = random.Random(number), [], []
    for _ in range(number):
        own, own_faces = piece(rnd.uniform(-TILE / 2, TILE / 2), rnd.uniform(-TILE / 2, TILE / 2))
        faces += [tuple(len(corners) + i for i in face) for face in own_faces]
        corners += own
    me = bpy.data.meshes.new(name)
    me.from_pydata(corners, [], faces)
    me.materials.append(material)
    me.polygons.foreach_set("use_smooth", [True] * len(faces))
    return me


def spread(tiles, x0, x1, y0, y1, inside=lambda x, y: True, seed=1):
    rnd = random.Random(seed)
    for i in range(round((x1 - x0) / TILE)):
        for j in range(round((y1 - y0) / TILE)):
            x, y = x0 + TILE * (i + 0.5), y0 + TILE * (j + 0.5)
            if inside(x, y):
                one = bpy.data.objects.new("tile", rnd.choice(tiles))
                bpy.context.scene.collection.objects.link(one)
                one.location, one.rotation_euler = (x, y, 0), (0, 0, math.pi / 2 * rnd.randrange(4))
                one.lightgroup = "studio"


def gravel(number=5200):
    rnd = random.Random(4)
    kinds = [pebble(rnd) for _ in range(24)]

    def piece(x, y):
        shape, faces = rnd.choice(kinds)
        size = 0.0036 + 0.0062 * rnd.random() ** 3
        turn = Matrix.Rotation(rnd.uniform(0, 6.3), 3, "Z") @ Matrix.Rotation(rnd.gauss(0, 0.35), 3, "X") @ Matrix.Diagonal((1.2, 0.95, 0.68))
        at = Vector((x, y, rnd.uniform(-0.006, 0.0015)))
        return [at + turn @ p * size for p in shape], faces
    stone = varied("gravel", "#4d4742", "#756c62", "#8d8375", "#675b50", "#a2988a", rough=0.85)
    return [tile("gravel", stone, number + k, piece) for k in range(2)]


def lawn(number=5200):
    rnd = random.Random(5)

    def piece(x, y):
        long, lean, turn = rnd.uniform(0.030, 0.062), rnd.uniform(0.1, 0.75), rnd.uniform(0, 6.3)
        way, side = Vector((math.cos(turn), math.sin(turn), 0)), Vector((-math.sin(turn), math.cos(turn), 0)) * 0.0013
        foot, bend = Vector((x, y, -0.004)), Vector((x, y, long * 0.6)) + way * long * lean * 0.3
        tip = Vector((x, y, long * (1 - 0.3 * lean))) + way * long * lean
        return [foot - side, foot + side, bend - side * 0.8, bend + side * 0.8, tip], [(0, 1, 3, 2), (2, 3, 4)]
    blade = varied("grass", "#2e3622", "#3f472b", "#535738", "#474f30", "#6f6a48", rough=0.6)
    return [tile("grass", blade, number + k, piece) for k in range(2)]


def setts(y):
    """A row of granite setts between the gravel and the lawn."""
    rnd, x = random.Random(6), -2.0
    granite = stuff.stone("granite", srgb("#6f6b67"), 0.75, 14.0, 0.14)
    while x < 2.0:
        wide = rnd.uniform(0.085, 0.105)
        geo.box("sett", (wide - 0.008, 0.088, 0.05), granite, at=(x + wide / 2, y + rnd.uniform(-0.004, 0.004), -0.038 + rnd.uniform(-0.002, 0.003)), bevel=0.011,
                rot=(rnd.gauss(0, 0.03), rnd.gauss(0, 0.03), rnd.gauss(0, 0.03)))
        x += wide


def path(edge=0.5):
    """Gravel in front of y = `edge`, then a lawn, spruces far behind it, and the sky after sunset."""
    geo.box("soil", (120, 7, 0.02), mat.plain("soil", srgb("#2a2622"), 0.95, 0.05), at=(0, 0, -0.0225), bevel=0)
    geo.box("meadow", (120, 120, 0.02), stuff.stone("meadow", srgb("#3c4329"), 0.95, 1.4, 0.2), at=(0, 63.2, -0.0225), bevel=0)
    spread(gravel(), -2.0, 2.0, -3.0, edge)
    setts(edge + 0.045)
    spread(lawn(), -3.5, 3.5, edge + 0.09, edge + 12.09, seed=2)
    rnd = random.Random(8)
    needles = [winter.spruce([mat.plain("needle", srgb(color), 0.8, 0.1)] * 2, seed) for color, seed in (("#1d2620", 3), ("#232a1e", 9))]
    near = [(-3.1, 15, 4.6), (-4.0, 17, 5.4), (3.7, 19, 4.4), (-2.2, 19, 3.0)]
    far = [(-16 + 32 * (i + rnd.random()) / 60, rnd.uniform(40, 46), rnd.uniform(1.9, 4.1)) for i in range(60)]
    for x, y, tall in near + far:
        tree = bpy.data.objects.new("spruce", rnd.choice(needles))
        bpy.context.scene.collection.objects.link(tree)
        tree.location, tree.rotation_euler = (x, y, -0.06), (0, 0, rnd.uniform(0, 6.3))
        tree.scale = (tall * 1.4, tall * 1.4, tall)
        tree.lightgroup = "studio"
