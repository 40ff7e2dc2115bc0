import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCommerce } from '#client/shared/commerce/client.ts'
import { type LocalShop, startLocalShop } from '../../support/local-shop.ts'

/*
 * Two shops in two processes. The first provides its embedded services; the second knows only the
 * addresses of these services, and calls them over HTTP.
 */

let services: LocalShop
let shop: LocalShop

beforeAll(async () => {
  services = await startLocalShop()
  shop = await startLocalShop({
    COMMERCE_URL: `${services.url}/api/checkout`,
    CONTENT_URL: `${services.url}/api/content/graphql`,
    SITE_URL: 'http://swapped.test',
  })
})
afterAll(async () => {
  await shop?.close()
  await services?.close()
})

const swedish = { headers: { 'CF-IPCountry': 'SE' } }

test('pages, bag and order work with services at another address', async () => {
  const listing = await (await fetch(`${shop.url}/sv/category/shop/table`, swedish)).text()
  expect(listing).toContain('</html>')
  const slug = /\/sv\/product\/([\w-]+)/.exec(listing)?.[1]
  const product = await (await fetch(`${shop.url}/sv/product/${slug}`, swedish)).text()
  const id = /data-product="(\d+)"/.exec(product)?.[1] ?? ''

  const here = client(shop.url)
  const { selection, location } = await here.addItem(await firstItem(here, id))
  expect(location.country).toBe('SE')
  expect(selection?.items[0]?.product.product).toBe(id)

  // The session also works at the first shop, because both use its commerce service.
  const there = client(services.url, here.token)
  expect((await there.selection()).selection?.totals.totalQuantity).toBe(1)
  const embedded = client(services.url)
  expect((await embedded.selection()).selection?.totals.totalQuantity).toBe(0)
})

test('without the services the shop shows error pages and keeps running', async () => {
  await services.kill()
  const page = await fetch(`${shop.url}/product/nothing-cached`, { headers: { 'CF-IPCountry': 'NO' } })
  expect(page.status).toBe(503)
  expect(await page.text()).toContain('Something went wrong')
  const selection = await fetch(`${shop.url}/api/checkout/selection`)
  expect(selection.status).toBe(503)
  expect(await selection.json()).toEqual({ errors: { server: expect.any(String) } })
  await services.open()
  expect((await fetch(`${shop.url}/product/nothing-cached`, swedish)).status).toBe(404)
})

function client(url: string, startToken: string | null = null) {
  let token = startToken
  const commerce = createCommerce({
    fetch: (address, init) => fetch(address, { ...init, headers: { ...init.headers, ...swedish.headers } }),
    baseUrl: `${url}/api/checkout`,
    token: () => token,
    onToken: next => {
      token = next
    },
  })
  return Object.defineProperty({ ...commerce, token }, 'token', { get: () => token })
}

async function firstItem(commerce: Pick<ReturnType<typeof createCommerce>, 'products'>, id: string) {
  const [product] = await commerce.products([id])
  const item = product?.items[0]?.item
  if (!item) throw new Error(`There is no product ${id}.`)
  return item
}
