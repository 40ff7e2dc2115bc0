import { disc, opening, trim } from '../faces.ts'
import { brass, coldLinen, type Finish, linen, marble, oak } from '../finishes.ts'
import { lathe } from '../lathe.ts'
import { pleats } from '../parts.ts'
import { rod, slab } from '../profiles.ts'
import { nearby, type Subject } from '../scene.ts'

export const floor = (): Subject => ({
  room: 'floor',
  lamps: [{ at: [600, -335, 0], power: 1.55, reach: 175 }],
  touches: [{ x: 600, y: 1240, rx: 122, ry: 25 }],
  pools: [
    { x: 600, y: 1235, rx: 900, ry: 260, power: 0.62 },
    { x: 600, y: 300, rx: 620, ry: 560, power: 0.24 },
  ],
  halos: [{ x: 600, y: 330, r: 400, power: 0.2 }],
  pieces: [
    lathe(slab(122, 42, 6), marble, { x: 600, y: 1240 }),
    lathe(slab(32, 12, 3), brass, { x: 600, y: 1198 }),
    pleats({ x: 600, y: 1187, bottom: 23, top: 23, height: 750 }, oak, 9),
    lathe(slab(26, 12, 3), brass, { x: 600, y: 442 }),
    opening(600, 436, 190, linen),
    pleats({ x: 600, y: 436, bottom: 190, top: 116, height: 212 }, linen, 58),
    trim(600, 436, 190, linen),
    trim(600, 224, 116, linen),
  ],
})

/** The small table lamp: a shorter column, and a shade of `cloth` as wide as it is tall. */
export const smallTable = (cloth: Finish): Subject => ({
  room: 'floor',
  lamps: [{ at: [600, -640, 0], power: 1.6, reach: 250 }],
  touches: [{ x: 600, y: 1222, rx: 176, ry: 36 }],
  pools: [
    { x: 600, y: 1225, rx: 1050, ry: 300, power: 0.85 },
    { x: 600, y: 520, rx: 660, ry: 560, power: 0.22 },
  ],
  halos: [{ x: 600, y: 640, r: 480, power: 0.2 }],
  pieces: [
    lathe(slab(176, 64, 8), marble, { x: 600, y: 1222 }),
    lathe(slab(60, 18, 4), brass, { x: 600, y: 1160 }),
    pleats({ x: 600, y: 1142, bottom: 46, top: 46, height: 262 }, oak, 11),
    lathe(slab(54, 18, 4), brass, { x: 600, y: 884 }),
    opening(600, 880, 330, cloth),
    pleats({ x: 600, y: 880, bottom: 330, top: 204, height: 400 }, cloth, 60),
    trim(600, 880, 330, cloth, 9),
    trim(600, 480, 204, cloth, 9),
  ],
})

export const wall = (): Subject => ({
  room: 'wall',
  lamps: [{ at: [600, -640, 60], power: 1.6, reach: 270 }],
  touches: [{ x: 600, y: 1080, rx: 104, ry: 104 }],
  pools: [
    { x: 600, y: 330, rx: 560, ry: 460, power: 0.55 },
    { x: 600, y: 1010, rx: 620, ry: 480, power: 0.5 },
  ],
  halos: [{ x: 600, y: 640, r: 560, power: 0.18 }],
  pieces: [
    disc(600, 1080, 104, brass, 10),
    lathe(rod(15, 190), brass, { x: 600, y: 1062 }),
    disc(600, 1080, 30, brass, 8),
    lathe(slab(30, 40, 4), brass, { x: 600, y: 906 }),
    pleats({ x: 600, y: 868, bottom: 306, top: 188, height: 410 }, linen, 58),
    trim(600, 868, 306, linen, 9),
    trim(600, 458, 188, linen, 9),
  ],
})

export const shade = (): Subject => ({
  ...nearby,
  room: 'floor',
  touches: [{ x: 600, y: 1180, rx: 384, ry: 75 }],
  pieces: [
    pleats({ x: 600, y: 1180, bottom: 384, top: 232, height: 430 }, coldLinen, 64),
    trim(600, 1180, 384, coldLinen, 9),
    opening(600, 750, 232, coldLinen),
  ],
})
