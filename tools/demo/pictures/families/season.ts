import { css, scale } from '../colour.ts'
import { flame } from '../faces.ts'
import { type Finish, wax, whiteCord } from '../finishes.ts'
import { lathe, type Piece } from '../lathe.ts'
import { shade, type Vector } from '../light.ts'
import { tube } from '../parts.ts'
import type { Subject } from '../scene.ts'

const STICKS = [
  { x: 320, y: 1178, height: 250 },
  { x: 842, y: 1196, height: 160 },
  { x: 590, y: 1228, height: 372 },
]
const CANDLE = 396

/** Treskär: three heights, one candle each. */
export const candlesticks = (body: Finish): Subject => ({
  room: 'floor',
  lamps: STICKS.map(({ x, y, height }) => ({ at: [x, height + CANDLE + 40 - y, 20], power: 0.8, reach: 150 })),
  touches: STICKS.map(({ x, y }) => ({ x, y, rx: 108, ry: 108 * ((y - 520) / 3400) })),
  pools: [
    { x: 590, y: 1215, rx: 980, ry: 280, power: 0.5 },
    { x: 590, y: 620, rx: 760, ry: 620, power: 0.16 },
  ],
  halos: STICKS.map(({ x, y, height }) => ({ x, y: y - height - CANDLE - 46, r: 190, power: 0.42 })),
  pieces: STICKS.flatMap(({ x, y, height }) => [
    lathe(turned(height), body, { x, y }),
    lathe(
      [
        [27, 0],
        [26, CANDLE, 8],
        [0, CANDLE + 2],
      ],
      wax,
      { x, y: y - height + 22 },
    ),
    flame(x, y - height - CANDLE + 22),
  ]),
})

const turned = (height: number) =>
  [
    [105, 0, 4],
    [108, 5, 4],
    [106, 16, 9],
    [60, 28, 24],
    [22, 54, 22],
    [18, height - 74, 16],
    [30, height - 62, 8],
    [18, height - 50, 12],
    [44, height - 34, 14],
    [48, height - 4, 4],
    [44, height, 3],
    [28, height],
  ] as const

/** Frostnäs: seven folded points, small holes along each. */
export const star = (cloth: Finish): Subject => ({
  room: 'hung',
  lamps: [{ at: [600, -760, 40], power: 1.35, reach: 320 }],
  pools: [{ x: 600, y: 760, rx: 900, ry: 900, power: 0.34 }],
  halos: [{ x: 600, y: 760, r: 560, power: 0.2 }],
  pieces: [
    tube('M600 -20V420', 6, whiteCord),
    ...Array.from({ length: 7 }, (_, i) => point(600, 760, (i * 360) / 7, cloth)),
  ],
})

/** One point: two facets that meet in a ridge, with holes that grow smaller outwards. */
function point(x: number, y: number, degrees: number, cloth: Finish): Piece {
  return light => {
    const [outer, inner] = [430, 186]
    const at = (turn: number, radius: number): [number, number] => {
      const angle = ((degrees + turn) * Math.PI) / 180
      return [x + Math.sin(angle) * radius, y - Math.cos(angle) * radius]
    }
    const facet = (side: 1 | -1) => {
      const corners = [at(0, 0), at(0, outer), at((side * 180) / 7, inner)]
      const [tilt, facing] = [at(side * 62, 1), 0.62]
      const normal: Vector = [(tilt[0] - x) * 0.78, (y - tilt[1]) * 0.78, facing]
      const stops = [0, 0.25, 0.5, 0.75, 1].map(share => {
        const [px, py] = at(0, outer * share)
        return `<stop offset="${share}" stop-color="${css(scale(shade(cloth, normal, [px, -py, 0], light), light.lit && side < 0 ? 0.8 : 1))}"/>`
      })
      const id = `g${light.next()}`
      const [tx, ty] = at(0, outer)
      return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x}" y1="${y}" x2="${tx}" y2="${ty}">${stops.join('')}</linearGradient>
<path d="M${corners.map(corner => corner.join(' ')).join('L')}Z" fill="url(#${id})"/>`
    }
    const holes = [0.3, 0.4, 0.5, 0.59, 0.67].flatMap((share, i) =>
      [-1, 1].map(side => {
        const [hx, hy] = at(side * (10.5 - i * 1.25), outer * share)
        return `<circle cx="${hx}" cy="${hy}" r="${7.5 - i}" fill="${light.lit ? '#fff6e2' : '#a3998b'}"/>`
      }),
    )
    return facet(-1) + facet(1) + holes.join('')
  }
}
