import { vi } from 'vitest'
import type { Shop } from '../../../support/app.ts'
import { operatorTokens } from '../../../support/operator-tokens.ts'
import { createShopper, parseReference, swede } from '../shopper.ts'

interface Purchase {
  items?: Record<string, number>
  outcome?: string
  country?: string
  language?: string
  address?: object
  fields?: object
  /** What the buyer chooses in the checkout before they pay. */
  choices?: object
}

/** Returns functions to manage a shop and to buy from it. They call `shop` only when they run. */
export function openCounter(shop: () => Shop) {
  const manage = (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
    createShopper(shop()).call(method, `management/${path}`, body, {
      Authorization: `Bearer ${operatorTokens.MANAGEMENT_TOKEN}`,
      ...headers,
    })
  const readOrder = async (number: string) => (await manage('GET', `orders/${number}`)).body.order

  /** Buys items, and waits until the payment is captured. Default: two of one item. */
  async function buy({
    items = { '1002-1': 2 },
    outcome = 'pay',
    country = 'SE',
    language,
    address,
    fields,
    choices,
  }: Purchase = {}) {
    const buyer = createShopper(shop(), { 'CF-IPCountry': country })
    for (const [item, quantity] of Object.entries(items)) await buyer.call('POST', `items/${item}`, { quantity })
    if (language) await buyer.call('PUT', `languages/${language}`)
    if (choices) await buyer.call('PUT', 'payment-fields', choices)
    const paid = parseReference(await buyer.pay({ address: { ...swede, country, ...address }, ...fields }))
    await buyer.decide(paid, outcome)
    const { order } = (await buyer.result(paid)).body
    const isCaptured = async () => (await readOrder(order.order)).payment.captured !== null
    await vi.waitUntil(isCaptured, { timeout: 15_000, interval: 100 })
    const lineOf = (item: string) => order.items.find(line => line.item === item)?.line ?? ''
    return { number: order.order, reference: order.reference, lineOf, buyer }
  }
  return { manage, readOrder, buy }
}
