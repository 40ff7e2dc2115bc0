import { disc } from '../faces.ts'
import { black, brass, type Finish, marble, opal } from '../finishes.ts'
import { lathe } from '../lathe.ts'
import { tube } from '../parts.ts'
import { dome, slab } from '../profiles.ts'
import type { Subject } from '../scene.ts'

/** Bågvik: one bar from the floor, over, and down to a dome. */
export const arc = (): Subject => ({
  room: 'floor',
  lamps: [{ at: [322, -500, 40], power: 1.8, reach: 150 }],
  touches: [{ x: 850, y: 1236, rx: 150, ry: 31 }],
  pools: [{ x: 400, y: 1235, rx: 900, ry: 270, power: 0.8 }],
  halos: [{ x: 322, y: 520, r: 280, power: 0.3 }],
  pieces: [
    lathe(slab(150, 74, 7), marble, { x: 850, y: 1236 }),
    lathe(slab(28, 26, 4), brass, { x: 850, y: 1166 }),
    tube('M850 1150V560C850 90 322 90 322 330V372', 17, black),
    lathe(slab(18, 40, 4), brass, { x: 322, y: 384 }),
    lathe(dome(134, 128), black, { x: 322, y: 500, tilt: -0.045 }),
    lathe(
      [
        [0, 0],
        [122, 0.6],
      ],
      opal,
      { x: 322, y: 501, tilt: -0.05 },
    ),
  ],
})

const HEAD = [
  [120, 0, 3],
  [123, 6, 4],
  [62, 196, 18],
  [40, 214, 8],
  [40, 262, 10],
  [0, 264],
] as const
const MOUTH = [
  [0, 0],
  [110, 0.6],
] as const

/** Skarpnäs on a desk. */
export const desk = (body: Finish): Subject => ({
  room: 'floor',
  lamps: [{ at: [300, -660, 60], power: 1.6, reach: 170 }],
  touches: [{ x: 720, y: 1210, rx: 168, ry: 34 }],
  pools: [{ x: 250, y: 1215, rx: 880, ry: 300, power: 0.85 }],
  halos: [{ x: 280, y: 690, r: 300, power: 0.26 }],
  pieces: [
    lathe(slab(168, 34, 6), body, { x: 720, y: 1210 }),
    lathe(slab(24, 42, 4), brass, { x: 720, y: 1178 }),
    tube('M720 1150L900 700', 17, body),
    tube('M900 700L372 470', 17, body),
    disc(900, 700, 25, brass, 6),
    disc(720, 1150, 20, brass, 5),
    lathe(HEAD, body, { x: 316, y: 650, turn: 22, tilt: -0.16 }),
    lathe(MOUTH, opal, { x: 316, y: 651, turn: 22, tilt: -0.16 }),
    disc(374, 470, 22, brass, 6),
  ],
})

/** Skarpnäs on a wall: the plate to the right, the arm swung out. */
export const wall = (): Subject => ({
  room: 'wall',
  lamps: [{ at: [330, -830, 60], power: 1.6, reach: 190 }],
  touches: [{ x: 880, y: 600, rx: 78, ry: 78 }],
  pools: [{ x: 330, y: 1010, rx: 620, ry: 620, power: 0.72 }],
  halos: [{ x: 330, y: 850, r: 330, power: 0.24 }],
  pieces: [
    disc(880, 600, 78, black, 9),
    tube('M880 600L372 560', 18, black),
    disc(880, 600, 27, brass, 6),
    lathe(
      HEAD.map(([r, h, f = 0]) => [r * 1.3, h * 1.3, f] as const),
      black,
      { x: 330, y: 800, turn: 8, tilt: -0.16 },
    ),
    lathe(
      [
        [0, 0],
        [143, 0.6],
      ],
      opal,
      { x: 330, y: 801, turn: 8, tilt: -0.16 },
    ),
    disc(372, 560, 25, brass, 6),
  ],
})
