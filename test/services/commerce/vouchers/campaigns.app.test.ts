import { beforeAll, expect, test } from 'vitest'
import { renewedShop, type Shop } from '../../../support/app.ts'
import { operate } from '../../../support/operate.ts'
import { operatorTokens } from '../../../support/operator-tokens.ts'
import { createShopper, parseReference, swede } from '../shopper.ts'
import { openStoredData } from '../stored-data.ts'

let shop: Shop
const { sql, one } = openStoredData(() => shop)
beforeAll(async () => {
  shop = await renewedShop()
  await sql('UPDATE stock SET quantity = 1000')
  category = String(await one(`SELECT category FROM product_categories WHERE product = '1001' ORDER BY rank LIMIT 1`))
  otherProduct = String(
    await one(`SELECT product FROM prices WHERE pricelist = 65 AND price > 50000 AND price = price_before
      AND product NOT IN (SELECT product FROM product_categories WHERE category = '${category}') ORDER BY product LIMIT 1`),
  )
  other = `${otherProduct}-1`
})

const manage = (method: string, path: string, body?: object) =>
  createShopper(shop).call(method, `management/${path}`, body, {
    Authorization: `Bearer ${operatorTokens.MANAGEMENT_TOKEN}`,
  })
const run = (...words: string[]) => operate(shop, 'voucher', ...words)

/** The total discount of a bag with these quantities by item, as a positive amount. */
async function loadDiscount(items: Record<string, number>, codes: string[] = []) {
  const { call } = createShopper(shop, { 'CF-IPCountry': 'SE' })
  for (const [item, quantity] of Object.entries(items)) await call('POST', `items/${item}`, { quantity })
  for (const voucher of codes) expect((await call('POST', 'vouchers', { voucher })).status, voucher).toBe(200)
  const { totalDiscountPriceAsNumber } = (await call('GET', 'selection')).body.selection.totals
  return Math.abs(totalDiscountPriceAsNumber)
}

const lamp = '1001-1'
/** An item of `otherProduct`, which is not in the lamp's `category`. */
let other: string
let otherProduct: string
let category: string
const loadPrice = async (item: string) =>
  Number(await one(`SELECT price FROM prices JOIN items USING (product) WHERE item = '${item}' AND pricelist = 65`)) /
  100

test('an automatic voucher applies only to its products and categories, from its minimum, while it is valid', async () => {
  const [lampPrice, otherPrice] = [await loadPrice(lamp), await loadPrice(other)]
  // Without restrictions, the voucher takes 10 % off the whole bag.
  expect((await run('ALLA', '--percent', '10', '--automatic')).text).toContain('is valid for any number of orders')
  expect(await loadDiscount({ [lamp]: 1, [other]: 1 })).toBeCloseTo((lampPrice + otherPrice) / 10, 2)
  // It is changed to apply to one product only, and only above a minimum.
  const narrowed = [
    'ALLA',
    '--percent',
    '10',
    '--automatic',
    '--products',
    otherProduct,
    '--minimum',
    String(otherPrice * 2),
  ]
  expect((await run(...narrowed)).status).toBe(1)
  expect((await run(...narrowed, '--change')).status).toBe(0)
  expect(await loadDiscount({ [other]: 1 })).toBe(0)
  expect(await loadDiscount({ [lamp]: 1, [other]: 2 })).toBeCloseTo((otherPrice * 2) / 10, 2)
  // It is changed to apply to the products of a category, and then to one more product.
  const scoped = { voucher: 'ALLA', kind: 'percent', value: 20, type: 'automatic', categories: [category] }
  expect((await manage('PUT', 'vouchers/ALLA', scoped)).status).toBe(200)
  expect(await loadDiscount({ [lamp]: 1, [other]: 1 })).toBeCloseTo(lampPrice / 5, 2)
  await manage('PUT', 'vouchers/ALLA', { ...scoped, products: [otherProduct] })
  expect(await loadDiscount({ [lamp]: 1, [other]: 1 })).toBeCloseTo((lampPrice + otherPrice) / 5, 2)
  // It takes off nothing before its start, or after an operator has ended it.
  await manage('PUT', 'vouchers/ALLA', { ...scoped, from: '2099-01-01', until: '2099-01-02T08:00+01:00' })
  expect(await loadDiscount({ [lamp]: 1 })).toBe(0)
  await sql(`UPDATE vouchers SET valid_from = '2026-01-01T00:00:00.000Z' WHERE voucher = 'ALLA'`)
  expect(await loadDiscount({ [lamp]: 1 })).toBeCloseTo(lampPrice / 5, 2)
  const listed = (await operate(shop, 'vouchers')).text.split('\n').find(row => row.startsWith('ALLA'))
  for (const part of ['automatic', '20 %', `categories ${category}`, 'until 2099-01-02T08:00:00+01:00'])
    expect(listed).toContain(part)
  await operate(shop, 'vouchers', '--end', 'ALLA')
  expect(await loadDiscount({ [lamp]: 1 })).toBe(0)
})

