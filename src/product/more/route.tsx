import { Hono } from 'hono'
import * as paths from '#client/paths.ts'
import type { AppEnv } from '../../env.ts'
import { formatFullName } from '../../shared/content/shapes/full-name.ts'
import { LateSheets } from '../../shared/document/late-sheets.tsx'
import { renderPage } from '../../shared/frame/render.tsx'
import { ProductMore } from './page.tsx'
import { loadMore } from './query.ts'

/**
 * Serves the second part of a product's page as a page of its own. `client/product/more` inserts it
 * into the product's page. Without scripts, the product's page links to it.
 */
export const productMoreRoutes = new Hono<AppEnv>()

productMoreRoutes.get(paths.productMore, async c => {
  const { visit, services, language } = c.var
  const more = await loadMore(services.content, visit, c.req.param('slug'))
  if (!more) return c.notFound()
  const name = formatFullName({ name: more.name, finish: more.variantName })
  const title = `${language.t('product.more')}: ${name}`
  return renderPage(
    c,
    <>
      <LateSheets own="product-late" />
      <h1 className="band product-more-title">
        <a href={language.urlTo(paths.product, more.slug)}>{name}</a>
      </h1>
      <div className="bands product-more">
        <ProductMore more={more} />
      </div>
    </>,
    { title, sheet: 'product', lateSheets: true, noIndex: true },
    { sources: [more] },
  )
})
