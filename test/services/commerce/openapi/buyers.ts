import { createHmac } from 'node:crypto'
import { expect } from 'vitest'
import { parseReference, swede } from '../shopper.ts'
import { type World, walk } from './walk.ts'

/** Makes every call for payments, orders, withdrawals and inquiries. */
export async function buy({ person, get }: World) {
  const buyer = person()
  await walk(buyer, [412, 'POST', 'payment', { termsAndConditions: true }], [201, 'POST', 'items/1012-1'])
  expect((await buyer.pay({ additionalFields: { testOutcome: 'refuse' } })).status).toBe(406)
  for (const paymentMethod of ['test-form', 'test-javascript', 'test']) await buyer.pay({ paymentMethod })
  expect((await buyer.pay({ paymentMethod: 'none' })).status).toBe(404)
  const left = parseReference(await buyer.pay({ paymentMethod: 'test' }))
  const cancelled = await get(`/api/checkout/payment-cancel/${left}`)
  expect([cancelled.status, cancelled.headers.get('location')]).toEqual([303, expect.stringContaining('cancelled')])
  const reference = parseReference(await buyer.pay({ paymentMethod: 'test' }))
  expect((await buyer.result(reference)).status).toBe(412)
  const notification = JSON.stringify({ payment: reference })
  const seconds = Math.floor(Date.now() / 1000)
  const code = createHmac('sha256', 'whsec_test').update(`${seconds}.${notification}`).digest('hex')
  const signed = { 'Payment-Signature': `t=${seconds},v1=${code}` }
  await walk(
    person(),
    [404, 'GET', 'payment-cancel/none'],
    [200, 'POST', 'payment-notifications/test', notification, signed],
  )
  await walk(person(), [400, 'POST', 'payment-notifications/test', notification], [404, 'GET', 'receipt'])
  await buyer.decide(reference, 'pay')
  const { order } = (await buyer.result(reference)).body
  await walk(buyer, [200, 'GET', 'receipt'], [200, 'GET', `order-status/${order.reference}`])
  await expect.poll(async () => (await buyer.call('GET', `order-status/${order.reference}/receipt`)).status).toBe(200)
  await walk(person(), [404, 'GET', `order-status/${order.reference}/credit-notes/1`])

  const claim = { order: order.order, email: swede.email, name: 'Åsa Ek' }
  const { withdrawal } = await walk(person(), [406, 'POST', 'withdrawals', {}], [201, 'POST', 'withdrawals', claim])
  const lines = [{ line: order.items[0].line, quantity: 1 }]
  await walk(
    person(),
    [200, 'GET', `withdrawals/${withdrawal.reference}`],
    [201, 'POST', `withdrawals/${withdrawal.reference}/confirmation`, { lines }],
    [200, 'POST', `withdrawals/${withdrawal.reference}/confirmation`, { lines }],
    [404, 'GET', 'withdrawals/none'],
    [200, 'GET', `order-status/${order.reference}`],
  )

  const letter = { kind: 'contact', subject: 'other', name: 'Åsa Ek', email: 'letter@example.com', message: 'Hello' }
  await walk(
    person(),
    [200, 'GET', 'inquiries'],
    [406, 'POST', 'inquiries', { kind: 'project' }],
    [201, 'POST', 'inquiries', letter],
  )
}
