import { lightFields } from '../../edge/query/light/fields.ts'
import type { LightProduct } from '../lamps/light-product.ts'
import { reader } from '../parts/reader.ts'
import type { Bath, Hung } from './zones.ts'

export const fields = lightFields.lightBathroom

/** What `/light/bathroom` is asked; lengths in cm. */
export function askedOf(query: URLSearchParams) {
  const { number, word, text } = reader(query)
  return {
    lamp: text('lamp'),
    kind: word('kind', fields.kind),
    length: number('length', fields.length),
    width: number('width', fields.width),
    room: number('room', fields.room),
    ceiling: number('ceiling', fields.ceiling),
    outlet: number('outlet', fields.outlet),
    jets: word('jets', fields.jets),
  }
}

export type Asked = ReturnType<typeof askedOf>

/** A bath or shower in the corner of a room, in mm. */
export interface Bathroom {
  bath: Bath
  /** Of the basin, along the wall and away from it; without one 0. */
  length: number
  width: number
  /** The wall's length. */
  room: number
  ceiling: number
  hasJets: boolean
}

/** Rims of baths and of shower trays above the floor. */
const rims = { bath: 560, tray: 60, floor: 0 }

/** Null while a number cannot be used. */
export function bathroomOf({ kind, length, width, room, ceiling, outlet, jets }: Asked): Bathroom | null {
  if (room.value === null || ceiling.value === null || outlet.value === null) return null
  const hasBasin = kind !== 'floor'
  if (hasBasin && (length.value === null || width.value === null)) return null
  const basin = (side: number | null) => (hasBasin ? (side ?? 0) * 10 : 0)
  return {
    bath: { hasBasin, rim: rims[kind], outlet: outlet.value * 10 },
    length: basin(length.value),
    width: basin(width.value),
    room: Math.max(room.value * 10, basin(length.value)),
    ceiling: ceiling.value * 10,
    hasJets: jets === 'yes',
  }
}

/** What stands free or has a plug. */
const loose = ['portable', 'table', 'floor']

/** What a lamp says of where it may hang. */
export function hungOf({ facts, categories }: LightProduct): Hung {
  const isIn = (slugs: string[]) => categories.some(slug => slugs.includes(slug))
  const isLoose = isIn(loose) || (facts.cableLength !== null && isIn(['wall', 'bathroom']))
  // Only these are known to be fastened and wired.
  const isFixed = isLoose ? false : isIn(['ceiling', 'bathroom']) || null
  return { ip: facts.ipClass, isolation: facts.isolationClass, isFixed }
}
