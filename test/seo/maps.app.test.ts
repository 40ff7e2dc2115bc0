import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { articles } from '../../tools/demo/articles.ts'
import { news } from '../../tools/demo/stories/news.ts'
import { sharedShop } from '../support/app.ts'

const shop = await sharedShop()

const site = 'http://shop.test'
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)
const pathOf = (address: string) => address.slice(site.length)

test('the sitemap index lists every page in both languages, and nothing else', async () => {
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
    expect(page.status, address).toBe(200)
    const html = await page.text()
    // The page has the same canonical address and the same links to other languages.
    expect(html).toContain(`<link rel="canonical" href="${address}"/>`)
    for (const other of all(entry, / href="([^"]+)"/g)) expect(html).toContain(`href="${other}"`)
  }
})

test('all other sitemap addresses return status 404', async () => {
  for (const path of [
    '/sitemap/product/2.xml',
    '/sitemap/product/0.xml',
    '/sitemap/shop/2.xml',
    '/sitemap/none/1.xml',
  ]) {
    expect((await shop.get(path)).status, path).toBe(404)
  }
  for (const path of ['/sitemap/toString/1.xml', '/sitemap/product/1', '/sv/sitemap.xml', '/sv/robots.txt']) {
    expect((await shop.get(path)).status, path).toBe(404)
  }
})

test('a sitemap has the time of each page’s last publication, and its pictures', async () => {
  const map = await shop.html('/sitemap/product/1.xml')
  expect(map).toContain('xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"')
  for (const entry of all(map, /<url>(.+?)<\/url>/gs)) {
    expect(entry).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/)
    const [picture = ''] = all(entry, /<image:loc>([^<]+)<\/image:loc>/g)
    expect(picture).toMatch(/^http:\/\/shop\.test\/image\/p\/.+_\d+$/)
  }
  const stories = await shop.html('/sitemap/news/1.xml')
  expect(all(stories, /<image:loc>/g).length).toBeGreaterThan(0)
  const [picture = ''] = all(stories, /<image:loc>([^<]+)<\/image:loc>/g)
  expect((await shop.get(pathOf(picture))).status).toBe(200)
})

test('news can be followed by a feed reader, in both languages', async () => {
  for (const prefix of ['', '/sv']) {
    const page = await shop.html(`${prefix}/news`)
    const [path = ''] = all(page, /<link rel="alternate" type="application\/atom\+xml" title="[^"]+" href="([^"]+)"/g)
    expect(path).toBe(`${prefix}/news/feed.xml`)
    const answer = await shop.get(path)
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/atom+xml; charset=utf-8'])
    const feed = await answer.text()
    expect(feed).toContain(`<link rel="self" type="application/atom+xml" href="${site}${path}"/>`)
    const entries = all(feed, /<entry>(.+?)<\/entry>/gs)
    expect(entries).toHaveLength(news.length)
    for (const entry of entries) {
      const [address = ''] = all(entry, /<id>([^<]+)<\/id>/g)
      expect(address.startsWith(`${site}${prefix}/news/`)).toBe(true)
      expect((await shop.get(pathOf(address))).status).toBe(200)
      for (const tag of ['title', 'published', 'updated', 'summary']) expect(entry).toMatch(`<${tag}>`)
    }
    const dates = all(feed, /<published>([^<]+)<\/published>/g)
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(feed).toContain(`</title>\n<link rel="self"`)
    expect(feed).toContain(`<updated>${dates[0]}</updated>`)
  }
})

test('/favicon.ico is an icon', async () => {
  const icon = await readFile('public/favicon.ico')
  // An icon's header has a reserved 0, the type 1, and the number of pictures.
  expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 3])
  const sizes = [0, 1, 2].map(index => icon.readUInt8(6 + index * 16))
  expect(sizes).toEqual([16, 32, 48])
  for (const index of [0, 1, 2]) {
    const offset = icon.readUInt32LE(6 + index * 16 + 12)
    expect(icon.toString('latin1', offset + 1, offset + 4)).toBe('PNG')
  }
})
