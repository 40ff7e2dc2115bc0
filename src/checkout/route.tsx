import { completion } from 'virtual:client-assets'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as paths from '#client/paths.ts'
import type { AppEnv } from '../env.ts'
import { Island } from '../shared/document/island.tsx'
import { cachedPopular, loadPopular, PopularBand } from '../shared/document/list/popular.tsx'
import { noStore } from '../shared/edge/cache.ts'
import { withTimeout } from '../shared/edge/upstream/timeout.ts'
import { renderCheckoutPage } from '../shared/frame/render.tsx'
import { createAddressProvider } from './addresses/find.ts'

/** The checkout pages. Their HTML has no personal data, because scripts load the bag later. */
export const checkoutRoutes = new Hono<AppEnv>()

checkoutRoutes.use(`${paths.checkout}/*`, async (c, next) => {
  await next()
  for (const [name, value] of Object.entries(noStore)) c.res.headers.set(name, value)
})

checkoutRoutes.get(paths.checkout, async c => {
  const popular = await loadPopularInTime(c)
  const page = (
    <>
      <Island name="checkout/checkout" when="load" props={{}} />
      {createAddressProvider(c.env) && <script type="module" nonce={c.var.nonce} src={completion} async />}
      <div className="band checkout-popular">
        <PopularBand products={popular} />
      </div>
    </>
  )
  const title = c.var.language.t('checkout.title')
  return renderCheckoutPage(c, page, { title, noIndex: true, sheet: 'checkout', lateSheets: true })
})

checkoutRoutes.get(paths.buyNow, c =>
  renderCheckoutPage(c, <Island name="checkout/checkout" when="load" props={{ buysNow: true }} />, {
    title: c.var.language.t('bag.buyNow'),
    noIndex: true,
    sheet: 'checkout',
    lateSheets: true,
  }),
)

/** How long loading popular products, which an empty bag shows, may delay the page, in ms. */
const maxDelayMs = 200

/**
 * Loads popular products, or after the delay takes cached ones. They are not streamed later,
 * because that would need a script.
 */
const loadPopularInTime = ({ var: { services, visit } }: Context<AppEnv>) =>
  withTimeout(maxDelayMs, () => loadPopular(services.content, visit)).catch(() => cachedPopular(visit))

checkoutRoutes.get(paths.thankYou, c =>
  renderCheckoutPage(c, <Island name="checkout/thank-you" when="load" props={{}} />, {
    title: c.var.language.t('checkout.thankYou'),
    noIndex: true,
    sheet: 'order',
  }),
)

/**
 * Payment providers send the shopper back to this address, by GET or POST. It redirects with the
 * provider's fields in the fragment, because they may be too long for a query, and because only the
 * browser has the session that completes the payment (docs/api/checkout.json).
 */
checkoutRoutes.on(['GET', 'POST'], paths.checkoutReturn, bodyLimit({ maxSize: 65_536 }), async c => {
  const fields = new URLSearchParams(c.req.query())
  for (const [name, value] of Object.entries(await formFields(c)))
    if (typeof value === 'string') fields.set(name, value)
  return c.redirect(`${c.var.language.urlTo(paths.thankYou)}#${fields}`, 303)
})

const formFields = (c: Context<AppEnv>) => (c.req.method === 'POST' ? c.req.parseBody() : {})
