import { block, cast, disc, ellipse, grain } from '../faces.ts'
import { black, brass, type Finish, oak, steel, white, wrap } from '../finishes.ts'
import { lathe } from '../lathe.ts'
import { tube } from '../parts.ts'
import { rod, slab } from '../profiles.ts'
import { nearby, nearbyWall, type Subject } from '../scene.ts'

const X = 600

export const chargingBase = (): Subject => ({
  ...nearby,
  room: 'floor',
  touches: [{ x: X, y: 1080, rx: 380, ry: 76 }],
  pieces: [
    lathe(slab(380, 70, 10), oak, { x: X, y: 1080, tilt: 0.2 }),
    grain(X, 1010, 366, 72),
    lathe(slab(62, 5, 2), brass, { x: X, y: 1014, tilt: 0.2 }),
  ],
})

/** A coil of cord, the holder on it, the ceiling cup before it. */
export const cordSet = (braid: Finish, body: Finish): Subject => ({
  ...nearby,
  room: 'floor',
  touches: [
    { x: 640, y: 1120, rx: 330, ry: 62 },
    { x: 360, y: 1215, rx: 120, ry: 25 },
  ],
  pieces: [
    ...Array.from({ length: 9 }, (_, i) => {
      const [x, y, rx] = [640 + Math.sin(i * 2.4) * 9, 1104 - i * 13, 300 + Math.sin(i * 1.7) * 18]
      return tube(
        `M${x - rx} ${y}a${rx} ${rx * 0.18} 0 1 1 ${rx * 2} 0a${rx} ${rx * 0.18} 0 1 1 ${-rx * 2} 0`,
        17,
        braid,
      )
    }),
    tube('M640 760C640 700 700 640 790 700C880 760 930 900 926 1010', 17, braid),
    lathe(slab(70, 190, 8), body, { x: 640, y: 985 }),
    lathe(rod(30, 36, 16), body, { x: 640, y: 797 }),
    lathe(
      [
        [116, 0, 5],
        [120, 8, 5],
        [112, 84, 24],
        [20, 112, 10],
        [16, 130, 3],
        [0, 131],
      ],
      body,
      { x: 360, y: 1215 },
    ),
  ],
})

export const dimmer = (): Subject => ({
  ...nearbyWall,
  room: 'wall',
  touches: [{ x: X, y: 885, rx: 300, ry: 300 }],
  pieces: [
    block(X - 315, 570, 630, 630, 60, white),
    cast(X - 215, 345, 430, 860, 96),
    block(X - 205, 330, 410, 850, 96, white),
    disc(X, 640, 142, white, 16),
    disc(X, 640, 112, white, 8),
    ellipse(X, 552, 8, 8, black),
  ],
})

export const battery = (): Subject => ({
  ...nearby,
  room: 'floor',
  touches: [{ x: X, y: 1215, rx: 120, ry: 24 }],
  pieces: [
    lathe(slab(112, 30, 6), steel, { x: X, y: 1215 }),
    lathe(
      [
        [117, 0, 5],
        [119, 6, 5],
        [119, 800, 12],
        [100, 812, 6],
      ],
      wrap,
      { x: X, y: 1200 },
    ),
    lathe(slab(92, 14, 5), steel, { x: X, y: 394 }),
    lathe(slab(42, 20, 5), steel, { x: X, y: 380 }),
  ],
})
