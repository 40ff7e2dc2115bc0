import type { Language } from '#client/shared/texts/use-translate.ts'
import { drawHorizontalMeasure, drawVerticalMeasure } from '../../shared/drawing/dimension.ts'
import { drawPath, rectangle } from '../../shared/drawing/path.ts'
import { formatCm } from '../parts/figures.ts'
import { type Scene, sceneWidth } from '../parts/scene.tsx'
import type { Bathroom } from './asked.ts'
import { zoneLengthAlongWall } from './plan.ts'
import { zoneTop } from './zones.ts'

/** Space around a drawing for its dimensions, in the drawing's units. */
export const margin = 34
const below = 40
const tallest = 380

/** Chooses the scale of a drawing: the number of drawing units for each mm. */
export const chooseScale = (room: number, height: number) =>
  Math.min((sceneWidth - 2 * margin) / room, tallest / height)

/** Computes where zones 1 and 2 end along the wall, in mm from the corner. */
function zoneReach({ plan, room }: Bathroom) {
  const two = Math.min(room, zoneLengthAlongWall(plan))
  return { one: plan.basin ? Math.min(room, plan.basin.length) : two, two }
}

/** Draws the zones from the side, with the bath or the outlet at the left wall. */
export function drawSideScene(bathroom: Bathroom, language: Language): Scene {
  const { t } = language
  const { bath, plan, room, ceiling } = bathroom
  const scale = chooseScale(room, ceiling)
  const [left, right] = [margin, margin + room * scale]
  const floor = margin / 2 + ceiling * scale
  const y = (above: number) => floor - above * scale
  const x = (from: number) => left + from * scale
  const top = Math.min(zoneTop(bath), ceiling)
  const { one, two } = zoneReach(bathroom)
  const low = bath.hasBasin ? bath.rim : 100
  const box = (from: number, to: number, lower: number, upper: number) =>
    rectangle(x(from), y(upper), (to - from) * scale, (upper - lower) * scale)
  const words = { zone: t('light.zone'), top: formatCm(top, language) }
  return {
    height: floor + below,
    shapes: [
      { tone: 'ground', d: rectangle(left, y(ceiling), right - left, ceiling * scale) },
      { tone: 'zone1', d: box(0, one, low, top) },
      { tone: 'zone0', d: box(0, one, 0, low) },
      ...(two > one ? [{ tone: 'zone2', d: box(one, two, 0, top) } as const] : []),
      ...(bath.hasBasin ? [{ tone: 'line', d: box(0, one, 0, low) } as const] : []),
      {
        tone: 'line',
        d: drawPath`M${x(0)} ${y(bath.outlet)} L${x(0) + 10} ${y(bath.outlet)} L${x(0) + 10} ${y(bath.outlet) + 6}`,
      },
      ...(plan.screen
        ? ([{ tone: 'body', d: rectangle(x(plan.screen.at) - 1, y(top), 2, top * scale) }] as const)
        : []),
      ...drawLabel(x(one / 2), y((low + top) / 2), `${words.zone} 1`),
      ...(low * scale > 14 ? drawLabel(x(one / 2), y(low / 2) + 5, `${words.zone} 0`) : []),
      ...(two - one > 300 ? drawLabel(x((one + two) / 2), y(top / 2), `${words.zone} 2`) : []),
      ...drawVerticalMeasure(y(top), floor, left - 14, left, words.top),
      ...drawHorizontalMeasure(x(0), x(one), floor + 16, floor, formatCm(one, language)),
      ...(two > one ? drawHorizontalMeasure(x(one), x(two), floor + 16, floor, formatCm(two - one, language)) : []),
    ],
    alternative: t(bath.hasBasin ? 'light.sideAlt' : 'light.sideAltFloor', {
      top: words.top,
      one: formatCm(one, language),
    }),
  }
}

/** Draws text that is centred at (`x`, `y`). */
export const drawLabel = (x: number, y: number, text: string) => [{ tone: 'text', text, x, y } as const]
