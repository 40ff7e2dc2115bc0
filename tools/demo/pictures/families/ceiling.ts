import { disc, opening, weave } from '../faces.ts'
import { coldOpal, cord, type Finish, opal, white, whiteCord } from '../finishes.ts'
import { lathe } from '../lathe.ts'
import { plain, tube } from '../parts.ts'
import { bowl, dome, rod, slab } from '../profiles.ts'
import { nearby, type Subject } from '../scene.ts'

const X = 600

/** Vävsta: a low, wide drum. */
export const drum = (cloth: Finish): Subject => ({
  room: 'hung',
  lamps: [{ at: [X, -760, 0], power: 1.75, reach: 420 }],
  pools: [
    { x: X, y: 330, rx: 640, ry: 420, power: 0.3 },
    { x: X, y: 1180, rx: 700, ry: 460, power: 0.26 },
  ],
  halos: [{ x: X, y: 780, r: 620, power: 0.14 }],
  pieces: [
    tube(`M${X} -20V600`, 10, whiteCord),
    lathe(rod(16, 50), white, { x: X, y: 630 }),
    lathe(
      [
        [398, 0],
        [398, 300],
      ],
      cloth,
      { x: X, y: 910, tilt: -0.055 },
    ),
    weave(X, 910, 398, 300, -22),
    lathe(
      [
        [398, 0, 3],
        [401, 4, 3],
        [398, 9],
      ],
      cloth,
      { x: X, y: 914, tilt: -0.055 },
    ),
    lathe(
      [
        [0, 0],
        [386, 0.6],
      ],
      opal,
      { x: X, y: 914, tilt: -0.05 },
    ),
    lathe(
      [
        [396, 0],
        [398, 6],
      ],
      cloth,
      { x: X, y: 614, tilt: -0.055, hollow: true },
    ),
  ],
})

export const shade = (cloth: Finish): Subject => ({
  ...nearby,
  room: 'floor',
  touches: [{ x: X, y: 1170, rx: 352, ry: 68 }],
  pieces: [
    lathe(
      [
        [352, 0, 4],
        [355, 5, 4],
        [352, 12, 3],
        [352, 468, 3],
        [355, 474, 4],
        [352, 480, 3],
      ],
      cloth,
      { x: X, y: 1170 },
    ),
    weave(X, 1170, 352, 480, 68),
    opening(X, 690, 352, cloth),
  ],
})

/** Långhed: a level beam on two cords. */
export const beam = (body: Finish): Subject => ({
  room: 'hung',
  lamps: [{ at: [X, -800, 60], power: 0.5, reach: 300 }],
  pools: [{ x: X, y: 1010, rx: 800, ry: 460, power: 0.42 }],
  halos: [{ x: X, y: 802, r: 640, power: 0.1 }],
  pieces: [
    tube('M290 -20V742', 4, cord),
    tube('M910 -20V742', 4, cord),
    lathe(
      [
        [22, 0, 3],
        [25, 3, 3],
        [25, 1027, 3],
        [22, 1030, 3],
        [0, 1030],
      ],
      body,
      { x: 85, y: 766, turn: 90, tilt: 0 },
    ),
    plain(BAR.replace('FILL', '#dedbd5'), BAR.replace('FILL', '#ffedcf')),
  ],
})

const BAR = '<rect x="93" y="786" width="1014" height="13" rx="5" fill="FILL"/>'

/** Tjärna, from below. */
export const opalDisc = (): Subject => ({
  room: 'ceiling',
  lamps: [{ at: [X, -900, 500], power: 0.55, reach: 600 }],
  touches: [{ x: X, y: 490, rx: 372, ry: 130 }],
  pools: [
    { x: X, y: 500, rx: 900, ry: 420, power: 0.5 },
    { x: X, y: 1150, rx: 900, ry: 560, power: 0.2 },
  ],
  halos: [{ x: X, y: 580, r: 600, power: 0.16 }],
  pieces: [
    lathe(
      [
        [366, 0, 8],
        [370, 14, 6],
        [370, 72],
      ],
      white,
      { x: X, y: 562, tilt: -0.36 },
    ),
    lathe(bowl(352, 62), opal, { x: X, y: 618, tilt: -0.36 }),
  ],
})

/** Tjärna on a wall: the same disc, smaller, and straight on. */
export const wallDisc = (): Subject => ({
  room: 'wall',
  lamps: [{ at: [X, -700, 700], power: 0.6, reach: 560 }],
  touches: [{ x: X, y: 700, rx: 330, ry: 330 }],
  pools: [{ x: X, y: 700, rx: 900, ry: 900, power: 0.62 }],
  halos: [{ x: X, y: 700, r: 620, power: 0.18 }],
  pieces: [disc(X, 700, 338, white, 12), disc(X, 700, 318, opal, 26)],
})

/** Tjärna's glass alone, its mouth down. */
export const discGlass = (): Subject => ({
  ...nearby,
  room: 'floor',
  touches: [{ x: X, y: 1130, rx: 420, ry: 84 }],
  pieces: [lathe(slab(420, 26, 8), coldOpal, { x: X, y: 1130 }), lathe(dome(414, 150, 3), coldOpal, { x: X, y: 1108 })],
})
