import { expect } from 'vitest'
import { operatorTokens } from '../../../support/operator-tokens.ts'
import { parseReference, swede } from '../shopper.ts'
import { type World, walk } from './walk.ts'

/** Makes every call of the management interface. */
export async function operateShop({ shop, person, get }: World) {
  const operators = person({ Authorization: `Bearer ${operatorTokens.MANAGEMENT_TOKEN}` })
  const call: typeof operators.call = (method, path, ...more) => operators.call(method, `management/${path}`, ...more)
  const found = await call('GET', 'products/1001')
  const setup = await call('GET', 'setup')
  const until = '2099-01-31'
  await walk(
    { call },
    [401, 'GET', 'orders', undefined, { Authorization: '' }],
    [200, 'GET', 'audit'],
    [406, 'GET', 'audit?from=x'],
    [200, 'PUT', 'stock/1001-1', { change: 5 }],
    [409, 'PUT', 'stock/1001-1', { change: -900 }],
    [404, 'PUT', 'stock/none', { quantity: 1 }],
    [200, 'PUT', 'stock/1001-1', { counted: 4, seen: 5, reason: 'damaged', note: 'Broken' }],
    [200, 'PATCH', 'stock/1001-1', { place: 'A1', low: 5 }],
    [404, 'PATCH', 'stock/none', { place: 'A1' }],
    [200, 'GET', 'stock?limit=5'],
    [200, 'GET', 'stock?low=1&find=1001'],
    [406, 'GET', 'stock?limit=x'],
    [200, 'GET', 'stock/1001-1/moves'],
    [404, 'GET', 'stock/none/moves'],
    [406, 'GET', 'stock/1001-1/moves?before=x'],
    [200, 'POST', 'stock', { csv: 'item,counted,place,low\n1001-1,5,A2,4\n1002-1,,B1,', apply: true }],
    [406, 'POST', 'stock', { csv: 'item,counted\nnone,5' }],
    [409, 'POST', 'stock', { csv: 'item,counted,seen\n1001-1,0,900' }],
    [200, 'PUT', 'prices/1001/65', { price: '2495', before: 2995 }],
    [404, 'PUT', 'prices/1001/1', { price: 5 }],
    [200, 'GET', 'prices/planned?all=true'],
    [406, 'GET', 'prices/planned?limit=x'],
    [201, 'POST', 'prices/planned', { product: '1001', pricelist: 65, price: 2000, from: '2099-01-01', until }],
    [200, 'GET', 'prices/planned'],
    [404, 'POST', 'prices/planned', { product: 'none', pricelist: 65, price: 2000, from: '2099-01-01' }],
    [404, 'DELETE', 'prices/planned/999'],
    [200, 'DELETE', 'prices/planned/1'],
    [200, 'POST', 'prices', { csv: 'product,pricelist,price,from\n1001,65,2000,2099-01-01', apply: true }],
    [406, 'POST', 'prices', { csv: 'product,price\n1001,5' }],
    [200, 'GET', 'products?limit=5'],
    [406, 'GET', 'products?limit=x'],
    [200, 'PUT', 'products/1001', found.body],
    [201, 'PUT', 'products/90001', { ...found.body, uri: 'new', items: [{ item: '90001-1' }] }],
    [406, 'PUT', 'products/1001', { ...found.body, uri: 'A B' }],
    [404, 'GET', 'products/none'],
    [200, 'GET', 'categories'],
    [200, 'PUT', 'categories/900', { name: 'New', uri: 'new' }],
    [200, 'GET', 'customers?search=astrid'],
    [201, 'POST', 'vouchers', { voucher: 'FREE', kind: 'percent', value: 100, until, uses: 5 }],
    [201, 'POST', 'vouchers', { voucher: 'SENT', kind: 'free_shipping' }],
    [201, 'POST', 'vouchers', { voucher: 'LESS', kind: 'amount', value: '100', pricelist: 65 }],
    [409, 'POST', 'vouchers', { voucher: 'FREE', kind: 'free_shipping' }],
    [200, 'PUT', 'vouchers/SENT', { voucher: 'SENT', kind: 'free_shipping', type: 'uri', categories: ['900'] }],
    [404, 'PUT', 'vouchers/NONE', { voucher: 'NONE', kind: 'free_shipping' }],
    [200, 'PUT', 'vouchers/SENT', { voucher: 'SENT', kind: 'free_shipping' }],
    [200, 'GET', 'vouchers'],
    [200, 'DELETE', 'vouchers/LESS'],
    [200, 'PUT', 'setup', setup.body],
    [406, 'PUT', 'setup', { countries: 1 }],
    [200, 'GET', 'withdrawals'],
    [404, 'POST', 'withdrawals/0/handled', { note: 'Kept' }],
  )
  const buyer = person()
  await buyer.call('POST', 'items/1002-1')
  for (const voucher of ['FREE', 'SENT']) await buyer.call('POST', 'vouchers', { voucher })
  const free = await buyer.pay({ giftMessage: 'Happy birthday', consents: [{ key: 'terms', consented: true }] })
  expect(free).toMatchObject({ status: 201, body: { action: 'success' } })
  const { order } = free.body.order
  await walk(
    { call },
    [201, 'POST', `orders/${order}/shipments`, { carrier: 'PostNord', trackingId: 'X1' }],
    [409, 'POST', `orders/${order}/shipments`, {}],
    [200, 'GET', `orders/${order}`],
    [404, 'GET', 'orders/0'],
    [200, 'GET', 'orders?status=ok&language=sv'],
    [406, 'GET', `orders/${order}?language=xx`],
    [406, 'GET', 'orders?state=lost'],
  )
  const paid = async (outcome = 'pay') => {
    await buyer.call('POST', 'items/1002-1', { quantity: 2 })
    const reference = parseReference(await buyer.pay())
    await buyer.decide(reference, outcome)
    return (await buyer.result(reference)).body.order
  }
  const [sent, cancelled] = [await paid(), await paid()]
  const [{ line }] = sent.items
  const ofSent = `orders/${sent.order}`
  await packOrders({ call, get }, [sent.order, cancelled.order], buyer)
  await walk(
    { call },
    [201, 'POST', `${ofSent}/start`, {}],
    [409, 'POST', `${ofSent}/start`, {}],
    [201, 'POST', `${ofSent}/shipments`, { lines: [{ line, quantity: 1 }] }],
    [404, 'PUT', `${ofSent}/shipments/0`, {}],
    [201, 'POST', `${ofSent}/deliveries`, {}],
    [201, 'POST', `${ofSent}/returns`, { lines: [{ line, quantity: 1 }] }],
    [406, 'POST', `${ofSent}/returns`, {}],
    [201, 'POST', `${ofSent}/refunds`, { lines: [{ line, quantity: 1 }], shipping: true, amount: 1, reason: 'Late' }],
    [409, 'POST', `${ofSent}/refunds`, { amount: 900_000 }],
    [200, 'POST', `${ofSent}/refunds`, { all: true, preview: true }],
    [409, 'PUT', `${ofSent}/email`, { email: 'asa@example.org' }],
    [200, 'GET', 'today'],
    [201, 'POST', `orders/${cancelled.order}/cancellation`, { reason: 'Broken' }],
    [404, 'POST', 'orders/0/cancellation', {}],
  )
  const failing = await paid('no-refund')
  await call('POST', `orders/${failing.order}/refunds`, { amount: 1 })
  const refundOf = async () => (await call('GET', `orders/${failing.order}`)).body.order.refunds[0]
  await expect.poll(async () => (await refundOf())?.status, { timeout: 10_000 }).toBe('failed')
  const retry = `orders/${failing.order}/refunds/${(await refundOf())?.reference}/retry`
  await walk(
    { call },
    [201, 'POST', retry, {}],
    [409, 'POST', retry, {}],
    [404, 'POST', `${retry.replace(/[^/]+\/retry$/, '0/retry')}`, {}],
  )
  await call('POST', `orders/${failing.order}/shipments`, {})
  const returned = await get(`/api/checkout/management/orders/return-labels.csv?orders=${failing.order}`, {
    headers: { Authorization: `Bearer ${operatorTokens.MANAGEMENT_TOKEN}` },
  })
  expect([returned.status, await returned.text()]).toEqual([200, expect.stringContaining('Storgatan 1')])
  const { body } = await call('GET', ofSent)
  const [{ shipmentId }] = body.order.shipments
  await walk({ call }, [201, 'PUT', `${ofSent}/shipments/${shipmentId}`, { carrier: 'DHL' }])

  await buyer.call('POST', 'items/1002-1')
  const unequal = parseReference(await buyer.pay({ paymentMethod: 'test-instant' }))
  await buyer.decide(unequal, 'wrong-amount')
  await buyer.result(unequal)
  const { COMMERCE_DB: db } = shop.env
  const loadMoney = () => db.prepare('SELECT money FROM payments WHERE reference = ?').bind(unequal).first('money')
  await expect.poll(loadMoney, { timeout: 10_000 }).toBe('returned')
  // The test provider always returns such a payment, so the state of a failed return is set here.
  const setMoney = `UPDATE payments SET money = 'not_returned', settled = created WHERE reference = ?`
  await db.prepare(setMoney).bind(unequal).run()
  await walk(
    { call },
    [200, 'GET', 'payouts?from=2026-11-01&to=2026-11-30'],
    [406, 'GET', 'payouts?from=2026-11-30&to=2026-11-01'],
    [200, 'GET', 'payments/refused'],
    [200, 'GET', 'payments/unreturned'],
    [406, 'POST', `payments/${unequal}/returned`, {}],
    [200, 'POST', `payments/${unequal}/returned`, { note: 'In the dashboard' }],
    [404, 'POST', `payments/${unequal}/returned`, { note: 'Again' }],
  )

  await walk({ call }, [200, 'GET', 'withdrawals/due'])
  const who = { order: '0', email: 'x@example.com', name: 'X' }
  const { withdrawal } = (await buyer.call('POST', 'withdrawals', who)).body
  await buyer.call('POST', `withdrawals/${withdrawal.reference}/confirmation`, {})
  const handled = `withdrawals/${withdrawal.withdrawal}/handled`
  await walk(
    { call },
    [200, 'GET', 'withdrawals/due'],
    [200, 'POST', handled, { note: 'Not ours' }],
    [409, 'POST', handled, { note: 'Not ours' }],
  )

  // The provider pays the refund only after the call for it has been answered.
  const noteOf = async () => (await call('GET', ofSent)).body.order.documents.find(({ kind }) => kind === 'credit_note')
  await expect.poll(noteOf).toBeDefined()
  const number = (await noteOf())?.number
  await walk(
    { call },
    [303, 'GET', `${ofSent}/receipt.pdf`],
    [303, 'GET', `${ofSent}/credit-notes/${number}.pdf`],
    [404, 'GET', `${ofSent}/credit-notes/1.pdf`],
    [404, 'GET', 'orders/0/receipt.pdf'],
    [303, 'GET', `${ofSent}/summary.pdf`],
    [404, 'GET', 'orders/0/summary.pdf'],
    [406, 'GET', `${ofSent}/summary.pdf?language=xx`],
  )
  await walk(
    { call },
    [200, 'GET', 'documents?from=2026-01-01&to=2099-12-31&limit=2'],
    [406, 'GET', 'documents?from=2026-02-30'],
    [200, 'GET', 'ledger?from=2026-11-01&to=2026-11-30'],
    [406, 'GET', 'ledger?from=2026-11-01'],
    [200, 'GET', 'refunds?status=requested'],
    [406, 'GET', 'refunds'],
    [200, 'GET', 'orders?work=problems'],
  )
  const summary = (await call('GET', `${ofSent}/summary.pdf`)).header('location') ?? ''
  await walk(
    buyer,
    [200, 'GET', `order-status/${sent.reference}/credit-notes/${number}`],
    [200, 'GET', `order-summary${new URL(summary, 'http://shop.test').search}`],
    [404, 'GET', 'order-summary?orders=1'],
  )
  const buyerOf = { email: swede.email }
  await walk(
    { call },
    [200, 'POST', 'personal-data', buyerOf],
    [406, 'POST', 'personal-data', { email: 'none' }],
    [200, 'POST', 'personal-data/erasure', buyerOf],
    [406, 'POST', 'personal-data/erasure', {}],
  )
}

