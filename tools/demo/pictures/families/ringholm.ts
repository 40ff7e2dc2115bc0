import { disc, opening, ring, shine } from '../faces.ts'
import { coldOpal, cord, type Finish, opal } from '../finishes.ts'
import { lathe } from '../lathe.ts'
import { tube } from '../parts.ts'
import { egg, rod, slab } from '../profiles.ts'
import { nearby, type Subject } from '../scene.ts'

const X = 600

/** As the rendered one in brass. */
export const pendant = (metal: Finish): Subject => ({
  room: 'hung',
  lamps: [{ at: [X, -905, 0], power: 1.1, reach: 260 }],
  pools: [{ x: X, y: 905, rx: 760, ry: 760, power: 0.2 }],
  halos: [{ x: X, y: 905, r: 520, power: 0.2 }],
  pieces: [
    tube(`M${X} -20V500`, 10, cord),
    lathe(rod(20, 40, 12), metal, { x: X, y: 530 }),
    lathe(slab(41, 92, 6), metal, { x: X, y: 616 }),
    lathe(
      [
        [97, 0, 4],
        [97, 12, 4],
        [50, 42, 6],
        [40, 50],
      ],
      metal,
      { x: X, y: 666 },
    ),
    ring(X, 905, 298, 9, metal),
    lathe(egg(258), opal, { x: X, y: 1163 }),
    shine(X, 905, 258),
    lathe(
      [
        [97, 0, 4],
        [97, 12, 4],
        [50, 34],
      ],
      metal,
      { x: X, y: 666 },
    ),
    lathe(
      [
        [6, 0],
        [14, 18],
        [10, 40],
        [18, 52],
        [10, 62],
      ],
      metal,
      { x: X, y: 1222 },
    ),
  ],
})

const DROPS = [
  { x: 318, y: 720 },
  { x: 866, y: 880 },
  { x: 560, y: 1090 },
]

/** Three small globes at three heights, from one cup outside the picture. */
export const cluster = (metal: Finish): Subject => ({
  room: 'hung',
  lamps: DROPS.map(({ x, y }) => ({ at: [x, -y, 0], power: 0.8, reach: 190 })),
  pools: [{ x: X, y: 900, rx: 860, ry: 860, power: 0.24 }],
  halos: DROPS.map(({ x, y }) => ({ x, y, r: 330, power: 0.18 })),
  pieces: DROPS.flatMap(({ x, y }) => [
    tube(`M${x} -20V${y - 250}`, 8, cord),
    lathe(rod(12, 30, 8), metal, { x, y: y - 236 }),
    lathe(slab(27, 60, 5), metal, { x, y: y - 180 }),
    ring(x, y, 190, 7, metal),
    lathe(egg(162), opal, { x, y: y + 162 }),
    shine(x, y, 162),
    lathe(
      [
        [62, 0, 3],
        [62, 9, 3],
        [30, 26],
      ],
      metal,
      { x, y: y - 150 },
    ),
  ]),
})

export const ceiling = (metal: Finish): Subject => ({
  room: 'ceiling',
  lamps: [{ at: [X, -705, 40], power: 1.1, reach: 270 }],
  touches: [{ x: X, y: 312, rx: 142, ry: 34 }],
  pools: [
    { x: X, y: 320, rx: 900, ry: 330, power: 0.6 },
    { x: X, y: 760, rx: 820, ry: 820, power: 0.18 },
  ],
  halos: [{ x: X, y: 715, r: 600, power: 0.22 }],
  pieces: [
    lathe(
      [
        [136, 0, 5],
        [140, 5, 6],
        [140, 120],
      ],
      metal,
      { x: X, y: 452 },
    ),
    lathe(egg(286), opal, { x: X, y: 985 }),
    shine(X, 699, 286),
  ],
})

export const bathroom = (metal: Finish): Subject => ({
  room: 'wall',
  lamps: [{ at: [X, -620, 60], power: 1.1, reach: 260 }],
  touches: [{ x: X, y: 1090, rx: 108, ry: 108 }],
  pools: [{ x: X, y: 640, rx: 900, ry: 900, power: 0.5 }],
  halos: [{ x: X, y: 620, r: 580, power: 0.22 }],
  pieces: [
    disc(X, 1090, 108, metal, 10),
    lathe(rod(20, 190), metal, { x: X, y: 1090 }),
    disc(X, 1090, 38, metal, 10),
    lathe(
      [
        [30, 0, 4],
        [96, 34, 12],
        [112, 62, 4],
        [112, 78, 3],
      ],
      metal,
      { x: X, y: 934 },
    ),
    lathe(egg(262), opal, { x: X, y: 884 }),
    shine(X, 622, 262),
    lathe(
      [
        [112, 0, 3],
        [112, 20, 3],
      ],
      metal,
      { x: X, y: 876 },
    ),
  ],
})

export const globe = (): Subject => ({
  ...nearby,
  room: 'floor',
  touches: [{ x: X, y: 1212, rx: 128, ry: 26 }],
  pieces: [
    lathe(egg(384), coldOpal, { x: X, y: 1232 }),
    shine(X, 848, 384),
    lathe(
      [
        [112, 0, 4],
        [110, 44, 6],
        [116, 52, 4],
      ],
      coldOpal,
      { x: X, y: 488 },
    ),
    opening(X, 436, 116, coldOpal),
  ],
})
