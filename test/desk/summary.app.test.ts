import { beforeAll, expect, test } from 'vitest'
import { readSheet } from '../data-sheet/read-pdf.ts'
import { openCounter } from '../services/commerce/packing/buy.ts'
import { renewedShop, type Shop } from '../support/app.ts'
import { operate } from '../support/operate.ts'
import { logInAtDesk } from './order-desk.ts'

let shop: Shop
const { manage, buy, readOrder } = openCounter(() => shop)
beforeAll(async () => {
  shop = await renewedShop()
})

/** Places a Swedish order that has every kind of information that a summary prints. */
async function buyWithEverything() {
  const bought = await buy({
    items: { '1002-1': 2, '1001-1': 1 },
    language: 'sv',
    address: { email: 'summary@example.com', phoneNumber: '+46 70 123 45 67' },
    fields: {
      shippingAddress: {
        firstName: 'Bo',
        lastName: 'Berg',
        address1: 'Nygatan 2',
        zipCode: '411 05',
        city: 'Göteborg',
      },
      giftMessage: 'Grattis på dagen!',
      additionalFields: { buyerReference: 'Inköp 7' },
    },
  })
  const path = `orders/${bought.number}`
  await manage('POST', `${path}/notes`, { text: 'Rang the buyer' })
  const lines = [{ line: bought.lineOf('1001-1'), quantity: 1 }]
  await manage('POST', `${path}/shipments`, { carrier: 'PostNord', trackingId: 'SE123', lines })
  await manage('POST', `${path}/refunds`, { amount: 50, reason: 'Late' })
  const loadRefunded = async () => {
    const { totalAsNumber, leftAsNumber } = (await readOrder(bought.number)).sums
    return totalAsNumber - leftAsNumber
  }
  await expect.poll(loadRefunded).toBe(50)
  return bought
}

test('a printed order has all its information on one page, in the language of the operator', async () => {
  const { number } = await buyWithEverything()
  const desk = await logInAtDesk(shop)
  const path = `/desk/orders/${number}/summary.pdf`
  expect((await desk.get(`/desk/orders/${number}`)).html).toContain(`href="${path}"`)
  const { status, location } = await desk.get(path)
  expect(status).toBe(303)
  const { pathname, search } = new URL(location ?? '')
  const pdf = await readSheet(shop, `${pathname}${search}`)
  expect([pdf.pages, pdf.isPdfUa, pdf.isTagged, pdf.headers.get('cache-control')]).toEqual([
    1,
    true,
    true,
    'private, no-store',
  ])
  const { sums, items, payment } = await readOrder(number)
  const money = (amount: number) => amount.toLocaleString('en-GB', { minimumFractionDigits: 0 })
  for (const part of [
    `Order ${number}`,
    'Bo Berg',
    'Nygatan 2',
    'Åsa Ek',
    'Storgatan 1',
    '+46 70 123 45 67',
    'summary@example.com',
    'Inköp 7',
    'Home delivery',
    'Portable, oxide red',
    money(sums.totalAsNumber),
    money(sums.leftAsNumber),
    ...items.map(({ priceEachAsNumber }) => money(priceEachAsNumber)),
    'Gift message: Grattis på dagen!',
    'Rang the buyer (MANAGEMENT_TOKEN',
    'PostNord SE123: ',
  ])
    expect(pdf.text, part).toContain(part)
  // The reference is longer than a line.
  expect(pdf.text.replace(/\s/g, '')).toContain(payment.reference)
  expect(pdf.text).not.toMatch(/Hemleverans|Portabel|oxidröd/)
  const swedish = await manage('GET', `orders/${number}/summary.pdf?language=sv`)
  const inSwedish = new URL(swedish.header('location') ?? '')
  expect(inSwedish.pathname).toBe('/sv/order-summary.pdf')
  expect((await readSheet(shop, `${inSwedish.pathname}${inSwedish.search}`)).text).toContain('Hemleverans')
  expect((await operate(shop, 'summary', number)).text).toMatch(/^%PDF-/)
})

test('only operators who may see money can print an order, with a key that is valid only for it', async () => {
  const { number, buyer } = await buy({ address: { email: 'summary@example.com' } })
  for (const [role, status] of [
    ['pack', 403],
    ['service', 303],
    ['accounts', 303],
  ] as const) {
    const desk = await logInAtDesk(shop, [role])
    const page = await desk.get(`/desk/orders/${number}`)
    expect(page.html.includes('summary.pdf'), role).toBe(status === 303)
    expect((await desk.get(`/desk/orders/${number}/summary.pdf`)).status, role).toBe(status)
  }
  const { header } = await manage('GET', `orders/${number}/summary.pdf`)
  const { search } = new URL(header('location') ?? '')
  const change = (name: string, value: string) => {
    const query = new URLSearchParams(search)
    query.set(name, value)
    return `?${query}`
  }
  expect((await shop.get(`/order-summary.pdf${search}`)).status).toBe(200)
  // The key of packing slips, which have no prices, does not open an order's summary.
  const slips = (await manage('GET', `orders/slips.pdf?orders=${number}&language=en`)).header('location') ?? ''
  const until = Number(new URLSearchParams(search).get('until'))
  expect(until * 1000 - Date.now()).toBeLessThanOrEqual(10 * 60_000)
  for (const query of [
    '',
    new URL(slips).search,
    change('orders', String(Number(number) - 1)),
    change('language', 'sv'),
    change('until', String(until + 1)),
    change('key', '0'.repeat(64)),
  ]) {
    expect((await shop.get(`/order-summary.pdf${query}`)).status, query).toBe(404)
    expect((await buyer.call('GET', `order-summary${query}`)).status, query).toBe(404)
  }
  expect((await manage('GET', 'orders/999999/summary.pdf')).status).toBe(404)
})
