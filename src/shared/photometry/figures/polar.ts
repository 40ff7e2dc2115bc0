import type { Distribution } from '#client/shared/photometry/distribution.ts'
import { degreesToRadians } from '#client/shared/photometry/flux.ts'
import { ellipse } from '../../drawing/path.ts'
import type { Drawing, DrawnShape } from '../../drawing/shapes.ts'
import { intensityAt } from '../sampling.ts'
import type { PhotometryTexts } from '../words.ts'
import { chooseScaleStep, drawDashedLine, drawLineThrough, type Point } from './lines.ts'
import { placeRingTexts } from './ring-texts.ts'

const width = 400
const radius = 158
/** Space above the circle for angles, and below it for angles and the legend. */
const [above, below] = [26, 62]
const maxRings = 4

/**
 * Draws the polar diagram in cd per 1000 lm of the light sources. C0–C180 is a solid line. C90–C270
 * is a dashed line, which is left out if the light is rotationally symmetric. Straight down (0°) is
 * at the bottom. The upper or lower half is left out if no light goes there.
 */
export function drawPolarDiagram(distribution: Distribution, words: PhotometryTexts): Drawing {
  const reach = findLitHalves(distribution)
  const centre: Point = [width / 2, above + (reach.up ? radius : 0)]
  const height = centre[1] + (reach.down ? radius : 0) + below
  const highest = Math.max(...distribution.intensities.flat())
  const step = chooseScaleStep(highest, maxRings)
  const rings = Math.max(1, Math.ceil(highest / step - 1e-9))
  const scale = radius / (rings * step)
  const curves = (isRound(distribution) ? [0] : [0, 90]).map(plane => drawCurve(distribution, plane, centre, scale))
  const texts = Array.from({ length: rings }, (_, at) => ({
    radius: ((at + 1) * radius) / rings,
    text: words.number((at + 1) * step),
  }))
  const legendY = height - 14
  return {
    width,
    height,
    shapes: [
      ...grid(
        centre,
        reach,
        texts.map(ring => ring.radius),
      ),
      ...curves.map(
        (curve, at) => ({ tone: 'curve', d: at === 0 ? drawLineThrough(curve) : drawDashedLine(curve) }) as const,
      ),
      ...placeRingTexts(centre, reach, texts, curves),
      ...legend(isRound(distribution), legendY),
    ],
    alternative: words.polar(distribution),
  }
}

export const isRound = ({ symmetry }: Distribution) => symmetry === 'rotational'

interface Reach {
  up: boolean
  down: boolean
}

/** A half is left out if its highest intensity is below this share of the maximum. */
const little = 0.005

function findLitHalves({ angles, intensities }: Distribution): Reach {
  const highest = Math.max(...intensities.flat())
  const has = (isIn: (gamma: number) => boolean) =>
    intensities.some(row => row.some((value, at) => value > highest * little && isIn(angles[at] ?? 0)))
  const up = has(gamma => gamma > 90)
  return { up, down: has(gamma => gamma < 90) || !up }
}

/**
 * Returns the curve of two opposite planes: from 180° to 0° in the plane C + 180°, then from 0° to
 * 180° in the plane C.
 */
function drawCurve(distribution: Distribution, plane: number, [x, y]: Point, scale: number): Point[] {
  const { angles } = distribution
  const side = (c: number, way: number) =>
    angles.map((gamma): Point => {
      const length = intensityAt(distribution, c, gamma) * scale
      return [x + way * length * Math.sin(degreesToRadians(gamma)), y + length * Math.cos(degreesToRadians(gamma))]
    })
  // Beyond the known angles there is no light, so the curve ends at the centre.
  const ended = (points: Point[]): Point[] => {
    const [first = 0, last = 0] = [angles[0], angles.at(-1)]
    return [...(first > 0 ? [[x, y] as const] : []), ...points, ...(last < 180 ? [[x, y] as const] : [])]
  }
  return [...ended(side(plane + 180, -1)).reverse(), ...ended(side(plane, 1))]
}

/** Draws a circle for each radius (a half circle if one half is left out) and a line every 30°. */
function grid([x, y]: Point, { up, down }: Reach, radii: number[]): DrawnShape[] {
  const isIn = (gamma: number) => (gamma < 90 ? down : gamma > 90 ? up : true)
  const spokes = Array.from({ length: 12 }, (_, at) => at * 30).filter(turn =>
    isIn(Math.abs(turn > 180 ? 360 - turn : turn)),
  )
  const circle = (r: number) => {
    if (up && down) return ellipse(x, y, r, r)
    const way = down ? 1 : -1
    const arc = Array.from({ length: 37 }, (_, at): Point => {
      const turn = degreesToRadians(at * 5)
      return [x - r * Math.cos(turn), y + way * r * Math.sin(turn)]
    })
    return drawLineThrough(arc)
  }
  return [
    { tone: 'measure', d: radii.map(circle).join(' ') },
    {
      tone: 'measure',
      d: spokes
        .map(turn =>
          drawLineThrough([
            [x, y],
            [x + radius * Math.sin(degreesToRadians(turn)), y + radius * Math.cos(degreesToRadians(turn))],
          ]),
        )
        .join(' '),
    },
    ...spokes
      .filter(turn => turn <= 180)
      .flatMap(turn => {
        const [aside, along] = [
          (radius + 17) * Math.sin(degreesToRadians(turn)),
          (radius + 15) * Math.cos(degreesToRadians(turn)),
        ]
        const text = `${turn}°`
        const one: DrawnShape = { tone: 'text', text, x: x + aside, y: y + along + 5 }
        return turn === 0 || turn === 180 ? [one] : [one, { ...one, x: x - aside }]
      }),
  ]
}

function legend(round: boolean, y: number): DrawnShape[] {
  const unit: DrawnShape = { tone: 'text', text: 'cd/klm', x: 40, y }
  if (round) return [unit]
  return [
    unit,
    {
      tone: 'curve',
      d: drawLineThrough([
        [122, y - 5],
        [152, y - 5],
      ]),
    },
    { tone: 'text', text: 'C0–C180', x: 184, y },
    {
      tone: 'curve',
      d: drawDashedLine([
        [250, y - 5],
        [280, y - 5],
      ]),
    },
    { tone: 'text', text: 'C90–C270', x: 318, y },
  ]
}
