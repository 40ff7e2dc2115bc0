import { readFileSync } from 'node:fs'
import { lamps } from './goniometer/lamps.ts'

/** The content service's `photometry` entries, whose files `npm run light` computes. */
export const photometries = lamps.map(({ name }) => ({
  slug: name,
  file: readFileSync(`tools/demo/light/${name}.ldt`, 'latin1').replaceAll('\r\n', '\n'),
  origin: 'computed',
}))

const names = new Map(lamps.flatMap(({ name, articles }) => articles.map(id => [id, name])))

/** Returns the slug of the entry with a product's luminous intensities, or undefined. */
export const photometryOf = (id: string) => names.get(id)
