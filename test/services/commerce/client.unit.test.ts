import { expect, test, vi } from 'vitest'
import { createCommerce } from '#client/shared/commerce/client.ts'
import { CommerceError } from '#client/shared/commerce/error.ts'
import { completePayment, loadReceipt, pay } from '#client/shared/commerce/payments.ts'

interface Sent {
  url: string
  init: RequestInit
}

/**
 * Returns a client whose requests get `answers`, one after the other. An answer is a status and
 * JSON, or a function that is called instead of `fetch`.
 */
function clientOf(...answers: ([number, unknown] | (() => Promise<Response>))[]) {
  const sent: Sent[] = []
  const kept: { token: string | null } = { token: null }
  const commerce = createCommerce({
    baseUrl: 'https://shop.test/api/checkout',
    token: () => kept.token,
    onToken: token => {
      kept.token = token
    },
    fetch: async (url, init) => {
      sent.push({ url, init })
      const answer = answers[sent.length - 1] ?? [200, {}]
      return typeof answer === 'function' ? answer() : Response.json(answer[1], { status: answer[0] })
    },
  })
  return { commerce, sent, kept }
}

const failure = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable(),
    error => {
      expect(error).toBeInstanceOf(CommerceError)
      return error
    },
  )

test('the token is read from successful responses and errors, and sent with the next call', async () => {
  const { commerce, sent, kept } = clientOf(
    [200, { token: 'a' }],
    [404, { token: 'b', errors: { voucher: 'not found' } }],
    [200, { token: null }],
  )
  // The calls start together, but the second is sent only when the first has returned a token.
  const [, refused] = await Promise.all([
    commerce.selection(),
    failure(commerce.addVoucher('A+B/../x')),
    commerce.removeVoucher('A+B/../x'),
  ])
  expect(refused).toMatchObject({ status: 404, fields: { voucher: 'not found' } })
  expect(sent.map(({ init }) => new Headers(init.headers).get('api-token'))).toEqual([null, 'a', 'b'])
  expect(sent.at(-1)?.url).toBe('https://shop.test/api/checkout/vouchers/A%2BB%2F..%2Fx')
  expect(kept.token).toBe('b')
})

test('a response without a token logs a warning only once', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { commerce } = clientOf([200, {}], [200, { token: 'a' }], [200, {}])
  for (const times of [1, 1, 1]) {
    await commerce.selection()
    expect(warn.mock.calls).toEqual(Array(times).fill(['Missing token']))
  }
  warn.mockRestore()
})

test('a token that another tab has replaced is not restored', async () => {
  const { commerce, kept } = clientOf([200, { token: 'a' }], async () => {
    kept.token = 'of the other tab’s login'
    return Response.json({ token: 'b' })
  })
  await commerce.selection()
  await commerce.selection()
  expect(kept.token).toBe('of the other tab’s login')
})

test('a stateless call neither sends nor stores a token', async () => {
  const { commerce, sent, kept } = clientOf([
    200,
    { token: 'x', location: { country: 'NO', market: 2, pricelist: 66 }, selection: { currency: 'NOK' } },
  ])
  expect(await commerce.location('NO')).toMatchObject({ country: 'NO', market: '2', pricelist: '66', currency: 'NOK' })
  expect(new Headers(sent[0]?.init.headers).get('api-token')).toBe('none')
  expect(kept.token).toBeNull()
})

test('errors are parsed even if the status is 200, a field is misspelled or a selection is included', async () => {
  const { commerce } = clientOf(
    [200, { errors: { 'address.zipcode': ['bad'] }, message: 'Sorry' }],
    [
      410,
      {
        errors: { stock: 'unavailable items' },
        unavailable: [{ item: '1-1', available: 1 }],
        selection: { items: { a: { item: '1-1', quantity: 1 } } },
      },
    ],
  )
  const first = await failure(commerce.setPaymentFields({}))
  expect(first.field('address.zipCode')).toBe('bad')
  expect(first.messages).toEqual(['Sorry'])
  const second = await failure(commerce.addItem('1-1'))
  expect(second).toMatchObject({ status: 410, unavailable: [{ item: '1-1', available: 1 }] })
  expect(second.selection.selection.items).toMatchObject([{ item: '1-1', quantity: 1 }])
})

test('an unusable response is an error, and the next call works', async () => {
  const { commerce } = clientOf(
    async () => new Response('<html>', { status: 200 }),
    async () => new Response('', { status: 503 }),
    () => Promise.reject(new DOMException('late', 'TimeoutError')),
    [200, { action: 'teleport' }],
    [200, { selection: { currency: 'SEK' } }],
  )
  expect((await failure(commerce.selection())).status).toBe(0)
  expect((await failure(commerce.selection())).status).toBe(503)
  expect((await failure(commerce.selection())).cause).toMatchObject({ name: 'TimeoutError' })
  expect((await failure(pay(commerce, { termsAndConditions: true }))).status).toBe(0)
  expect((await commerce.selection()).selection?.currency).toBe('SEK')
})

test('objects instead of arrays, numbers as ids and missing values are parsed', async () => {
  const { commerce } = clientOf(
    [
      200,
      {
        selection: {
          discounts: { vouchers: { X: { voucher: 'X', priceOffAsNumber: '-5' } } },
          totals: { taxDeducted: false, taxDeductedAsNumber: false },
        },
        shippingMethods: { a: { shippingMethod: 1 } },
        location: null,
      },
    ],
    [200, { token: 'x' }],
    [201, { action: 'success', order: '12', totals: { grandTotalPriceAsNumber: 5 } }],
    [200, { order: { order: 13 } }],
    [
      200,
      {
        products: [
          {
            product: 7,
            price: null,
            priceAsNumber: null,
            media: [],
            lowestPrice: null,
            items: [{ item: '7-1', stock: 3 }],
          },
        ],
      },
    ],
  )
  const { selection, shippingMethods, location } = await commerce.selection()
  expect(selection?.discounts.vouchers).toMatchObject([{ voucher: 'X', priceOffAsNumber: -5 }])
  expect(selection?.totals).toMatchObject({ taxDeductedAsNumber: 0 })
  expect(shippingMethods).toMatchObject([{ shippingMethod: '1' }])
  expect(location).toMatchObject({ country: null, market: '', shipTo: false })
  expect((await commerce.selection()).selection).toBeNull()
  expect(await completePayment(commerce, {})).toMatchObject({
    order: { order: '12', totals: { grandTotalPriceAsNumber: 5 } },
  })
  expect(await loadReceipt(commerce)).toMatchObject({ order: '13' })
  expect(await commerce.products(['7'])).toMatchObject([
    { product: '7', priceAsNumber: null, media: {}, lowestPrice: [], items: [{ stock: 3 }] },
  ])
})
