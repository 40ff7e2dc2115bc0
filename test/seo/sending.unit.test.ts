import { expect, test, vi } from 'vitest'
import { loadShipping } from '#src/shared/structured-data/sending.ts'

const answer = {
  token: null,
  location: { shipTo: true, market: '1', pricelist: '65', returnDays: 14 },
  selection: { currency: 'SEK' },
  shippingMethods: [],
}

test('the shipping terms of a country are cached, and a failed request is not', async () => {
  const commerce = vi.fn(async () => Response.json({ errors: {} }, { status: 503 }))
  await expect(loadShipping(commerce, 'SE')).rejects.toMatchObject({ status: 503 })
  commerce.mockImplementation(async () => Response.json(answer))
  expect(await loadShipping(commerce, 'SE')).toMatchObject({ currency: 'SEK', market: 1 })
  const asked = commerce.mock.calls.length
  expect(await loadShipping(commerce, 'SE')).toMatchObject({ currency: 'SEK' })
  expect(commerce).toHaveBeenCalledTimes(asked)
})

test('a request for a country’s shipping terms that never ends does not delay the next one', async () => {
  const commerce = vi.fn(() => new Promise<Response>(() => {}))
  loadShipping(commerce, 'NO').catch(() => {})
  expect(await loadShipping(async () => Response.json(answer), 'NO')).toMatchObject({ currency: 'SEK' })
})