/** Makes every call for corrections, notes, mails and packing, with two orders of a buyer. */
async function packOrders(
  { call, get }: Pick<World, 'get'> & Pick<ReturnType<World['person']>, 'call'>,
  [one, other]: [string, string],
  buyer: ReturnType<World['person']>,
) {
  const { email: _, ...place } = swede
  await walk(
    { call },
    [201, 'POST', `orders/${one}/notes`, { text: 'Rang\nthe buyer' }],
    [406, 'POST', `orders/${one}/notes`, { text: '' }],
    [201, 'PUT', `orders/${one}/delivery-address`, { ...place, address1: 'Nygatan 2' }],
    [406, 'PUT', `orders/${one}/delivery-address`, { ...place, zipCode: '1' }],
    [409, 'PUT', `orders/${one}/delivery-address`, { ...place, country: 'NO' }],
    [201, 'PUT', `orders/${one}/email`, { email: swede.email }],
    [404, 'PUT', 'orders/0/email', { email: swede.email }],
    [201, 'POST', `orders/${one}/mails`, { kind: 'confirmation' }],
    [409, 'POST', `orders/${one}/mails`, { kind: 'refund' }],
    [200, 'GET', `orders/pick?orders=${one},${other},0`],
    [406, 'GET', 'orders/pick?orders=x'],
    [303, 'GET', `orders/slips.pdf?orders=${one},${other}`],
    [409, 'GET', 'orders/slips.pdf?orders=0'],
    [406, 'GET', 'orders/labels.csv?orders='],
    [406, 'GET', 'orders/return-labels.csv?orders='],
    [200, 'POST', 'shipments', { csv: `order,tracking\n${other},X2` }],
    [406, 'POST', 'shipments', { csv: `order,item,quantity\n${other},none,1` }],
  )
  const slips = (await call('GET', `orders/slips.pdf?orders=${one}`)).header('location') ?? ''
  await walk(
    buyer,
    [200, 'GET', `packing-slips${new URL(slips, 'http://shop.test').search}`],
    [404, 'GET', `packing-slips?orders=${one}`],
  )
  const labels = await get(`/api/checkout/management/orders/labels.csv?orders=${one},${other}`, {
    headers: { Authorization: `Bearer ${operatorTokens.MANAGEMENT_TOKEN}` },
  })
  expect([labels.status, await labels.text()]).toEqual([200, expect.stringContaining('Nygatan 2')])
}
