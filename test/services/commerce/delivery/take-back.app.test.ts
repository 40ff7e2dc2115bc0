import { beforeAll, expect, test } from 'vitest'
import { formatOrder } from '../../../../tools/shop/order-text.ts'
import { renewedShop, type Shop } from '../../../support/app.ts'
import { operatorTokens } from '../../../support/operator-tokens.ts'
import { loadMailsTo } from '../people.ts'
import { createShopper, parseReference, swede } from '../shopper.ts'

let shop: Shop
beforeAll(async () => {
  shop = await renewedShop(operatorTokens)
})

type Answer = Awaited<ReturnType<ReturnType<typeof createShopper>['call']>>
const readTakeBack = ({ body }: Answer) => body.selection.takeBack

test('buyers of a lamp can return an old one where the law requires it, and packers see the choice', async () => {
  const { call, pay, decide, result } = createShopper(shop)
  const choose = (takeBack: unknown) => call('PUT', 'payment-fields', { additionalFields: { takeBack } })
  await call('PUT', 'languages/sv')
  // A candleholder is not electric, so the shop does not offer to take an old lamp back.
  expect(readTakeBack(await call('POST', 'items/1021-1'))).toEqual({ choice: '', text: '' })
  const offered = { choice: 'offered', text: 'Ta hand om min gamla lampa, utan kostnad' }
  expect(readTakeBack(await call('POST', 'items/1001-1'))).toEqual(offered)
  expect((await choose(true)).status).toBe(400)
  expect(readTakeBack(await choose('chosen'))).toMatchObject({ choice: 'chosen' })
  expect(readTakeBack(await call('GET', 'selection'))).toMatchObject({ choice: 'chosen' })
  expect(readTakeBack(await choose(''))).toEqual(offered)
  await choose('chosen')
  for (const [country, choice, wantedText] of [
    ['NO', 'chosen', 'Ta hand om'],
    ['DE', 'chosen', 'Ta hand om'],
    ['GB', '', 'tas inte emot'],
    ['US', '', 'tas inte emot'],
    ['SE', 'chosen', 'Ta hand om'],
  ] as const) {
    const there = await call('PUT', `countries/${country}`)
    expect(readTakeBack(there), country).toEqual({ choice, text: expect.stringContaining(wantedText) })
  }

  const payment = await pay({})
  await decide(parseReference(payment), 'pay')
  const { order } = (await result(parseReference(payment))).body
  const wantedText = 'Vi tar hand om din gamla lampa utan kostnad: en förbetald fraktsedel'
  expect(order.takeBack).toEqual({ choice: 'chosen', text: expect.stringContaining(wantedText) })
  expect(await (await shop.get(`/sv/order/${order.reference}`)).text()).toContain(wantedText)
  await expect.poll(async () => JSON.stringify(await loadMailsTo(shop, swede.email))).toContain(wantedText)
  expect(readTakeBack(await call('POST', 'items/1001-1'))).toEqual(offered)

  const asOperator = { Authorization: `Bearer ${operatorTokens.MANAGEMENT_TOKEN}` }
  const managed = await call('GET', `management/orders/${order.order}`, undefined, asOperator)
  expect(formatOrder({ ...managed.body.order })).toContain('Takes an old lamp back: enclose a prepaid return label.')
  const table = await shop.get('/api/checkout/management/orders', { headers: { ...asOperator, Accept: 'text/csv' } })
  const [head = '', row = ''] = (await table.text()).trim().split(/\r?\n/)
  expect([/takeBack"?,"?taxNumbers"?$/.test(head), /yes"?,("")?$/.test(row)]).toEqual([true, true])
})
