import { beforeAll, expect, test } from 'vitest'
import { renewedShop, type Shop } from '../../../support/app.ts'
import { loadMailsTo } from '../people.ts'
import { type Answer, createShopper, parseReference, swede } from '../shopper.ts'

let shop: Shop
beforeAll(async () => {
  shop = await renewedShop()
  await insertVoucher({ voucher: 'TIO', kind: 'percent', value: 10 })
  await insertVoucher({ voucher: 'LINK20', kind: 'percent', value: 20, type: 'uri' })
  await insertVoucher({ voucher: 'FRAKT', kind: 'free_shipping', value: 0, minimum: 100_000, pricelist: 65 })
  await insertVoucher({ voucher: 'MURLA', kind: 'amount', value: 50_000, pricelist: 65, products: '["1001"]' })
  await insertVoucher({ voucher: 'ENSAM', kind: 'percent', value: 50, exclusive: 1 })
  await insertVoucher({ voucher: 'OLD', kind: 'percent', value: 10, valid_until: '2026-01-01T00:00:00.000Z' })
  await insertVoucher({ voucher: 'SOON', kind: 'percent', value: 10, valid_from: '2999-01-01T00:00:00.000Z' })
  await insertVoucher({ voucher: 'USED', kind: 'percent', value: 10, uses_left: 0 })
  await insertVoucher({ voucher: 'TWICE', kind: 'percent', value: 10, uses_left: 2 })
  await insertVoucher({ voucher: 'ONCE', kind: 'percent', value: 10, once_per_customer: 1 })
  await insertVoucher({ voucher: 'A+B å', kind: 'percent', value: 1 })
})

test('vouchers of every kind, added by code or link, give their discounts and combine', async () => {
  const { call } = createShopper(shop)
  await call('POST', 'items/1001-1')
  const add = async (voucher: string) => (await call('POST', 'vouchers', { voucher })).body.selection
  const first = await add(' tio ')
  expect(first.discounts).toMatchObject({
    anyDiscount: true,
    vouchers: [{ voucher: 'TIO', type: 'code', priceOff: '-299.50\u00a0SEK', priceOffAsNumber: -299.5 }],
    automaticDiscounts: [],
  })
  expect(first.totals).toMatchObject({ totalDiscountPriceAsNumber: -299.5, grandTotalPriceAsNumber: 2695.5 })
  const second = await add('LINK20')
  expect(second.discounts.vouchers).toMatchObject([
    { voucher: 'TIO' },
    { voucher: 'LINK20', type: 'uri', priceOffAsNumber: -599 },
  ])
  const third = await add('MURLA')
  expect(third.totals.totalDiscountPriceAsNumber).toBe(-1398.5)
  expect(await call('POST', 'vouchers', { voucher: 'FRAKT' })).toMatchObject({
    status: 412,
    body: {
      errors: { voucher: 'too many vouchers' },
      messages: ['Du kan använda högst 3 rabattkoder samtidigt. Ta bort en för att lägga till en annan.'],
    },
  })

  // Letters beyond ASCII match in upper and lower case, composed or decomposed.
  for (const code of ['a+b å', 'A+B Å', 'a+B A\u030a']) {
    await call('DELETE', 'vouchers/murla')
    expect((await add(code)).discounts.vouchers[2]?.voucher, code).toBe('A+B å')
    expect(
      (await call('DELETE', `vouchers/${encodeURIComponent(code)}`)).body.selection.discounts.vouchers,
    ).toHaveLength(2)
  }

  // An exclusive voucher applies alone while it is in the bag.
  await call('DELETE', 'vouchers/murla')
  const alone = await add('ENSAM')
  expect(alone.discounts.vouchers).toMatchObject([{ voucher: 'ENSAM', priceOffAsNumber: -1497.5 }])
  const { body } = await call('DELETE', 'vouchers/ENSAM')
  expect(body.selection.discounts.vouchers).toMatchObject([{ voucher: 'TIO' }, { voucher: 'LINK20' }])

  // A voucher for an amount is valid in one currency only. A voucher whose minimum the bag has not
  // reached stays in the bag, and takes effect when the bag reaches it.
  await call('DELETE', 'vouchers')
  expect((await call('PUT', 'countries/FI')).status).toBe(200)
  expect((await call('POST', 'vouchers', { voucher: 'MURLA' })).status).toBe(404)
  await call('PUT', 'countries/SE')
  const { line } = (await call('GET', 'selection')).body.selection.items[0]
  await call('PUT', `lines/${line}/quantity/0`)
  const [cheap] = await findItemsBelow(100_000)
  await call('POST', `items/${cheap}`)
  const paid = (await add('FRAKT')).totals.shippingPriceAsNumber
  expect(paid).toBeGreaterThan(0)
  const rich = (await call('POST', 'items/1001-1')).body.selection
  expect(rich.totals.shippingPriceAsNumber).toBe(0)
})

