import { createShopper, parseReference } from '../../../test/services/commerce/shopper.ts'

interface Shop {
  get: (path: string, init?: { method?: string; headers?: Record<string, string>; body?: string }) => Promise<Response>
}

/** A kind of request. `ready` prepares request number `at`, and returns the call to measure. */
export interface Kind {
  name: string
  ready: (at: number) => Promise<() => Promise<unknown>>
}

const lamp = '1001-1'
const customer = { email: 'astrid@example.com', password: 'varmt-ljus-1' }
const words = ['murla', 'brass', 'lamp', 'oak']
/** Countries with different markets and price lists. */
const countries = ['SE', 'NO', 'DK', 'DE', 'GB', 'US']

/** Lists every kind of request that a typical visit sends to the Worker. */
export async function listKinds(shop: Shop): Promise<Kind[]> {
  const page = (path: string, country = 'SE') => answered(shop.get(path, { headers: { 'CF-IPCountry': country } }))
  const listing = await page('/category/shop')
  const slugs = found(listing, /href="\/product\/([a-z0-9-]+)"/g)
  const pictures = found(listing, /(\/image\/p\/[^"\s,]+_\d+)/g)
  const articles = found(listing, /data-product="(\d+)"/g).slice(0, 24)

  const plain = (name: string, ask: (at: number) => Promise<unknown>): Kind => ({
    name,
    ready: async at => () => ask(at),
  })
  const again = (name: string, path: string): Kind => ({
    name,
    ready: async () => {
      await page(path)
      return () => page(path)
    },
  })
  const livePrices = (name: string, count: number) =>
    plain(name, () =>
      answered(
        shop.get('/api/checkout/products', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'API-Token': 'none' },
          body: JSON.stringify({ products: articles.slice(0, count), offers: true }),
        }),
      ),
    )
  const shopping = (
    name: string,
    act: (shopper: ReturnType<typeof createShopper>) => Promise<() => Promise<unknown>>,
  ) => ({
    name,
    ready: async () => {
      const shopper = createShopper(shop)
      expectOk(await shopper.call('POST', `items/${lamp}`))
      return act(shopper)
    },
  })

  return [
    // Each request comes from a different market, for which the page is not in the cache yet.
    plain('start page, rendered', at => page(at % 2 ? '/sv' : '/', countries[(at >> 1) % 6])),
    again('start page, cached', '/'),
    plain('listing, rendered', at => page(`/category/shop?min=${at + 1}`)),
    again('listing, cached', '/category/shop'),
    plain('product, rendered', at =>
      page(`/product/${slugs[at % slugs.length]}`, countries[1 + (Math.floor(at / slugs.length) % 5)]),
    ),
    again('product, cached', `/product/${slugs[0]}`),
    plain('search', at => page(`/search?q=${words[at % 4]}+${'abcdefghijklmnopqrstuvwxyz'[at >> 2]}`)),
    {
      name: 'picture',
      ready: async at => {
        const path = pictures[at % pictures.length] ?? ''
        await answered(shop.get(path))
        return () => answered(shop.get(path))
      },
    },
    livePrices('live prices of a listing', 24),
    livePrices('live prices of a product', 8),
    plain('adding to a bag', async () => {
      const { call } = createShopper(shop)
      expectOk(await call('GET', 'selection'))
      expectOk(await call('PUT', 'languages/en'))
      expectOk(await call('POST', `items/${lamp}`))
    }),
    shopping(
      'bag on a page',
      async ({ call }) =>
        async () =>
          expectOk(await call('GET', 'selection')),
    ),
    shopping('checkout page', async ({ call }) => async () => {
      await page('/checkout')
      expectOk(await call('GET', 'selection'))
    }),
    shopping(
      'payment',
      async ({ pay }) =>
        async () =>
          expectOk(await pay({ paymentMethod: 'test' })),
    ),
    shopping('order', async ({ pay, decide, result }) => {
      const reference = parseReference(await pay({ paymentMethod: 'test' }))
      await decide(reference, 'pay')
      return async () => {
        const { status, body } = await result(reference)
        expectOk({ status })
        // In the order's language, like the page that the shopper returns to.
        await page(`/sv/order/${body.order.reference}`)
      }
    }),
    plain('login', async () => {
      const { call } = createShopper(shop)
      expectOk(await call('POST', `login/${customer.email}`, { password: customer.password }))
    }),
  ]
}

const found = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, part = '']) => part))]

async function answered(answer: Promise<Response>): Promise<string> {
  const reply = await answer
  const body = await reply.text()
  if (!reply.ok) throw new Error(`${reply.url} responded with status ${reply.status}`)
  return body
}

function expectOk({ status }: { status: number }) {
  if (status >= 300) throw new Error(`The shop responded with status ${status}`)
}
