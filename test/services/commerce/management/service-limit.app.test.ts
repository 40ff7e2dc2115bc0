import { expect, test } from 'vitest'
import { logInAtDesk, placeTestOrder } from '../../../desk/order-desk.ts'
import { startShop } from '../../../support/app.ts'
import { operatorTokens } from '../../../support/operator-tokens.ts'
import { createShopper } from '../shopper.ts'
import { signIdentity } from './as-operator.ts'

test('the service role may refund up to a limit for each currency, and is told why not more; owners may refund any amount', async () => {
  const shop = await startShop({ ...operatorTokens, SERVICE_REFUND_LIMIT: 'EUR 1, SEK 500' })
  const number = await placeTestOrder(shop)
  const refund = async (role: 'service' | 'own', amount: number) =>
    createShopper(shop).call('POST', `management/orders/${number}/refunds`, { amount }, await signIdentity([role]))
  expect((await refund('service', 500)).status).toBe(201)
  expect(await refund('service', 500.01)).toMatchObject({
    status: 403,
    body: { errors: { amount: 'is above 500 SEK: a shop owner must refund it' } },
  })
  // A cancellation refunds everything, so the same limit applies.
  const cancelled = await createShopper(shop).call(
    ...(['POST', `management/orders/${number}/cancellation`, {}] as const),
    await signIdentity(['service']),
  )
  expect(cancelled.status).toBe(403)
  const desk = await logInAtDesk(shop, ['service'])
  const path = `/desk/orders/${number}`
  const { html } = await desk.get(path)
  expect((await desk.send(path, html, 'cancel', [['reason', 'Broken']])).html).toContain('above 500 SEK')
  expect((await refund('own', 501)).status).toBe(201)
})
