import type { Language } from '#client/shared/texts/use-translate.ts'
import { drawPath, rectangle } from '../../shared/drawing/path.ts'
import type { Scene } from '../parts/scene.tsx'
import type { Bathroom } from './asked.ts'
import { outlineZone, type PlanSpot } from './plan.ts'
import { chooseScale, drawLabel, margin } from './side-scene.ts'
import { outletReach, zoneWidth } from './zones.ts'

/** The drawing shows this depth of the room in front of the bath, in mm. */
const inFront = 1300

/** Draws the zones from above. */
export function drawPlanScene({ bath, plan, room }: Bathroom, { t }: Language): Scene {
  const { basin, screen } = plan
  const { length, width } = basin ?? { length: 0, width: 0 }
  const deep = width + inFront
  const scale = chooseScale(room, deep)
  const [left, top] = [margin, margin / 2]
  const at = (mm: number) => mm * scale
  const zone = (number: number | string) => `${t('light.zone')} ${number}`
  // Zones end at the walls.
  const inside = ([x, y]: PlanSpot) => drawPath`${left + at(Math.min(x, room))} ${top + at(Math.min(y, deep))}`
  const outer = `M${outlineZone(plan).map(inside).join(' L')} Z`
  const reach = bath.hasBasin ? zoneWidth : outletReach
  // The label is in front of the basin, or between the outlet and the screen.
  const [x, y] = [basin ? length / 2 : Math.min(outletReach, screen?.at ?? outletReach) / 2.4, width + reach / 2]
  return {
    height: top + at(deep) + margin / 2,
    shapes: [
      { tone: 'ground', d: rectangle(left, top, at(room), at(deep)) },
      { tone: basin ? 'zone2' : 'zone1', d: outer },
      ...(basin
        ? ([
            { tone: 'ground', d: rectangle(left, top, at(length), at(width)) },
            { tone: 'zone1', d: rectangle(left, top, at(length), at(width)) },
            ...drawLabel(left + at(length / 2), top + at(width / 2) + 5, zone('0, 1')),
          ] as const)
        : []),
      ...drawLabel(left + at(x), top + at(y) + 5, zone(basin ? 2 : 1)),
      ...(screen
        ? ([
            { tone: 'body', d: rectangle(left + at(screen.at) - 1, top, 2, at(Math.min(screen.depth, deep))) },
          ] as const)
        : []),
    ],
    alternative: t(screen ? 'light.planAltScreen' : 'light.planAlt'),
  }
}
