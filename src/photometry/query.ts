import * as v from 'valibot'
import type { Distribution } from '#client/shared/photometry/distribution.ts'
import type { Fetch } from '../services.ts'
import { queryContent } from '../shared/content/client.ts'
import { findMeasuredSize } from '../shared/content/shapes/measured-size.ts'
import { contentPhotometry, photometryFragment } from '../shared/content/shapes/photometry.ts'
import { lenientText, listOf, orNull } from '../shared/content/shapes/tolerant.ts'
import { parseDistribution } from '../shared/photometry/distribution-of.ts'
import type { Visit } from '../visit.ts'
import { getOriginalFile, type OriginalFile } from './given-file.ts'

const document = `query Photometry($locale: Locale!, $slug: String!, $preview: Boolean) {
  product(locale: $locale, slug: $slug, preview: $preview) {
    slug name variantName sku
    maker { name }
    items { name }
    categories { slug }
    ${photometryFragment}
  }
}`

const schema = v.object({
  product: v.nullable(
    v.object({
      slug: v.string(),
      name: v.string(),
      variantName: lenientText,
      sku: lenientText,
      maker: orNull(v.object({ name: v.string() })),
      items: listOf(v.object({ name: lenientText })),
      categories: listOf(v.object({ slug: v.string() })),
      photometry: contentPhotometry,
    }),
  ),
})

/** A lamp with a photometric file. */
export interface MeasuredLamp {
  slug: string
  name: string
  finish: string
  /** The size that the file describes, if the lamp has several; else empty. */
  size: string
  /** Whether the lamp is a pendant, for which the page shows the light on a table. */
  isPendant: boolean
  distribution: Distribution
  /** The file to download unchanged; null if it cannot be used unchanged. */
  given: OriginalFile | null
}

/**
 * Loads the lamp at `slug`. Null when it does not exist, or has no valid photometric file. If the
 * file lacks the producer, name or number, those of the shop are used. Throws `ContentError`.
 */
export async function loadMeasuredLamp(content: Fetch, visit: Visit, slug: string): Promise<MeasuredLamp | null> {
  const { locale, preview } = visit
  const { product } = await queryContent(content, document, { locale, preview, slug }, schema)
  const distribution = product?.photometry && parseDistribution(product.photometry, product.slug)
  if (!product || !distribution) return null
  const { name, variantName, sku, maker, items, categories } = product
  const size = findMeasuredSize(items)
  return {
    slug: product.slug,
    name,
    finish: variantName,
    size,
    given: product.photometry && getOriginalFile(product.photometry, distribution),
    isPendant: categories.some(category => category.slug === 'pendant'),
    distribution: {
      ...distribution,
      maker: distribution.maker || (maker?.name ?? ''),
      name: distribution.name || [name, variantName, size].filter(Boolean).join(', '),
      number: distribution.number || sku,
    },
  }
}
