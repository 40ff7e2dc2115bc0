import { glassEdge, shine } from '../faces.ts'
import { black, clear, opal, steel } from '../finishes.ts'
import { lathe, type Piece, type Profile } from '../lathe.ts'
import { plain } from '../parts.ts'
import type { Subject } from '../scene.ts'

const X = 600
const FOOT = 1220

/** A screw cap `r` wide and `height` tall, px, standing on its contact. */
function cap(r: number, height: number): Piece[] {
  const threads = Array.from({ length: 31 }, (_, i) => {
    const share = i / 30
    return [r * (0.95 + 0.05 * Math.cos(share * Math.PI * 10)), height * (0.24 + 0.66 * share)] as const
  })
  return [
    lathe(
      [
        [r * 0.26, 0, 4],
        [r * 0.34, height * 0.06, 6],
        [r * 0.4, height * 0.08],
      ],
      steel,
      { x: X, y: FOOT },
    ),
    lathe(
      [
        [r * 0.4, 0],
        [r * 0.8, height * 0.14, 8],
        [r * 0.9, height * 0.18],
      ],
      black,
      { x: X, y: FOOT - height * 0.07 },
    ),
    lathe([...threads, [r, height]], steel, { x: X, y: FOOT }),
  ]
}

const subject = (r: number, middle: number, pieces: Piece[]): Subject => ({
  room: 'floor',
  lamps: [{ at: [X, -middle, 0], power: 1, reach: 240 }],
  touches: [{ x: X, y: FOOT, rx: 26, ry: 6 }],
  pools: [
    { x: X, y: 1215, rx: 1050, ry: 290, power: 0.62 },
    { x: X, y: middle, rx: 760, ry: 760, power: 0.16 },
  ],
  halos: [{ x: X, y: middle, r: r * 2.2, power: 0.24 }],
  pieces,
})

export const globe = () =>
  subject(290, 640, [...cap(84, 196), lathe(round(90, 290, 400), opal, { x: X, y: FOOT - 180 }), shine(X, 640, 290)])

export const standard = () =>
  subject(236, 600, [...cap(108, 220), lathe(pear(100, 236, 640), opal, { x: X, y: FOOT - 212 }), shine(X, 604, 236)])

export const drop = () =>
  subject(190, 700, [...cap(64, 200), lathe(pear(60, 200, 510), opal, { x: X, y: FOOT - 192 }), shine(X, 718, 200)])

export const filament = () =>
  subject(236, 590, [
    ...cap(108, 220),
    lathe(
      [
        [70, 0],
        [52, 60, 20],
        [22, 120, 20],
        [18, 260, 6],
        [0, 262],
      ],
      clear,
      { x: X, y: FOOT - 216, opacity: 0.3 },
    ),
    ...[-66, -22, 22, 66].map(lean => wire(lean)),
    lathe(pear(100, 236, 640), clear, { x: X, y: FOOT - 212, opacity: 0.2 }),
    glassEdge(pear(100, 236, 640), X, FOOT - 212),
    shine(X, 604, 236),
  ])

/** A globe `middle` above its neck, one flowing into the other. */
function round(neck: number, r: number, middle: number): Profile {
  return Array.from({ length: 161 }, (_, i) => {
    const rise = ((middle + r) * i) / 160
    const ball = Math.sqrt(Math.max(0, r * r - (rise - middle) ** 2))
    if (rise > middle) return [ball, rise] as const
    const throat = neck * (1 - (rise / middle) ** 4)
    return [(ball ** 3 + throat ** 3) ** (1 / 3), rise] as const
  })
}

/** Neck, shoulder and a round head. */
function pear(neck: number, r: number, height: number): Profile {
  return Array.from({ length: 121 }, (_, i) => {
    const share = i / 120
    const [crown, rise] = [height - r, share * height]
    if (rise >= crown) return [Math.sqrt(Math.max(0, r * r - (rise - crown) ** 2)), rise] as const
    const t = rise / crown
    return [neck + (r - neck) * (t * t * (3 - 2 * t)), rise] as const
  })
}

const wire = (lean: number) => {
  const path = `M${X + lean * 0.35} 800L${X + lean} 500`
  const stroke = (colour: string, width: number, opacity = 1) =>
    `<path d="${path}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`
  return plain(stroke('#d9b45e', 11), stroke('#ffb65c', 30, 0.35) + stroke('#ffe2a8', 18, 0.8) + stroke('#fffaf0', 10))
}
