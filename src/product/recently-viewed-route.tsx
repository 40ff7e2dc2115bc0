import { Hono } from 'hono'
import { renderToString } from 'react-dom/server'
import * as paths from '#client/paths.ts'
import { maxShown } from '#client/product/recently-viewed/max-shown.ts'
import type { ProductSummary } from '#client/shared/product-card/product.ts'
import { LanguageContext, useLanguage } from '#client/shared/texts/use-translate.ts'
import type { AppEnv } from '../env.ts'
import { toSummary } from '../shared/content/shapes/product-summary.ts'
import { loadProducts } from '../shared/content/shapes/products.ts'
import { ProductGrid } from '../shared/document/list/product-grid.tsx'
import { maxCompared, parseRequestedProductIds } from '../shared/edge/query/product-ids.ts'

/**
 * Serves the cards of recently viewed products, which `client/product/recently-viewed` fetches for
 * a product page. The first id in the address is the page's own product. The response is empty if
 * none of the other products is sold in this market.
 */
export const recentlyViewedRoutes = new Hono<AppEnv>()

recentlyViewedRoutes.get(paths.recentlyViewed, async c => {
  const { visit, services, language } = c.var
  const [own = '', ...ids] = parseRequestedProductIds(c.req.param('ids'), 1 + maxShown) ?? []
  if (ids.length === 0) return c.notFound()
  const sold = (await loadProducts(services.content, visit, ids)).filter(({ markets }) =>
    markets.includes(visit.market),
  )
  c.header('X-Robots-Tag', 'noindex')
  return c.html(
    renderToString(
      <LanguageContext value={language}>
        <RecentlyViewed own={own} products={sold.map(product => toSummary(product, visit))} />
      </LanguageContext>,
    ),
  )
})

function RecentlyViewed({ own, products }: { own: string; products: ProductSummary[] }) {
  const { t, urlTo } = useLanguage()
  if (products.length === 0) return null
  return (
    <section className="band related">
      <div className="band-head">
        <h2>{t('product.recentlyViewed')}</h2>
        <a
          className="link"
          href={urlTo(paths.compare, [own, ...products.slice(0, maxCompared - 1).map(({ id }) => id)])}
        >
          {t('compare.title')}
        </a>
      </div>
      <ProductGrid products={products} level="h3" row />
    </section>
  )
}
