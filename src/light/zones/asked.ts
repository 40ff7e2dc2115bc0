import { lightFields } from '../../shared/edge/query/light/fields.ts'
import type { LightProduct } from '../lamps/light-product.ts'
import { createFieldReader } from '../parts/reader.ts'
import type { BathroomPlan } from './plan.ts'
import type { Bath, ZoneFacts } from './zones.ts'

export const zonesFields = lightFields.lightBathroom

/** Parses the query of `/light/bathroom`. Lengths are in cm. */
export function parseZonesQuery(query: URLSearchParams) {
  const { number, word, text } = createFieldReader(query)
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

/** A bath or shower in the corner of a room. Lengths are in mm. */
export interface Bathroom {
  bath: Bath
  plan: BathroomPlan
  /** Length of the wall along which the bath or shower is. */
  room: number
  ceiling: number
  hasJets: boolean
}

/** Heights of the rims of bathtubs and shower trays above the floor, in mm. */
const rims = { bath: 560, tray: 60, floor: 0 }

/** Returns the bathroom with lengths in mm, or null if a number is invalid. */
export function toBathroom({ kind, length, width, room, ceiling, outlet, screen, jets }: ZonesQuery): Bathroom | null {
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

/** Categories of lamps that can be moved or have a plug. */
const loose = ['portable', 'table', 'floor']

/** Collects the facts that decide in which zones a lamp may be. */
export function toZoneFacts({ facts, categories }: LightProduct): ZoneFacts {
  const isIn = (slugs: string[]) => categories.some(slug => slugs.includes(slug))
  const isLoose = isIn(loose) || (facts.cableLength !== null && isIn(['wall', 'bathroom']))
  // Only ceiling and bathroom lamps are known to be permanently fixed and wired.
  const isFixed = isLoose ? false : isIn(['ceiling', 'bathroom']) || null
  return { ip: facts.ipClass, isolation: facts.isolationClass, isFixed }
}
