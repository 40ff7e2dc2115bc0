import { Hono } from 'hono'
import * as paths from '#client/paths.ts'
import { parseStockLabel } from '#client/shared/commerce/stock.ts'
import { findPictureFile } from '#client/shared/ui/picture/picture.tsx'
import type { AppEnv } from '../env.ts'
import { formatFullName } from '../shared/content/shapes/full-name.ts'
import { findBestStock } from '../shared/content/shapes/product-summary.ts'
import { Island } from '../shared/document/island.tsx'
import { parseSold } from '../shared/edge/query/sold.ts'
import { slotFor } from '../shared/edge/slots.ts'
import { withTimeout } from '../shared/edge/upstream/timeout.ts'
import { formatLegalGuarantee } from '../shared/edge/visit/legal-guarantee-text.ts'
import { getSiteUrl } from '../shared/edge/visit/site.ts'
import { NoScript } from '../shared/frame/no-script.tsx'
import { loadFrameContent, renderPage } from '../shared/frame/render.tsx'
import { AddToBag } from './facts/add-forms.tsx'
import { getProductCrumbs, ProductPage } from './page.tsx'
import type { Product } from './product.ts'
import { findProduct } from './query.ts'
import { loadRelations } from './related/relations.ts'
import { describeProduct } from './structured-data.ts'

const listSoldOutItems = ({ items }: Product) => items.filter(({ stock }) => parseStockLabel(stock) === 'none')

/** Returns the product as if exactly the items `sold` were sold out; unchanged if that is null. */
function withSoldOut(product: Product, sold: string[] | null): Product {
  if (!sold) return product
  const items = product.items.map(each => {
    if (sold.includes(each.item)) return { ...each, stock: 'no' }
    return parseStockLabel(each.stock) === 'none' ? { ...each, stock: 'few' } : each
  })
  return { ...product, items, stock: findBestStock(items) }
}

/** How long the page waits for related products after the product has loaded, in ms. */
const timeoutMs = 20

export const productPages = new Hono<AppEnv>()

productPages.get(paths.product, async c => {
  const { visit, services, language } = c.var
  // The product is queried before the related products, because the circuit breaker may allow only
  // one query, and the page can be shown without related products.
  const finding = findProduct(services.content, visit, c.req.param('slug'))
  const relations = loadRelations(services.content, visit, c.req.param('slug'))
  const published = await finding
  if (!published) return c.notFound()
  const found = withSoldOut(published, parseSold(c.req.query('sold')))
  // Related products that have loaded become part of the page, and work without scripts; otherwise
  // they are streamed. Previews always wait for them, because an editor's reload while typing does
  // not run the script that inserts streamed parts.
  const early = visit.preview ? await relations : await withTimeout(timeoutMs, () => relations).catch(() => undefined)
  const [picture] = found.pictures
  const soldOut = listSoldOutItems(found)
  const { shopName } = (await loadFrameContent(c)).config
  return renderPage(
    c,
    <ProductPage
      product={found}
      relations={early === undefined ? relations : early}
      shipTo={visit.shipTo}
      terms={visit.terms}
      country={visit.country}
      legalGuarantee={
        visit.country === slotFor('country') ? slotFor('legal-guarantee') : formatLegalGuarantee(visit.country)
      }
      purchase={
        <>
          {soldOut.length < found.items.length && <AddToBag items={found.items} canBuyNow={visit.canBuyNow} />}
          {soldOut.length > 0 && (
            <Island
              name="newsletter/notify-me"
              when="interaction"
              props={{
                items: soldOut.map(({ item, name }) => ({ item, name })),
                hasOthers: soldOut.length < found.items.length,
              }}
            />
          )}
          <NoScript />
        </>
      }
    />,
    {
      title: formatFullName(found),
      description: found.lead,
      shareImage: picture && findPictureFile(picture.lit ?? picture.unlit, 1200),
      sheet: 'product',
      lateSheets: true,
      kind: 'product',
      crumbs: getProductCrumbs(found, language),
      things: [describeProduct(found, { site: getSiteUrl(c), urlTo: language.urlTo, shopName, terms: visit.terms })],
    },
    early === undefined ? { isLate: true } : { sources: early ? [found, early] : [found] },
  )
})
