import { createShopper, parseReference, swede } from '../../test/services/commerce/shopper.ts'
import { findCommerceFile } from '../../test/support/commerce-file.ts'
import { startLocalShop } from '../../test/support/local-shop.ts'
import { copyOrder } from './copy-orders.ts'
import { firstViews, searches } from './desk-views.ts'

/*
 * Measures the first views of the desk, its searches and its lists with 1,000, 10,000 and 100,000
 * orders in one run. Prints each view's median response time in ms, and its ratio to the time with
 * 1,000 orders. Run it with `npm run bench:desk`.
 */

const sizes = [1000, 10_000, 100_000]
const rounds = Number(process.env.ROUNDS ?? 9)

const views = [...firstViews, ...searches]

type Times = Map<string, number>

async function measure(size: number): Promise<Times> {
  const shop = await startLocalShop()
  const get = (path: string, init: RequestInit = {}) => fetch(shop.url + path, { redirect: 'manual', ...init })
  const manage = (path: string, body: object) =>
    get(`/api/checkout/management/${path}`, {
      method: 'POST',
      headers: { Authorization: 'Bearer local' },
      body: JSON.stringify(body),
    })
  async function buy() {
    const buyer = createShopper({ get }, { 'CF-IPCountry': 'SE' })
    await buyer.call('POST', 'items/1002-1')
    const pages = { paymentReturnPage: `${shop.url}/checkout/return`, paymentFailedPage: `${shop.url}/checkout?failed` }
    const reference = parseReference(await buyer.pay({ address: swede, ...pages }))
    await buyer.decide(reference, 'pay')
    return String((await buyer.result(reference)).body.order.order)
  }
  try {
    const sent = await buy()
    await manage(`orders/${sent}/shipments`, { trackingId: 'T1', carrier: 'Post' })
    // A search builds the order's search words, so that they are copied with the order.
    await (
      await get('/api/checkout/management/orders?search=storgatan', { headers: { Authorization: 'Bearer local' } })
    ).text()
    await new Promise(resolve => setTimeout(resolve, 3000))
    await shop.kill()
    copyOrder(findCommerceFile(shop.state), Number(sent), size)
    await shop.open()
    for (let order = 0; order < 3; order++) await buy()
    const loggedIn = await get('/api/content/login/local', {
      method: 'POST',
      headers: { Origin: shop.url },
      body: '{}',
    })
    const cookie = loggedIn.headers
      .getSetCookie()
      .map(each => each.split(';')[0])
      .join('; ')
    const times: Times = new Map()
    for (const view of views) {
      const taken: number[] = []
      for (let round = 0; round <= rounds; round++) {
        const begin = performance.now()
        const response = await get(view, { headers: { Cookie: cookie } })
        await response.text()
        if (response.status !== 200) throw new Error(`${view}: ${response.status}`)
        if (round > 0) taken.push(performance.now() - begin)
      }
      times.set(view, taken.toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0)
    }
    return times
  } finally {
    await shop.close()
  }
}

const all: Times[] = []
for (const size of sizes) {
  all.push(await measure(size))
  console.log(`\n${size.toLocaleString('en')} orders`)
  for (const [view, ms] of all.at(-1) ?? [])
    console.log(
      `${ms.toFixed(0).padStart(6)} ms  ${(ms / (all[0]?.get(view) ?? ms)).toFixed(1).padStart(5)} x  ${view}`,
    )
}
