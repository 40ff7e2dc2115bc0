import { brass, type Finish, opal } from '../finishes.ts'
import { lathe } from '../lathe.ts'
import { bowl, dome, rod, slab, trumpet } from '../profiles.ts'
import type { Subject } from '../scene.ts'

const X = 600
const FOOT = 1208

/** The shape of the rendered pictures, in another finish. */
export const portable = (body: Finish): Subject => ({
  room: 'floor',
  lamps: [
    { at: [X, -665, 60], power: 2.2, reach: 130 },
    { at: [X, -690, 0], power: 0.9, reach: 520 },
  ],
  touches: [{ x: X, y: FOOT, rx: 174, ry: 34 }],
  pools: [{ x: X, y: 1215, rx: 1250, ry: 330, power: 1 }],
  halos: [{ x: X, y: 690, r: 280, power: 0.22 }],
  pieces: [
    lathe(trumpet(174, 38, 30, 170), body, { x: X, y: FOOT }),
    lathe(rod(30, 320, 28), body, { x: X, y: FOOT - 168 }),
    lathe(slab(40, 28), brass, { x: X, y: 738 }),
    lathe(bowl(140, 62), opal, { x: X, y: 712 }),
    lathe(dome(304, 305), body, { x: X, y: 652 }),
    lathe(slab(15, 34, 4), brass, { x: X, y: 348 }),
  ],
})

/** The larger one for a socket: a heavier foot, a deeper dome on a stem as thick as a wrist. */
export const table = (body: Finish): Subject => ({
  room: 'floor',
  lamps: [
    { at: [X, -735, 60], power: 2.2, reach: 150 },
    { at: [X, -760, 0], power: 0.9, reach: 520 },
  ],
  touches: [{ x: X, y: FOOT, rx: 205, ry: 41 }],
  pools: [{ x: X, y: 1215, rx: 1250, ry: 330, power: 1 }],
  halos: [{ x: X, y: 770, r: 320, power: 0.22 }],
  pieces: [
    lathe(trumpet(205, 46, 46, 150), body, { x: X, y: FOOT }),
    lathe(rod(46, 240, 44), body, { x: X, y: FOOT - 148 }),
    lathe(slab(58, 24), brass, { x: X, y: 826 }),
    lathe(bowl(190, 74), opal, { x: X, y: 804 }),
    lathe(dome(332, 392), body, { x: X, y: 732 }),
    lathe(slab(22, 30, 5), brass, { x: X, y: 342 }),
  ],
})
