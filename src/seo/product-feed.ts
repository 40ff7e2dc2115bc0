import * as v from 'valibot'
import * as paths from '#client/paths.ts'
import { CommerceError } from '#client/shared/commerce/error.ts'
import type { Services } from '../services.ts'
import { queryContent } from '../shared/content/client.ts'
import { summaryVariables, toSummary } from '../shared/content/shapes/product-summary.ts'
import { mainListOf } from '../shared/content/shapes/tolerant.ts'
import { escapeXml, xmlStart } from '../shared/edge/xml.ts'
import { loadShipping, type Shipping } from '../shared/structured-data/sending.ts'
import { formatFeedItems } from './feed-item.ts'
import { type FeedContext, type FeedProduct, feedDocument, feedSchema } from './feed-query.ts'

/** Number of products in a file, and in a query (`chunk`, the content service's maximum). */
const fileSize = 4800
const chunk = 96

const idsDocument = `query ProductIds($first: Int!, $page: Int!) {
  slugs(type: product, first: $first, page: $page) { entries { id } }
}`
const idsSchema = v.object({ slugs: v.object({ entries: mainListOf(v.object({ id: v.string() })) }) })

/**
 * Streams a file of the product feed for Merchant Center as RSS: the products that are sold in a
 * country, at the prices there. Each file has up to 4,800 products. Null for a country without
 * delivery or market, and after the last page. Throws `ContentError` and `CommerceError` before the
 * first byte. After a later failure the file is incomplete, and Merchant Center rejects it.
 */
export async function streamProductFeed(
  { content, commerce }: Services,
  of: FeedContext,
  { country, page }: { country: string; page: number },
): Promise<ReadableStream<Uint8Array> | null> {
  const sending = page < 1 ? null : await loadShipping(commerce, country).catch(unknownCountry)
  if (!sending?.shipTo || sending.market === null || sending.pricelist === null) return null
  const { entries } = (await queryContent(content, idsDocument, { first: fileSize, page }, idsSchema)).slugs
  if (entries.length === 0) return null
  const visit = { ...of.visit, country, market: sending.market, priceList: sending.pricelist }
  const load = (from: number) => {
    const ids = entries.slice(from, from + chunk).map(({ id }) => id)
    return queryContent(content, feedDocument, { ...summaryVariables(visit), ids }, feedSchema)
  }
  const write = (products: FeedProduct[]) =>
    products
      .map(product => ({ product, summary: toSummary(product, visit) }))
      .filter(({ summary }) => summary.isSoldHere && summary.price?.currency === sending.currency)
      .flatMap(({ product, summary }) => formatFeedItems(product, summary, { ...of, country, sending }))
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

const head = ({ site, shopName, language: { urlTo } }: FeedContext) =>
  `${xmlStart}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>
<title>${escapeXml(shopName)}</title><link>${escapeXml(site + urlTo(paths.home))}</link><description>${escapeXml(shopName)}</description>
`

function unknownCountry(error: unknown): Shipping | null {
  if (error instanceof CommerceError && error.status === 404) return null
  throw error
}
