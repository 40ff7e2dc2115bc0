import * as v from 'valibot'
import { CommerceError } from '#client/commerce/error.ts'
import type { Language } from '#client/i18n/use-translate.ts'
import { query } from '../content/client.ts'
import { energyClass, eprel } from '../content/energy.ts'
import { contentSummary, productBasicsFragment, summaryVariables, toSummary } from '../content/product-summary.ts'
import { media } from '../content/shapes.ts'
import { flag, listOf, mainListOf, orNull, text } from '../content/tolerant.ts'
import type { Services } from '../services.ts'
import type { Visit } from '../visit.ts'
import { feedItems } from './feed-item.ts'
import { loadSending, type Sending } from './sending.ts'
import { escaped, xmlStart } from './xml.ts'

/** Products in one file, and of them those asked for at once: as many as the content service answers. */
const fileSize = 4800
const chunk = 96

const idsDocument = `query ProductIds($first: Int!, $page: Int!) {
  slugs(type: product, first: $first, page: $page) { entries { id } }
}`
const idsSchema = v.object({ slugs: v.object({ entries: mainListOf(v.object({ id: v.string() })) }) })

const document = `query ProductFeed($locale: Locale!, $ids: [ID!]!, $preview: Boolean, $priceLists: [Int!]) {
  productsByIds(locale: $locale, ids: $ids, preview: $preview) {
    ...ProductBasics
    sku lead
    media { ...Media }
    categories { name isMainCategory }
    facts { energyClass eprel color material }
    maker { name }
    items { item name sku ean }
    attributes(slugs: []) { slug values { name } }
  }
}${productBasicsFragment}`

const fed = v.object({
  ...contentSummary.entries,
  sku: text,
  lead: text,
  media: listOf(media),
  categories: listOf(v.object({ name: v.string(), isMainCategory: flag })),
  facts: v.object({
    energyClass,
    eprel,
    color: orNull(v.string()),
    material: listOf(v.string()),
  }),
  maker: orNull(v.object({ name: v.string() })),
  items: listOf(v.object({ item: v.string(), name: text, sku: text, ean: text, stock: text })),
})
const schema = v.object({ productsByIds: mainListOf(fed) })

export type FedProduct = v.InferOutput<typeof fed>

/** What every item of a feed needs. */
export interface FeedOf {
  /** Without a slash at the end. */
  site: string
  shopName: string
  language: Language
  visit: Visit
}

/**
 * What is sold in a country, at its prices, as RSS for Merchant Center: a file of up to 4,800 products, written while it is read, so that
 * none of any number is held at once. Null for a country that is not shipped to, and past the last page. Throws `ContentError` and `CommerceError`
 * before the first byte; what fails later breaks the file off, which Merchant Center then refuses as a whole.
 */
export async function productFeed(
  { content, commerce }: Services,
  of: FeedOf,
  { country, page }: { country: string; page: number },
): Promise<ReadableStream<Uint8Array> | null> {
  const sending = page < 1 ? null : await loadSending(commerce, country).catch(unknownCountry)
  if (!sending?.shipTo) return null
  const { entries } = (await query(content, idsDocument, { first: fileSize, page }, idsSchema)).slugs
  if (entries.length === 0) return null
  const visit = { ...of.visit, country, market: sending.market, pricelist: sending.pricelist }
  const load = (from: number) => {
    const ids = entries.slice(from, from + chunk).map(({ id }) => id)
    return query(content, document, { ...summaryVariables(visit), ids }, schema)
  }
  const write = (products: FedProduct[]) =>
    products
      .map(product => ({ product, summary: toSummary(product, visit) }))
      .filter(({ summary }) => summary.isSoldHere && summary.price?.currency === sending.currency)
      .flatMap(({ product, summary }) => feedItems(product, summary, { ...of, country, sending }))
      .join('')
  const first = write((await load(0)).productsByIds)
  const encoder = new TextEncoder()
  let next = chunk
  return new ReadableStream({
    start: controller => controller.enqueue(encoder.encode(head(of) + first)),
    async pull(controller) {
      if (next < entries.length) {
        const text = write((await load(next)).productsByIds)
        next += chunk
        controller.enqueue(encoder.encode(text))
      } else {
        controller.enqueue(encoder.encode('</channel></rss>'))
        controller.close()
      }
    },
  })
}

const head = ({ site, shopName, language: { urls } }: FeedOf) =>
  `${xmlStart}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>
<title>${escaped(shopName)}</title><link>${escaped(site + urls.home())}</link><description>${escaped(shopName)}</description>
`

function unknownCountry(error: unknown): Sending | null {
  if (error instanceof CommerceError && error.status === 404) return null
  throw error
}