test('unknown, expired, future and used up codes are not found; all codes that exist can be removed', async () => {
  const { call } = createShopper(shop)
  await call('POST', 'items/1001-1')
  const missing = { status: 404, body: { errors: { voucher: 'not found' } } }
  for (const voucher of ['NONE', 'OLD', 'SOON', 'USED', '', null, 5, ['TIO'], { TIO: 1 }])
    expect(await call('POST', 'vouchers', { voucher }), String(voucher)).toMatchObject(missing)
  expect(await call('POST', 'vouchers')).toMatchObject(missing)
  expect((await call('POST', 'vouchers', { voucher: 'A+B å' })).status).toBe(200)
  const left = (await call('DELETE', `vouchers/${encodeURIComponent('A+B å')}`)).body.selection.discounts
  expect(left.vouchers).toEqual([])
  await call('POST', 'vouchers', { voucher: 'TIO' })
  await call('POST', 'vouchers', { voucher: 'LINK20' })
  expect((await call('DELETE', 'vouchers', { voucher: 'tio' })).body.selection.discounts.vouchers).toHaveLength(1)
  expect((await call('DELETE', 'vouchers')).body.selection.discounts.vouchers).toEqual([])
  for (const known of ['TIO', 'OLD', 'USED']) expect((await call('DELETE', `vouchers/${known}`)).status).toBe(200)
  expect(await call('DELETE', 'vouchers/NONE')).toMatchObject(missing)
  expect(await call('DELETE', 'vouchers', { voucher: 'NONE' })).toMatchObject(missing)
})

test('automatic discounts need no code, and are listed separately', async () => {
  await insertVoucher({ voucher: 'AUTO', kind: 'percent', value: 5, type: 'automatic', description: 'Five off' })
  const { call, authorised, result } = createShopper(shop)
  await call('POST', 'items/1001-1')
  expect((await call('POST', 'vouchers', { voucher: 'AUTO' })).status).toBe(404)
  const { selection } = (await call('POST', 'vouchers', { voucher: 'TIO' })).body
  expect(selection.discounts).toMatchObject({
    discountAsNumber: -149.75,
    vouchers: [{ voucher: 'TIO', priceOffAsNumber: -299.5 }],
    automaticDiscounts: [{ automaticDiscount: 'AUTO', name: 'Five off', priceOffAsNumber: -149.75 }],
  })
  const alone = (await call('POST', 'vouchers', { voucher: 'ENSAM' })).body.selection.discounts
  expect(alone).toMatchObject({ vouchers: [{ voucher: 'ENSAM' }], automaticDiscounts: [] })
  await call('DELETE', 'vouchers')
  await call('POST', 'vouchers', { voucher: 'TIO' })
  const { body } = await result(await authorised())
  expect(body.order.discounts.automaticDiscounts).toHaveLength(1)
  expect(body.order.totals.grandTotalPriceAsNumber).toBe(2545.75)
  const mails = await loadMailsTo(shop, swede.email)
  const mail = mails.find(({ subject }) => subject.includes(body.order.order))?.text
  for (const label of ['Rabatt: Five off', 'Rabattkod TIO']) expect(mail).toContain(label)
  const page = await shop.html(`/order/${body.order.reference}`)
  for (const label of ['Discount: Five off', 'Voucher TIO']) expect(page).toContain(label)
  await shop.env.COMMERCE_DB.prepare(`UPDATE vouchers SET uses_left = 0 WHERE voucher = 'AUTO'`).run()
})

