import * as v from 'valibot'
import type { LitImages } from '#client/shared/ui/picture/lit-picture.tsx'
import type { Fetch } from '../../services.ts'
import { queryContent } from '../../shared/content/client.ts'
import { media, mediaFragment } from '../../shared/content/shapes/shapes.ts'
import { lenientText, listOf, mainListOf, orNull } from '../../shared/content/shapes/tolerant.ts'
import type { Visit } from '../../visit.ts'

const idsDocument = `query DownloadIds($first: Int!) {
  slugs(type: product, first: $first) { entries { id } }
}`
const idsSchema = v.object({ slugs: v.object({ entries: mainListOf(v.object({ id: v.string() })) }) })

const document = `query Downloads($locale: Locale!, $ids: [ID!]!, $preview: Boolean) {
  productsByIds(locale: $locale, ids: $ids, preview: $preview) {
    slug name variantName family { name } media { ...Media }
  }
}${mediaFragment}`

const product = v.object({
  slug: v.string(),
  name: v.string(),
  variantName: lenientText,
  family: orNull(v.object({ name: v.string() })),
  media: listOf(media),
})
const schema = v.object({ productsByIds: mainListOf(product) })

/** A product with a data sheet and pictures to download. */
export interface Downloadable {
  slug: string
  name: string
  finish: string
  pictures: LitImages[]
}

export interface DownloadFamily {
  /** Empty for products without a family. */
  name: string
  articles: Downloadable[]
}

/** Number of products in one query, the maximum of the content service. */
const chunk = 96
/** At most this many products, to limit the page's size. Product pages have all downloads too. */
const maxArticles = 3 * chunk

/** Loads products with their pictures, grouped by family and sorted. Throws `ContentError`. */
export async function loadFamilies(content: Fetch, visit: Visit): Promise<DownloadFamily[]> {
  const { locale, preview } = visit
  const { entries } = (await queryContent(content, idsDocument, { first: maxArticles }, idsSchema)).slugs
  const starts = Array.from({ length: Math.ceil(entries.length / chunk) }, (_, index) => index * chunk)
  const answers = await Promise.all(
    starts.map(start => {
      const ids = entries.slice(start, start + chunk).map(({ id }) => id)
      return queryContent(content, document, { locale, preview, ids }, schema)
    }),
  )
  const compare = new Intl.Collator(locale).compare
  const products = answers
    .flatMap(({ productsByIds }) => productsByIds)
    .sort((a, b) => compare(`${a.name} ${a.variantName}`, `${b.name} ${b.variantName}`))
  return [...Map.groupBy(products, ({ family }) => family?.name ?? '')]
    .map(([name, group]) => ({
      name,
      articles: group.map(({ slug, name, variantName, media }) => ({
        slug,
        name,
        finish: variantName,
        pictures: media,
      })),
    }))
    .sort((a, b) => Number(!a.name) - Number(!b.name) || compare(a.name, b.name))
}
