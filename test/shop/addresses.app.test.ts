import { expect, test } from 'vitest'
import { sharedShop } from '../support/app.ts'

const shop = await sharedShop()

const leads = async (path: string, method = 'GET') => {
  const answer = await shop.get(path, { method })
  await answer.body?.cancel()
  return [path, answer.status, answer.headers.get('Location')]
}

test('extra slashes redirect to the canonical address with its query, in both languages', async () => {
  for (const [path, to] of [
    ['/category/shop/', '/category/shop'],
    ['/sv/', '/sv'],
    ['/sv/category/shop/table/?sort=cheapest&x=%20', '/sv/category/shop/table?sort=cheapest&x=%20'],
    ['/product/murla-portable-brass///', '/product/murla-portable-brass'],
    ['/search/br%C3%A4ss/', '/search/br%C3%A4ss'],
    ['/checkout/', '/checkout'],
    ['/sv/account/login/?returnUrl=%2Fx%2F', '/sv/account/login?returnUrl=%2Fx%2F'],
  ] as const) {
    expect(await leads(path)).toEqual([path, 308, to])
    expect(await leads(path, 'HEAD')).toEqual([path, 308, to])
  }
  for (const [path, status] of [
    ['/', 200],
    ['/sv', 200],
    ['/api/nope/', 404],
    ['/api/checkout/selection/', 404],
  ] as const) {
    expect(await leads(path)).toEqual([path, status, null])
  }
  expect(await leads('/withdraw/', 'POST')).toEqual(['/withdraw/', 404, null])
  const { headers } = await shop.get('/info/faq/')
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
})

test('capital letters and the default language’s prefix redirect to the canonical address', async () => {
  for (const [path, to] of [
    ['/SV', '/sv'],
    ['/Sv/Category/Shop?sort=cheapest', '/sv/category/shop?sort=cheapest'],
    ['/Product/Murla-Portable-Brass', '/product/murla-portable-brass'],
    ['/product/MURLA-portable-brass/Care.PDF', '/product/murla-portable-brass/care.pdf'],
    ['/Search/Br%C3%A4ss', '/search/Br%C3%A4ss'],
    ['/Order/AbC/receipt.pdf', '/order/AbC/receipt.pdf'],
    ['/Pickup/aB/Cd', '/pickup/aB/Cd'],
    ['/en', '/'],
    ['/EN/', '/'],
    ['/en/product/murla-portable-brass', '/product/murla-portable-brass'],
    ['/category', '/category/shop'],
    ['/sv/Category/', '/sv/category'],
    ['/sv/category', '/sv/category/shop'],
  ] as const)
    expect(await leads(path)).toEqual([path, 308, to])
  // Unknown addresses, and addresses that only look like they have a language, do not redirect.
  for (const path of ['/Nowhere', '/enamel', '/search/Brass', '/API/nope'])
    expect((await leads(path)).at(2), path).toBe(null)
})

test('the root of each section redirects to its first page, and the root of orders to the account', async () => {
  for (const [path, to] of [
    ['/about', '/about/dager'],
    ['/sv/about', '/sv/about/dager'],
    ['/account/orders', '/account'],
    ['/sv/account/orders', '/sv/account'],
  ] as const) {
    expect(await leads(path)).toEqual([path, 302, to])
    expect((await shop.get(to)).status).toBe(200)
  }
  for (const locale of ['', '/sv']) {
    const [, status, to] = await leads(`${locale}/info`)
    expect([status, to]).toEqual([302, expect.stringMatching(new RegExp(`^${locale}/info/[a-z-]+$`))])
    expect((await shop.get(String(to))).status).toBe(200)
  }
})
