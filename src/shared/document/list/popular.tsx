import { Suspense, use } from 'react'
import * as v from 'valibot'
import type { ProductSummary } from '#client/shared/product-card/product.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import type { Fetch } from '../../../services.ts'
import type { Visit } from '../../../visit.ts'
import { queryContent } from '../../content/client.ts'
import {
  contentSummary,
  productSummaryFragment,
  summaryVariables,
  toSummary,
} from '../../content/shapes/product-summary.ts'
import { listOf } from '../../content/shapes/tolerant.ts'
import { logWarning } from '../../edge/log.ts'
import { ProductGrid } from './product-grid.tsx'

const document = `query Popular($locale: Locale!, $market: Int!, $priceList: Int!, $preview: Boolean, $priceLists: [Int!]) {
  products(locale: $locale, market: $market, priceList: $priceList, grouped: true, first: 4, preview: $preview) {
    products { ...ProductSummary }
  }
}${productSummaryFragment}`

const schema = v.object({ products: v.object({ products: listOf(contentSummary) }) })

const minute = 60_000
/** Pause in ms before a content service that failed is queried again. */
const pause = 10_000
// Popular products are cached, because error pages are not cached and each would send a query.
// The products are public and the same for all visitors of a market.
const known = new Map<string, { products: ProductSummary[]; until: number }>()

/**
 * Loads popular products, one of each design, for pages without other content, such as error pages.
 * The isolate caches them for a minute. Empty when the content service fails and none are cached.
 */
export async function loadPopular(content: Fetch, visit: Visit): Promise<ProductSummary[]> {
  const { market, priceList, preview } = visit
  const key = keyOf(visit)
  const variables = { ...summaryVariables(visit), market, priceList }
  const cached = preview ? undefined : known.get(key)
  if (cached && cached.until > Date.now()) return cached.products
  try {
    const answer = await queryContent(content, document, variables, schema)
    const products = answer.products.products.map(product => toSummary(product, visit))
    if (!preview) known.set(key, { products, until: Date.now() + minute })
    return products
  } catch (error) {
    logWarning('popular_missing', error)
    const products = cached?.products ?? []
    if (!preview) known.set(key, { products, until: Date.now() + pause })
    return products
  }
}

/** Returns cached popular products, even expired ones; empty before the isolate has loaded any. */
export const cachedPopular = (visit: Visit): ProductSummary[] => known.get(keyOf(visit))?.products ?? []

const keyOf = ({ locale, market, priceList }: Visit) => `${locale} ${market} ${priceList}`

/** Streams popular products once they are loaded, after the rest of the page. */
export function Popular({ products }: { products: Promise<ProductSummary[]> }) {
  return (
    <Suspense>
      <LatePopular products={products} />
    </Suspense>
  )
}

function LatePopular({ products }: { products: Promise<ProductSummary[]> }) {
  return (
    <div className="band">
      <PopularBand products={use(products)} />
    </div>
  )
}

/** A row of popular products; renders nothing if there are none. */
export function PopularBand({ products }: { products: ProductSummary[] }) {
  const { t } = useLanguage()
  return (
    products.length > 0 && (
      <section className="popular">
        <h2 className="band-head">{t('error.popular')}</h2>
        <ProductGrid products={products} level="h3" row />
      </section>
    )
  )
}