test('a voucher can be used up to its limit, and a `once_per_customer` voucher once by each address', async () => {
  const buy = async (voucher: string, email: string) => {
    const { call, pay, decide, result } = createShopper(shop)
    await call('POST', 'items/1001-1')
    const { status } = await call('POST', 'vouchers', { voucher })
    if (status !== 200) return status
    const payment = await pay({ address: { ...swede, email } })
    if (payment.status !== 200) return payment.status
    await decide(parseReference(payment), 'pay')
    return (await result(parseReference(payment))).status
  }
  expect([await buy('TWICE', 'a@example.com'), await buy('TWICE', 'a@example.com')]).toEqual([201, 201])
  expect(await buy('TWICE', 'b@example.com')).toBe(404)
  expect(await buy('ONCE', 'a@example.com')).toBe(201)
  expect(await buy('ONCE', ' A@Example.com ')).toBe(412)
  expect(await buy('ONCE', 'b@example.com')).toBe(201)
  const race = await Promise.all(Array.from({ length: 10 }, () => buy('ONCE', 'c@example.com')))
  expect(race.filter(status => status === 201)).toHaveLength(1)
  expect(race.filter(status => status === 412)).toHaveLength(9)
})

const total = ({ body }: Answer) => body.selection.totals.grandTotalPriceAsNumber

test('the first payment reserves the last use of a voucher; the second is refused and gets the new total', async () => {
  await insertVoucher({ voucher: 'LAST', kind: 'percent', value: 10, uses_left: 1 })
  const [first, second] = [createShopper(shop), createShopper(shop)]
  let shown: Answer | undefined
  for (const { call } of [first, second]) {
    await call('POST', 'items/1001-1')
    shown = await call('POST', 'vouchers', { voucher: 'LAST' })
  }
  if (!shown) throw new Error('No selection')
  const reference = parseReference(await first.pay())
  const refused = await second.pay()
  expect(refused).toMatchObject({ status: 412, body: { errors: { voucher: 'not found' } } })
  expect(refused.body.selection.discounts.vouchers).toEqual([])
  expect(total(refused)).toBeGreaterThan(total(shown))
  // No payment was started with the total that the second shopper had not seen.
  const open = `SELECT COUNT(*) AS n FROM payments WHERE snapshot ->> 'vouchers' LIKE '%LAST%' OR status = 'pending'`
  expect(await shop.env.COMMERCE_DB.prepare(open).first('n')).toBe(1)
  // When the first shopper cancels, the second can use the voucher.
  await first.decide(reference, 'cancel')
  expect((await first.result(reference)).status).toBe(412)
  expect((await second.call('POST', 'vouchers', { voucher: 'LAST' })).status).toBe(200)
  expect((await second.result(await second.authorised())).status).toBe(201)
})

test('if two authorised payments have the last use of a voucher, one succeeds and the other is refused', async () => {
  await insertVoucher({ voucher: 'LATE', kind: 'percent', value: 10, uses_left: 1 })
  const pay = async () => {
    const { call, authorised, result } = createShopper(shop)
    await call('POST', 'items/1001-1')
    const { body } = await call('POST', 'vouchers', { voucher: 'LATE' })
    const reference = await authorised()
    return { shown: body.selection.totals.grandTotalPriceAsNumber, call, result: () => result(reference) }
  }
  const first = await pay()
  // Simulates a shopper who takes so long in the bank's app that the reserved use is released.
  await shop.env.COMMERCE_DB.prepare('DELETE FROM voucher_reservations').run()
  const second = await pay()
  const results = await Promise.all([first.result(), second.result()])
  expect(results.map(({ status }) => status).sort()).toEqual([201, 412])
  const loser = results[0]?.status === 412 ? first : second
  expect(results.find(({ status }) => status === 412)?.body).toMatchObject({
    errors: { voucher: 'not found' },
    messages: [expect.stringContaining('förbrukad')],
  })
  // The voucher was removed from the selection, so the shopper can pay the total without it.
  const { body } = await loser.call('GET', 'selection')
  expect(body.selection.discounts.vouchers).toEqual([])
  expect(body.selection.totals.grandTotalPriceAsNumber).toBeGreaterThan(loser.shown)
})

const findItemsBelow = async (price: number) => {
  const { results } = await shop.env.COMMERCE_DB.prepare(
    `SELECT item FROM items JOIN prices USING (product) JOIN stock USING (item)
     WHERE pricelist = 65 AND price < ? AND quantity > 0 LIMIT 1`,
  )
    .bind(price)
    .all<{ item: string }>()
  return results.map(({ item }) => item)
}

const insertVoucher = (values: Record<string, string | number>) => {
  const row = { description: '', ...values }
  const names = Object.keys(row)
  return shop.env.COMMERCE_DB.prepare(`INSERT INTO vouchers (${names}) VALUES (${names.map(() => '?')})`)
    .bind(...Object.values(row))
    .run()
}
