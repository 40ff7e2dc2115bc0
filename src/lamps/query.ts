import * as v from 'valibot'
import * as paths from '#client/paths.ts'
import { jpegEnd } from '#client/shared/browser/images.ts'
import type { BoughtLamp } from '#client/shared/purchase/bought-lamps.ts'
import { createSourceSet, findPictureFile } from '#client/shared/ui/picture/picture.tsx'
import type { UrlTo } from '#client/urls.ts'
import type { Fetch } from '../services.ts'
import { queryContent } from '../shared/content/client.ts'
import { formatFullName } from '../shared/content/shapes/full-name.ts'
import { media, mediaFragment } from '../shared/content/shapes/shapes.ts'
import { lenientText, listOf, mainListOf, orNull } from '../shared/content/shapes/tolerant.ts'
import type { Visit } from '../visit.ts'

const document = `query Lamps($locale: Locale!, $ids: [ID!]!, $preview: Boolean) {
  productsByIds(locale: $locale, ids: $ids, preview: $preview) {
    id ...Named type facts { guarantee producerGuarantee } media(first: 1) { ...Media }
    lightSources { ...Named markets }
    spareParts { ...Named markets }
  }
}
fragment Named on Product { slug name variantName }${mediaFragment}`

const named = { slug: v.string(), name: v.string(), variantName: lenientText }
const part = v.object({ ...named, markets: listOf(v.number()) })
const years = orNull(v.number())

const schema = v.object({
  productsByIds: mainListOf(
    v.object({
      id: v.string(),
      ...named,
      type: lenientText,
      facts: orNull(v.object({ guarantee: years, producerGuarantee: years })),
      media: listOf(media),
      lightSources: listOf(part),
      spareParts: listOf(part),
    }),
  ),
})

/** Types of products that give light by themselves, unlike bulbs, shades and parts. */
const lampTypes = new Set(['lamp', 'candleholder'])

/**
 * Loads those of the products that are lamps with a lit picture. Parts that are not sold in the
 * visit's market are left out. Throws `ContentError`.
 */
export async function loadLamps(content: Fetch, visit: Visit, urlTo: UrlTo, ids: string[]): Promise<BoughtLamp[]> {
  const { locale, preview, market } = visit
  const { productsByIds } = await queryContent(content, document, { locale, preview, ids }, schema)
  const listParts = (parts: v.InferOutput<typeof part>[]) =>
    parts
      .filter(({ markets }) => markets.includes(market))
      .map(({ slug, name, variantName: finish }) => ({
        name: formatFullName({ name, finish }),
        page: urlTo(paths.product, slug),
      }))
  return productsByIds.flatMap(({ id, slug, name, variantName: finish, type, facts, media: [first], ...parts }) => {
    const lit = first?.lit
    if (!lit || !lampTypes.has(type)) return []
    return {
      product: id,
      name: formatFullName({ name, finish }),
      page: urlTo(paths.product, slug),
      jpeg: findPictureFile(lit, 1200) + jpegEnd,
      picture: {
        src: findPictureFile(lit, 800),
        srcSet: createSourceSet(lit),
        width: lit.width,
        height: lit.height,
        alt: first.alt,
      },
      careSheet: urlTo(paths.careSheet, slug),
      lightSources: listParts(parts.lightSources),
      spareParts: listParts(parts.spareParts),
      guaranteeYears: facts?.guarantee ?? facts?.producerGuarantee ?? 0,
    }
  })
}
