import { disc } from '../faces.ts'
import { black, brass, clear, oak, opal } from '../finishes.ts'
import { lathe, type Piece } from '../lathe.ts'
import { tube } from '../parts.ts'
import { egg, rod, slab } from '../profiles.ts'
import type { Subject } from '../scene.ts'

/** Grindö: glass in a round cage under a low roof. `r` is its radius, `y` its bottom, px. */
function lantern(x: number, y: number, r: number): Piece[] {
  const [tall, bar] = [r * 2.1, r * 0.045]
  const bars = (from: number, to: number) =>
    Array.from({ length: 3 }, (_, i) => from + ((to - from) * i) / 2).map(degrees => {
      const angle = (degrees * Math.PI) / 180
      const drop = Math.cos(angle) * r * 0.88 * ((y - 520) / 3400)
      return lathe(rod(bar, tall * 0.97), black, { x: x + Math.sin(angle) * r * 0.88, y: y - r * 0.3 + drop })
    })
  return [
    lathe(slab(r * 0.96, r * 0.2, 6), black, { x, y }),
    ...bars(140, 220),
    lathe(rod(r * 0.2, r * 0.5), black, { x, y: y - r * 0.2 }),
    lathe(egg(r * 0.3, r * 0.84), opal, { x, y: y - r * 0.62 }),
    lathe(
      [
        [r * 0.8, 0],
        [r * 0.8, tall],
      ],
      clear,
      { x, y: y - r * 0.18, opacity: 0.1 },
    ),
    ...bars(-66, 66),
    lathe(
      [
        [r * 0.9, 0, 4],
        [r * 0.94, r * 0.06, 4],
        [r * 0.94, r * 0.12],
      ],
      black,
      { x, y: y - r * 0.2 },
    ),
    lathe(
      [
        [r * 1.02, 0, 3],
        [r * 1.08, r * 0.05, 4],
        [r * 1.06, r * 0.1, 5],
        [r * 0.22, r * 0.5, 9],
        [r * 0.16, r * 0.62, 6],
        [r * 0.1, r * 0.7, 6],
        [0, r * 0.72],
      ],
      black,
      { x, y: y - r * 0.18 - tall },
    ),
  ]
}

export const wall = (): Subject => ({
  room: 'wall',
  lamps: [{ at: [600, -690, 0], power: 0.9, reach: 200 }],
  touches: [{ x: 600, y: 1060, rx: 112, ry: 112 }],
  pools: [{ x: 600, y: 760, rx: 850, ry: 900, power: 0.6 }],
  halos: [
    { x: 600, y: 660, r: 560, power: 0.3 },
    { x: 600, y: 690, r: 260, power: 1.7 },
  ],
  pieces: [
    disc(600, 1060, 112, black, 10),
    lathe(rod(22, 130), black, { x: 600, y: 1066 }),
    disc(600, 1062, 36, black, 10),
    ...lantern(600, 950, 232),
  ],
})

export const bollard = (): Subject => ({
  room: 'floor',
  lamps: [{ at: [600, -500, 0], power: 0.9, reach: 130 }],
  touches: [{ x: 600, y: 1236, rx: 92, ry: 19 }],
  pools: [{ x: 600, y: 1236, rx: 1000, ry: 300, power: 0.72 }],
  halos: [
    { x: 600, y: 500, r: 460, power: 0.3 },
    { x: 600, y: 492, r: 150, power: 1.7 },
  ],
  pieces: [
    lathe(slab(92, 16, 4), black, { x: 600, y: 1236 }),
    lathe(rod(48, 610), black, { x: 600, y: 1222 }),
    lathe(
      [
        [48, 0],
        [58, 30, 14],
        [110, 52, 10],
        [118, 60],
      ],
      black,
      { x: 600, y: 672 },
    ),
    ...lantern(600, 624, 126),
  ],
})

/** The lantern with feet and a handle, to be carried. */
export const portable = (): Subject => ({
  room: 'floor',
  lamps: [{ at: [600, -870, 0], power: 0.9, reach: 210 }],
  touches: [{ x: 600, y: 1222, rx: 236, ry: 48 }],
  pools: [{ x: 600, y: 1225, rx: 1150, ry: 330, power: 0.85 }],
  halos: [
    { x: 600, y: 860, r: 560, power: 0.28 },
    { x: 600, y: 880, r: 260, power: 1.5 },
  ],
  pieces: [
    tube('M384 650C384 200 816 200 816 650', 16, black),
    tube('M540 316H660', 34, oak, 'round'),
    ...lantern(600, 1218, 246),
    disc(384, 652, 20, brass, 5),
    disc(816, 652, 20, brass, 5),
  ],
})
