import { Hono } from 'hono'
import { CommerceError } from '#client/commerce/error.ts'
import type { Order } from '#client/commerce/schema/order.ts'
import * as paths from '#client/paths.ts'
import { noStore } from '../edge/cache.ts'
import { statelessCommerce } from '../edge/upstream/commerce-client.ts'
import type { AppEnv } from '../env.ts'
import { renderPage } from '../frame/render.tsx'
import type { Fetch } from '../services.ts'
import { OrderPage } from './page.tsx'

/** The state of one order, for anyone with its unguessable link. */
export const order = new Hono<AppEnv>()

/** Without a reference the browser shows its last order, if it has one. */
order.get(paths.orderStart, c => c.redirect(c.var.language.urlTo(paths.thankYou), 302))

order.get(paths.order, async c => {
  const found = await findOrder(c.var.services.commerce, c.req.param('reference'))
  if (!found) return c.notFound()
  for (const [name, value] of Object.entries({ ...noStore, 'Referrer-Policy': 'no-referrer' })) c.header(name, value)
  return renderPage(c, <OrderPage order={found} />, {
    title: c.var.language.t('order.title', { number: found.order }),
    noIndex: true,
    sheet: 'order',
  })
})

/** The order with a reference, or `null`: unknown and malformed ones are not distinguished. */
async function findOrder(commerce: Fetch, reference: string): Promise<Order | null> {
  try {
    return await statelessCommerce(commerce).order(reference)
  } catch (error) {
    if (error instanceof CommerceError && error.status === 404) return null
    throw error
  }
}
