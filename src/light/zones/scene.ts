import type { Language } from '#client/i18n/use-translate.ts'
import { across, upright } from '../../drawing/dimension.ts'
import { path, rectangle } from '../../drawing/path.ts'
import { cm } from '../parts/figures.ts'
import { type Scene, sceneWidth } from '../parts/scene.tsx'
import type { Bathroom } from './asked.ts'
import { outletReach, topOf, zoneWidth } from './zones.ts'

const margin = 34
const below = 40
const tallest = 380
/** What is drawn of the room in front of the bath, in mm. */
const inFront = 1300

const scaleOf = (room: number, height: number) => Math.min((sceneWidth - 2 * margin) / room, tallest / height)

/** How far zones 1 and 2 reach from the corner, in mm. */
function reachOf({ bath, length, room }: Bathroom) {
  const one = Math.min(room, bath.hasBasin ? length : outletReach)
  return { one, two: bath.hasBasin ? Math.min(room, one + zoneWidth) : one }
}

/** The zones seen from the side, the bath or the outlet at the left wall. */
export function sideScene(bathroom: Bathroom, language: Language): Scene {
  const { t } = language
  const { bath, room, ceiling } = bathroom
  const scale = scaleOf(room, ceiling)
  const [left, right] = [margin, margin + room * scale]
  const floor = margin / 2 + ceiling * scale
  const y = (above: number) => floor - above * scale
  const x = (from: number) => left + from * scale
  const top = Math.min(topOf(bath), ceiling)
  const { one, two } = reachOf(bathroom)
  const low = bath.hasBasin ? bath.rim : 100
  const box = (from: number, to: number, lower: number, upper: number) =>
    rectangle(x(from), y(upper), (to - from) * scale, (upper - lower) * scale)
  const words = { zone: t('light.zone'), top: cm(top, language) }
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
        d: path`M${x(0)} ${y(bath.outlet)} L${x(0) + 10} ${y(bath.outlet)} L${x(0) + 10} ${y(bath.outlet) + 6}`,
      },
      ...labelled(x(one / 2), y((low + top) / 2), `${words.zone} 1`),
      ...(low * scale > 14 ? labelled(x(one / 2), y(low / 2) + 5, `${words.zone} 0`) : []),
      ...(two - one > 300 ? labelled(x((one + two) / 2), y(top / 2), `${words.zone} 2`) : []),
      ...upright(y(top), floor, left - 14, left, words.top),
      ...across(x(0), x(one), floor + 16, floor, cm(one, language)),
      ...(two > one ? across(x(one), x(two), floor + 16, floor, cm(two - one, language)) : []),
    ],
    alternative: t(bath.hasBasin ? 'light.sideAlt' : 'light.sideAltFloor', {
      top: words.top,
      one: cm(one, language),
    }),
  }
}

/** The same from above; the zones go round the basin's corner. */
export function planScene(bathroom: Bathroom, language: Language): Scene {
  const { t } = language
  const { bath, length, width, room } = bathroom
  const deep = width + inFront
  const scale = scaleOf(room, deep)
  const [left, top] = [margin, margin / 2]
  const [right, end] = [left + room * scale, top + deep * scale]
  const at = (mm: number) => mm * scale
  const round = at(bath.hasBasin ? zoneWidth : outletReach)
  // Beyond the walls there are no zones.
  const clip = (value: number) => Math.min(value, right)
  const outer = path`M${left} ${top} L${clip(left + at(length) + round)} ${top} L${clip(left + at(length) + round)} ${top + at(width)} Q${clip(left + at(length) + round)} ${top + at(width) + round} ${clip(left + at(length))} ${top + at(width) + round} L${left} ${top + at(width) + round} Z`
  return {
    height: end + margin / 2,
    shapes: [
      { tone: 'ground', d: rectangle(left, top, right - left, end - top) },
      { tone: bath.hasBasin ? 'zone2' : 'zone1', d: outer },
      ...(bath.hasBasin
        ? ([
            { tone: 'ground', d: rectangle(left, top, at(length), at(width)) },
            { tone: 'zone1', d: rectangle(left, top, at(length), at(width)) },
            ...labelled(left + at(length / 2), top + at(width / 2) + 5, `${t('light.zone')} 0, 1`),
          ] as const)
        : []),
      ...labelled(
        left + at(bath.hasBasin ? length / 2 : outletReach / 2.4),
        top + at(width) + round / 2 + 5,
        `${t('light.zone')} ${bath.hasBasin ? 2 : 1}`,
      ),
    ],
    alternative: t('light.planAlt'),
  }
}

const labelled = (x: number, y: number, text: string) => [{ tone: 'text', text, x, y } as const]
