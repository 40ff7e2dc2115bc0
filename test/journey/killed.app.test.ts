import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LocalShop, startLocalShop } from '../local-shop.ts'
import { shopperOf } from '../services/commerce/shopper.ts'

/*
 * The last of everything: a shop in a process of its own sells the last unit and is killed in the middle. Afterwards there
 * is one order, no stock and one mail, whenever the blow came.
 */

let shop: LocalShop
beforeAll(async () => {
  shop = await startLocalShop()
})
afterAll(() => shop?.close())

const get = (path: string, init: RequestInit = {}) =>
  fetch(`${shop.url}${path}`, { redirect: 'manual', ...init, headers: { 'CF-IPCountry': 'SE', ...init.headers } })

// Milliseconds after the question that makes the order: before it is read, while it is written, after it is done.
for (const [item, last, blow] of [
  ['1006-1', 1, 0],
  ['1020-1', 4, 12],
  ['1011-1', 7, 30],
  ['1024-1', 9, 90],
] as const) {
  test(`killed ${blow} ms into the order, the last ${item} is sold exactly once`, { timeout: 150_000 }, async () => {
    const buyer = shopperOf({ get })
    await buyer.call('POST', `items/${item}`, { quantity: last })
    const mailsBefore = (await mails()).length
    const pages = { paymentReturnPage: `${shop.url}/checkout/return`, paymentFailedPage: `${shop.url}/checkout?failed` }
    const { body } = await buyer.pay(pages)
    const reference = new URL(body.url).pathname.split('/').at(-1) ?? ''
    await buyer.decide(reference, 'pay')

    const cut = buyer.result(reference).then(
      ({ status }) => status,
      () => 'unknown',
    )
    await sleep(blow)
    await shop.kill()
    expect([201, 'unknown']).toContain(await cut)
    await shop.open()

    const answers = await Promise.all([buyer.result(reference), buyer.result(reference)])
    const numbers = answers.map(({ body }) => body.order.order)
    expect(new Set(numbers).size).toBe(1)
    expect((await buyer.call('GET', 'receipt')).body.order.order).toBe(numbers[0])
    expect((await buyer.call('GET', 'selection')).body.selection.items).toEqual([])

    const { body: live } = await buyer.call('POST', 'products', { products: [item.split('-')[0]] })
    expect(live.products[0].items[0].stock).toBe('no')
    const late = await shopperOf({ get }).call('POST', `items/${item}`)
    expect(late.status).toBe(410)

    await expect
      .poll(async () => (await mails()).filter(sent).length, { timeout: 100_000, interval: 500 })
      .toBe(mailsBefore + 1)
    expect((await mails()).filter(({ subject }) => subject.includes(numbers[0] ?? 'no order'))).toHaveLength(1)
  })
}

interface Mail {
  subject: string
  sent: string | null
}

const sent = (mail: Mail) => mail.sent !== null
const mails = async (): Promise<Mail[]> => (await get('/__outbox?format=json')).json()
