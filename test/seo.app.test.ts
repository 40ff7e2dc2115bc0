import { afterAll, expect, test } from 'vitest'
import { articles } from '../tools/demo/articles.ts'
import { startShop } from './app.ts'

const shop = await startShop()
afterAll(() => shop.close())

const site = 'http://shop.test'
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)
const pathOf = (address: string) => address.slice(site.length)

test('search engines find every page in both languages by the map of maps, and nothing else', async () => {
  const robots = await shop.get('/robots.txt')
  expect(robots.headers.get('Content-Type')).toContain('text/plain')
  expect(await robots.text()).toContain(`Disallow: /sv/checkout\n`)
  expect(await shop.html('/robots.txt')).toContain(`\nSitemap: ${site}/sitemap.xml\n`)

  const index = await shop.get('/sitemap.xml')
  expect([index.status, index.headers.get('Content-Type')]).toEqual([200, 'application/xml; charset=utf-8'])
  const maps = all(await index.text(), /<sitemap><loc>([^<]+)<\/loc>/g)
  const texts = await Promise.all(maps.map(map => shop.html(pathOf(map))))
  const entries = texts.flatMap(text => all(text, /<url>(.+?)<\/url>/gs))
  const addresses = entries.flatMap(entry => all(entry, /<loc>([^<]+)<\/loc>/g))

  expect(new Set(addresses).size).toBe(addresses.length)
  for (const path of ['', '/category/shop', '/info/faq', '/designers', '/cases', '/professionals']) {
    expect(addresses).toEqual(expect.arrayContaining([`${site}${path || '/'}`, `${site}/sv${path}`]))
  }
  const products = articles.flatMap(({ slug }) => [`${site}/product/${slug}`, `${site}/sv/product/${slug}`])
  expect(addresses.filter(address => address.includes('/product/')).toSorted()).toEqual(products.toSorted())

  for (const entry of entries) {
    const [address = ''] = all(entry, /<loc>([^<]+)<\/loc>/g)
    const page = await shop.get(pathOf(address))
    expect([address, page.status]).toEqual([address, 200])
    const html = await page.text()
    // The page says the same of itself: its own address, and the others.
    expect(html).toContain(`<link rel="canonical" href="${address}"/>`)
    for (const other of all(entry, / href="([^"]+)"/g)) expect(html).toContain(`href="${other}"`)
  }
})

test('there are no other maps', async () => {
  for (const path of [
    '/sitemap/product/2.xml',
    '/sitemap/product/0.xml',
    '/sitemap/shop/2.xml',
    '/sitemap/none/1.xml',
  ]) {
    expect([path, (await shop.get(path)).status]).toEqual([path, 404])
  }
  for (const path of ['/sitemap/toString/1.xml', '/sitemap/product/1', '/sv/sitemap.xml', '/sv/robots.txt']) {
    expect([path, (await shop.get(path)).status]).toEqual([path, 404])
  }
})

test('a product says for machines what it is and what it costs here', async () => {
  const dataOf = async (path: string, country: string) => {
    const page = await shop.get(path, { headers: { 'CF-IPCountry': country } })
    const [text = ''] = all(await page.text(), /<script type="application\/ld\+json">([^<]+)<\/script>/g)
    return JSON.parse(text)
  }
  expect(await dataOf('/sv/product/skarpnas-table-black', 'SE')).toMatchObject({
    '@type': 'Product',
    name: 'Skarpnäs Arbetslampa, svart',
    image: expect.stringMatching(/^http:\/\/shop\.test\/image\/p\/.+_1200$/),
    offers: { price: 2236, priceCurrency: 'SEK', availability: 'InStock' },
  })
  expect((await dataOf('/product/skarpnas-table-black', 'DE')).offers).toMatchObject({
    price: 199,
    priceCurrency: 'EUR',
  })
  expect((await dataOf('/product/murla-portable-chalk', 'SE')).offers).toMatchObject({ availability: 'OutOfStock' })
})
