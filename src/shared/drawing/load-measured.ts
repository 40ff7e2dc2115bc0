import * as v from 'valibot'
import type { Fetch } from '../../services.ts'
import type { Visit } from '../../visit.ts'
import { queryContent } from '../content/client.ts'
import { lenientFlag, listOf, mainListOf, orNull } from '../content/shapes/tolerant.ts'
import { type Measured, measureProduct } from './measured.ts'

const document = `query Measures($locale: Locale!, $ids: [ID!]!, $preview: Boolean) {
  productsByIds(locale: $locale, ids: $ids, preview: $preview) {
    id categories { slug isMainCategory }
    facts { dimensions { diameter width height depth length } cableLength }
  }
}`

const length = orNull(v.number())

const schema = v.object({
  productsByIds: mainListOf(
    v.object({
      id: v.string(),
      categories: listOf(v.object({ slug: v.string(), isMainCategory: lenientFlag })),
      facts: v.object({
        dimensions: listOf(v.object({ diameter: length, width: length, height: length, depth: length, length })),
        cableLength: length,
      }),
    }),
  ),
})

/**
 * Loads what drawings of products need, by product id. Products without measures are left out.
 * Throws `ContentError`.
 */
export async function loadMeasured(content: Fetch, { locale, preview }: Visit, ids: string[]) {
  const { productsByIds } = await queryContent(content, document, { locale, preview, ids }, schema)
  return new Map(
    productsByIds.flatMap(({ id, categories, facts }): [string, Measured][] => {
      const main = categories.filter(one => one.isMainCategory)
      const measured = measureProduct({ ...facts, categories: [...main, ...categories].map(({ slug }) => slug) })
      return measured ? [[id, measured]] : []
    }),
  )
}
