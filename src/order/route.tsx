import { Hono } from 'hono'
import * as v from 'valibot'
import * as paths from '#client/paths.ts'
import { CommerceError } from '#client/shared/commerce/error.ts'
import { type DatedOrder, datedOrderAnswer } from '#client/shared/commerce/schema/order-days.ts'
import { list, object, wireFlag, wireText } from '#client/shared/commerce/schema/wire.ts'
import { findOrderStatus } from '#client/shared/purchase/order-status.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Button } from '#client/shared/ui/form/button.tsx'
import { Field } from '#client/shared/ui/form/field.tsx'
import type { AppEnv } from '../env.ts'
import type { Fetch } from '../services.ts'
import { noStore } from '../shared/edge/cache.ts'
import { createStatelessCommerce } from '../shared/edge/upstream/commerce-client.ts'
import { renderPage } from '../shared/frame/render.tsx'
import { loadNotice } from '../shared/guarantees/query.ts'
import { readOrderKey } from './order-key.ts'
import { type DocumentName, OrderPage, PlacedOrder } from './page.tsx'
import { receiptRoutes } from './receipt/route.ts'
import { packingSlipPages } from './slips/route.ts'
import { orderSummaryPages } from './summary/route.ts'

/** Serves the page of an order to anyone with its link, which cannot be guessed. */
export const orderPageRoutes = new Hono<AppEnv>()
  .route('/', receiptRoutes)
  .route('/', packingSlipPages)
  .route('/', orderSummaryPages)

/** The address without a reference redirects to the page with the browser's last order, if any. */
orderPageRoutes.get(paths.orderStart, c => c.redirect(c.var.language.urlTo(paths.thankYou), 302))

orderPageRoutes.get(paths.order, async c => {
  const query = readOrderKey(c.req.url)
  const { locale } = c.var.language
  const found = await loadOrderByLink(c.var.services.commerce, { reference: c.req.param('reference'), query, locale })
  if (!found) return c.notFound()
  const notice = await loadNotice(c.var.services.content, c.var.visit, found.order.shippingAddress.country ?? '')
  for (const [name, value] of Object.entries({ ...noStore, 'Referrer-Policy': 'no-referrer' })) c.header(name, value)
  return renderPage(
    c,
    found.narrowed ? (
      <OldOrderPage order={found.order} />
    ) : (
      <OrderPage order={found.order} documents={found.documents} query={query} notice={notice} />
    ),
    {
      title: c.var.language.t('order.title', { number: found.order.order }),
      noIndex: true,
      sheet: 'order',
    },
  )
})

interface Found {
  order: DatedOrder
  documents: DocumentName[]
  /** Whether the link has expired, so that the page shows only the order's state. */
  narrowed: boolean
}

/** Fields that only the embedded service sends. */
const more = object({
  order: object({ documents: list(object({ number: wireText, kind: wireText })), narrowed: wireFlag }),
})

const foundAnswer = v.pipe(
  v.unknown(),
  v.transform(
    (body): Found => ({
      ...v.parse(datedOrderAnswer, body),
      ...v.parse(more, body).order,
    }),
  ),
)

/** An order's reference, the result of `readOrderKey` (`query`), and the language of the page. */
interface OrderLink {
  reference: string
  query: string
  locale: string
}

/** Loads an order; null for an unknown or malformed reference. */
async function loadOrderByLink(commerce: Fetch, { reference, query, locale }: OrderLink): Promise<Found | null> {
  const path = `order-status/${encodeURIComponent(reference)}${query}${query ? '&' : '?'}language=${locale}`
  try {
    return await createStatelessCommerce(commerce).call({ method: 'GET', path, schema: foundAnswer })
  } catch (error) {
    if (error instanceof CommerceError && error.status === 404) return null
    throw error
  }
}

/** The page for an expired link, with the order's state and a form to get a new link. */
function OldOrderPage({ order }: { order: DatedOrder }) {
  const { t, urlTo } = useLanguage()
  return (
    <article className="receipt">
      <header className="receipt-head">
        <h1>{t('order.title', { number: order.order })}</h1>
        <p className="receipt-lead">{t(findOrderStatus(order))}</p>
        <PlacedOrder date={order.date} />
      </header>
      <form className="receipt-old" method="post" action={urlTo(paths.findOrder)} noValidate>
        <p>{t('order.old')}</p>
        <input type="hidden" name="order" value={order.order} />
        <Field name="email" type="email" label={t('withdraw.email')} required maxLength={254} autoComplete="email" />
        <Button type="submit">{t('findOrder.send')}</Button>
      </form>
    </article>
  )
}
