import { Hono } from 'hono'
import { stockLabel } from '#client/stock.ts'
import { fileOf } from '#client/ui/picture.tsx'
import type { AppEnv } from '../env.ts'
import { NoScript } from '../frame/no-script.tsx'
import { renderPage } from '../frame/render.tsx'
import { Island } from '../island.tsx'
import { siteOf } from '../site.ts'
import { within } from '../within.ts'
import { ProductPage } from './page.tsx'
import { findProduct } from './query.ts'
import { startRelations } from './relations.ts'
import { StructuredData } from './structured-data.tsx'

/** How long relations that were asked for together with the product are waited for once that is here, ms. */
const patience = 20

/** One product. */
export const product = new Hono<AppEnv>()

product.get('/product/:slug', async c => {
  const { visit, services } = c.var
  const relations = startRelations(services.content, visit, c.req.param('slug'))
  const found = await findProduct(services.content, visit, c.req.param('slug'))
  if (!found) return c.notFound()
  // What is here becomes part of the page, and shows without a script; what is not streams in after it.
  const early = await within(patience, () => relations).catch(() => undefined)
  const [picture] = found.pictures
  const soldOut = found.items.filter(({ stock }) => stockLabel(stock) === 'none')
  return renderPage(
    c,
    <ProductPage
      product={found}
      data={<StructuredData product={found} site={siteOf(c)} />}
      relations={early === undefined ? relations : early}
      shipTo={visit.shipTo}
      purchase={
        <>
          <Island name="bag/add-to-bag" when="interaction" props={{ items: found.items }} />
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
      title: `${found.name}, ${found.finish}`,
      description: found.lead,
      shareImage: picture && fileOf(picture.lit ?? picture.unlit, 1200),
      sheet: 'product',
    },
  )
})