test('an exclusive voucher is not combined with others, and each customer can use a `--once` voucher once', async () => {
  const price = await loadPrice(lamp)
  await run('FEM', '--percent', '5')
  await run('TIO', '--percent', '10', '--exclusive')
  expect(await loadDiscount({ [lamp]: 1 }, ['FEM', 'TIO'])).toBeCloseTo(price / 10, 2)
  await run('ENGANG', '--amount', '50', '--once')
  const buy = async (email: string) => {
    const buyer = createShopper(shop, { 'CF-IPCountry': 'SE' })
    await buyer.call('POST', `items/${lamp}`)
    expect((await buyer.call('POST', 'vouchers', { voucher: 'ENGANG' })).status).toBe(200)
    const paid = await buyer.pay({ address: { ...swede, email } })
    if (paid.status !== 200) return paid.status
    await buyer.decide(parseReference(paid), 'pay')
    return (await buyer.result(parseReference(paid))).status
  }
  expect([await buy('once@example.com'), await buy('ONCE+2@example.com'), await buy('twice@example.com')]).toEqual([
    201, 412, 201,
  ])
})

test('a used voucher can be used again if its order is cancelled or refunded before anything is sent, not later', async () => {
  await run('ENDA', '--percent', '10', '--uses', '1', '--once')
  const buy = async () => {
    const buyer = createShopper(shop, { 'CF-IPCountry': 'SE' })
    await buyer.call('POST', `items/${lamp}`)
    const added = await buyer.call('POST', 'vouchers', { voucher: 'ENDA' })
    if (added.status !== 200) return added
    return buyer.result(await buyer.authorised())
  }
  const undo: ((order: string) => Promise<unknown>)[] = [
    order => operate(shop, 'cancel', order),
    order => operate(shop, 'refund', order, '--all'),
  ]
  for (const change of undo) {
    const bought = await buy()
    expect(bought.status).toBe(201)
    expect(await buy()).toMatchObject({ status: 404, body: { messages: ['Rabattkoden är förbrukad.'] } })
    await change(bought.body.order.order)
    await expect.poll(() => one(`SELECT uses_left FROM vouchers WHERE voucher = 'ENDA'`)).toBe(1)
  }
  const sent = (await buy()).body.order.order
  await operate(shop, 'ship', sent)
  await operate(shop, 'refund', sent, '--all')
  await expect.poll(() => one(`SELECT state FROM orders WHERE number = ${sent}`)).toBe('refunded')
  expect((await buy()).status).toBe(404)
})

test('if another payment has reserved the last use of an automatic voucher, others can buy without it', async () => {
  const price = await loadPrice(lamp)
  const last = { voucher: 'SISTA', kind: 'percent', value: 10, type: 'automatic', uses: 1 }
  expect((await manage('POST', 'vouchers', last)).status).toBe(201)
  const pay = async () => {
    const buyer = createShopper(shop, { 'CF-IPCountry': 'SE' })
    await buyer.call('POST', `items/${lamp}`)
    const paid = await buyer.pay()
    expect(paid.status).toBe(200)
    return async () => {
      await buyer.decide(parseReference(paid), 'pay')
      return (await buyer.result(parseReference(paid))).body.order.totals.totalDiscountPriceAsNumber
    }
  }
  const [first, second] = [await pay(), await pay()]
  expect(Math.abs(await second())).toBe(0)
  expect(Math.abs(await first())).toBeCloseTo(price / 10, 2)
  expect(await one(`SELECT uses_left FROM vouchers WHERE voucher = 'SISTA'`)).toBe(0)
})

test('the error for an invalid voucher names the wrong fields', async () => {
  const refused: [object, number, string[]][] = [
    [{ kind: 'percent', value: 5, minimum: 100 }, 406, ['pricelist']],
    [{ kind: 'amount', value: 5 }, 406, ['pricelist']],
    [{ kind: 'percent', value: 5, type: 'automatic', oncePerCustomer: true }, 406, ['oncePerCustomer']],
    [
      { kind: 'percent', value: 5, products: ['1001', 'none'], categories: ['none'] },
      406,
      ['products.1', 'categories.0'],
    ],
    [{ kind: 'percent', value: 5, products: [] }, 406, ['products']],
    [{ kind: 'percent', value: 5, from: '2099-02-01', until: '2099-01-01' }, 406, ['until']],
    ...['2099-02-30', '2099-02-31T08:00', '2099-01-01T24:61', '2099-01-01T08:00+24:00', '9999-12-31', '1 May'].flatMap(
      (time): [object, number, string[]][] => [
        [{ kind: 'percent', value: 5, from: time }, 406, ['from']],
        [{ kind: 'percent', value: 5, until: time }, 406, ['until']],
      ],
    ),
    [{ kind: 'percent', value: 5, type: 'gift' }, 406, ['type']],
    [{ kind: 'percent', value: 5, pricelist: 9 }, 404, ['pricelist']],
    [{ kind: 'percent', value: 5, exclusive: 'yes' }, 406, ['exclusive']],
  ]
  for (const [body, status, fields] of refused) {
    const answer = await manage('POST', 'vouchers', { voucher: 'NEJ', ...body })
    expect([answer.status, Object.keys(answer.body.errors)], JSON.stringify(body)).toEqual([status, fields])
  }
  expect((await manage('PUT', 'vouchers/NEJ', { voucher: 'JA', kind: 'free_shipping' })).body.errors).toEqual({
    voucher: 'must be NEJ',
  })
  expect((await manage('PUT', 'vouchers/NEJ', { voucher: 'NEJ', kind: 'free_shipping' })).status).toBe(404)
})
