import { lightFields } from '../../shared/edge/query/light/fields.ts'
import { idsOf, maxLamps } from '../../shared/edge/query/light/light-query.ts'
import type { LightProduct } from '../lamps/light-product.ts'
import { reader } from '../parts/reader.ts'
import type { Room } from './room.ts'

export const fields = lightFields.lightRoom

/** What `/light/room` is asked; lengths in m. */
export function askedOf(query: URLSearchParams) {
  const { number, word, text } = reader(query)
  return {
    length: number('length', fields.length),
    width: number('width', fields.width),
    height: number('height', fields.height),
    use: word('use', fields.use),
    walls: word('walls', fields.walls),
    shade: word('shade', fields.shade),
    eyes: word('eyes', fields.eyes),
    points: number('points', fields.points),
    /** Ids, each as often as the lamp is there. */
    lamps: idsOf(text('lamps')),
  }
}

export type Asked = ReturnType<typeof askedOf>

/** Null while a number cannot be used. */
export function roomOf({ length, width, height, use, walls, shade, eyes, points }: Asked): Room | null {
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

/** The query of the same room with other lamps. */
export function withLamps(query: URLSearchParams, ids: string[]): string {
  const changed = new URLSearchParams(query)
  if (ids.length > 0) changed.set('lamps', ids.toSorted().slice(0, maxLamps).join())
  else changed.delete('lamps')
  return `?${changed.toString().replaceAll('%2C', ',')}`
}

export const without = (ids: string[], id: string): string[] => {
  const at = ids.indexOf(id)
  return at < 0 ? ids : ids.toSpliced(at, 1)
}

/** The light of a lamp in lm, built in or of the brightest bulb found to fit; null if unknown. */
export function lumensOf({ facts, lightSources }: LightProduct): number | null {
  if (facts.luminousFlux) return facts.luminousFlux
  const known = lightSources.flatMap(({ luminousFlux }) => luminousFlux ?? [])
  return known.length > 0 ? Math.max(...known) : null
}
