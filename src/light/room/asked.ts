import { lightFields } from '../../shared/edge/query/light/fields.ts'
import { maxLamps, parseLampIds } from '../../shared/edge/query/light/light-query.ts'
import type { LightProduct } from '../lamps/light-product.ts'
import { createFieldReader } from '../parts/reader.ts'
import type { RoomSize } from './room.ts'

export const roomFields = lightFields.lightRoom

/** Parses the query of `/light/room`. Lengths are in m. */
export function parseRoomQuery(query: URLSearchParams) {
  const { number, word, text } = createFieldReader(query)
  return {
    length: number('length', roomFields.length),
    width: number('width', roomFields.width),
    height: number('height', roomFields.height),
    use: word('use', roomFields.use),
    walls: word('walls', roomFields.walls),
    shade: word('shade', roomFields.shade),
    eyes: word('eyes', roomFields.eyes),
    points: number('points', roomFields.points),
    /** The ids of the room's lamps. An id is repeated for each piece. */
    lamps: parseLampIds(text('lamps')),
  }
}

export type RoomQuery = ReturnType<typeof parseRoomQuery>

/** Returns the room with lengths in mm, or null if a number is invalid. */
export function toRoom({ length, width, height, use, walls, shade, eyes, points }: RoomQuery): RoomSize | null {
  if (length.value === null || width.value === null || height.value === null || points.value === null) return null
  return {
    length: length.value * 1000,
    width: width.value * 1000,
    height: height.value * 1000,
    use,
    colour: walls,
    spread: shade,
    hasOldEyes: eyes === 'old',
  }
}

/** Formats the query for the same room with the lamps `ids`. */
export function formatRoomQuery(query: URLSearchParams, ids: string[]): string {
  const changed = new URLSearchParams(query)
  if (ids.length > 0) changed.set('lamps', ids.toSorted().slice(0, maxLamps).join())
  else changed.delete('lamps')
  return `?${changed.toString().replaceAll('%2C', ',')}`
}

export const withoutLamp = (ids: string[], id: string): string[] => {
  const at = ids.indexOf(id)
  return at < 0 ? ids : ids.toSpliced(at, 1)
}

/** Finds the luminous flux of a lamp or its brightest bulb in lm; null if unknown. */
export function findLampLumens({ facts, lightSources }: LightProduct): number | null {
  if (facts.luminousFlux) return facts.luminousFlux
  const known = lightSources.flatMap(({ luminousFlux }) => luminousFlux ?? [])
  return known.length > 0 ? Math.max(...known) : null
}
