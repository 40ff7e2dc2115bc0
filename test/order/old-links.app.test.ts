import { beforeAll, expect, test } from 'vitest'
import { createPerson, loadMailsTo, logInAs, parseMailLink } from '../services/commerce/people.ts'
import { parseReference, swede } from '../services/commerce/shopper.ts'
import { renewedShop, type Shop } from '../support/app.ts'
import { operatorTokens } from '../support/operator-tokens.ts'

let shop: Shop
beforeAll(async () => {
  shop = await renewedShop()
})

const ida = { email: 'ida.links@example.com', password: 'lamp-light', firstName: 'Ida', lastName: 'Lindgren' }
const address = { ...swede, email: ida.email, lastName: 'Lindgren', address1: 'Kyrkogatan 77' }

/** Makes the order and its changes `days` days old. */
async function age(reference: string, days: number) {
  const time = new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString()
  const db = shop.env.COMMERCE_DB
  await db.batch([
    db.prepare('UPDATE orders SET created = ? WHERE reference = ?').bind(time, reference),
    db.prepare('UPDATE order_changes SET changed = ? WHERE order_reference = ?').bind(time, reference),
  ])
}

const pathOf = (address: string) => {
  const { pathname, search } = new URL(address, 'http://shop.test')
  return pathname + search
}

test('after 90 days the plain link to an order shows only its state, and a link with a key shows everything', async () => {
  const person = createPerson(shop)
  await person.call('POST', 'register', ida)
  await person.call('POST', 'items/1001-1')
  const paid = await person.pay({ address })
  await person.decide(parseReference(paid), 'pay')
  const { order } = (await person.result(parseReference(paid))).body
  const page = `/order/${order.reference}`
  await expect.poll(async () => (await shop.get(`${page}/receipt.pdf`)).status).toBe(200)
  await age(order.reference, 89)
  expect(await shop.html(page)).toContain('Kyrkogatan 77')

  await age(order.reference, 91)
  const narrow = await shop.get(page)
  const html = await narrow.text()
  expect([narrow.status, html.includes(`Order ${order.order}`)]).toEqual([200, true])
  const name = order.items[0].product.name
  for (const secret of ['Kyrkogatan', 'Lindgren', ida.email, 'receipt.pdf', `<h3>${name}`])
    expect(html).not.toContain(secret)
  const answer = (await createPerson(shop).call('GET', `order-status/${order.reference}`)).body.order
  expect(Object.keys(answer).toSorted()).toEqual(
    ['date', 'narrowed', 'order', 'reference', 'status', 'statusDescription'].toSorted(),
  )
  // The address of the receipt leads to the order's page, which says how to get a new link.
  expect((await shop.get(`${page}/receipt.pdf`)).status).toBe(302)

  // The links in the customer's list of orders and in mails contain a key. So does the address to
  // which the operator's receipt redirects.
  const [own] = (await person.call('POST', 'orders', {})).body.orders
  const ask = { order: order.order, email: ida.email, language: 'en' }
  expect((await createPerson(shop).call('POST', 'order-links', ask)).status).toBe(200)
  const mailed = async () => (await loadMailsTo(shop, ida.email)).find(({ kind }) => kind === 'order_link')
  await expect.poll(mailed, { timeout: 10_000 }).toBeDefined()
  const link = parseMailLink((await mailed()) ?? { text: '' }).url
  for (const query of [own.query, link.search]) {
    const whole = await shop.html(page + query)
    expect(whole).toContain('Kyrkogatan 77')
    const receipt = pathOf(whole.match(/href="([^"]*receipt\.pdf[^"]*)"/)?.[1]?.replaceAll('&amp;', '&') ?? '')
    expect(receipt).toContain('key=')
    expect((await shop.get(receipt)).headers.get('content-type')).toBe('application/pdf')
  }
  const operator = createPerson(shop, { Authorization: `Bearer ${operatorTokens.MANAGEMENT_TOKEN}` })
  const { MANAGEMENT_TOKEN } = operatorTokens
  const managed = await shop.get(`/api/checkout/management/orders/${order.order}/receipt.pdf`, {
    headers: { Authorization: `Bearer ${MANAGEMENT_TOKEN}` },
  })
  const target = pathOf(managed.headers.get('location') ?? '')
  expect([managed.status, (await shop.get(target)).status]).toEqual([303, 200])

  // A key is valid only with the order and the end time for which it was made.
  const other = new URLSearchParams(link.search)
  for (const [field, value] of [
    ['until', String(Number(other.get('until')) + 1)],
    ['key', 'f'.repeat(64)],
  ] as const) {
    const forged = new URLSearchParams(link.search)
    forged.set(field, value)
    expect(await shop.html(`${page}?${forged}`)).not.toContain('Kyrkogatan')
  }
  // After a change to the order, the plain link shows everything again.
  await operator.call('POST', `management/orders/${order.order}/shipments`, { carrier: 'PostNord', trackingId: 'X1' })
  expect(await shop.html(page)).toContain('Kyrkogatan 77')

  // After the account is deleted, the plain link shows only the state, and the login is refused.
  expect((await person.call('POST', 'customer/deletion', { password: ida.password })).status).toBe(200)
  await age(order.reference, 91)
  const left = await shop.html(page)
  expect([left.includes(`Order ${order.order}`), left.includes('Kyrkogatan')]).toEqual([true, false])
  expect((await logInAs(createPerson(shop), ida)).status).toBe(406)
  expect(await shop.html(page + link.search)).toContain('Kyrkogatan 77')
})
