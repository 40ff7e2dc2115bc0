import { lightFields } from '../../shared/edge/query/light/fields.ts'
import type { LightProduct } from '../lamps/light-product.ts'
import { reader } from '../parts/reader.ts'
import type { BathroomPlan } from './plan.ts'
import type { Bath, HungOver } from './zones.ts'

export const zonesFields = lightFields.lightBathroom

/** What `/light/bathroom` is asked; lengths in cm. */
export function parseZonesQuery(query: URLSearchParams) {
  const { number, word, text } = reader(query)
  return {
    lamp: text('lamp'),
    kind: word('kind', zonesFields.kind),
    length: number('length', zonesFields.length),
    width: number('width', zonesFields.width),
    room: number('room', zonesFields.room),
    ceiling: number('ceiling', zonesFields.ceiling),
    outlet: number('outlet', zonesFields.outlet),
    screen: number('screen', zonesFields.screen),
    jets: word('jets', zonesFields.jets),
  }
}

export type ZonesQuery = ReturnType<typeof parseZonesQuery>

/** A bath or shower in the corner of a room, in mm. */
export interface Bathroom {
  bath: Bath
  plan: BathroomPlan
  /** The wall's length. */
  room: number
  ceiling: number
  hasJets: boolean
}

/** Rims of baths and of shower trays above the floor. */
const rims = { bath: 560, tray: 60, floor: 0 }

/** Null while a number cannot be used. */
export function bathroomOf({ kind, length, width, room, ceiling, outlet, screen, jets }: ZonesQuery): Bathroom | null {
  if (length.value === null || width.value === null || screen.problem) return null
  if (room.value === null || ceiling.value === null || outlet.value === null) return null
  const hasBasin = kind !== 'floor'
  const [long, wide] = [length.value * 10, width.value * 10]
  return {
    bath: { hasBasin, rim: rims[kind], outlet: outlet.value * 10 },
    plan: {
      basin: hasBasin ? { length: long, width: wide } : null,
      screen: screen.value === null ? null : { at: long, depth: screen.value * 10 },
    },
    room: Math.max(room.value * 10, hasBasin || screen.value !== null ? long : 0),
    ceiling: ceiling.value * 10,
    hasJets: jets === 'yes',
  }
}

/** What stands free or has a plug. */
const loose = ['portable', 'table', 'floor']

/** What a lamp says of where it may hang. */
export function hungOverOf({ facts, categories }: LightProduct): HungOver {
  const isIn = (slugs: string[]) => categories.some(slug => slugs.includes(slug))
  const isLoose = isIn(loose) || (facts.cableLength !== null && isIn(['wall', 'bathroom']))
  // Only these are known to be fastened and wired.
  const isFixed = isLoose ? false : isIn(['ceiling', 'bathroom']) || null
  return { ip: facts.ipClass, isolation: facts.isolationClass, isFixed }
}
