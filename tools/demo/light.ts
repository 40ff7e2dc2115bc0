import { readFileSync } from 'node:fs'
import { lamps } from './goniometer/lamps.ts'

/** The content service's `photometry` entries; `npm run light` computes their files. */
export const photometries = lamps.map(({ name }) => ({
  slug: name,
  file: readFileSync(`tools/demo/light/${name}.ldt`, 'latin1').replaceAll('\r\n', '\n'),
  origin: 'computed',
}))

const names = new Map(lamps.flatMap(({ name, articles }) => articles.map(id => [id, name])))

/** The entry of an article's luminous intensities; undefined when they are unknown. */
export const photometryOf = (id: string) => names.get(id)
