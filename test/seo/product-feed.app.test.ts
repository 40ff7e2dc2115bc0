import { expect, test } from 'vitest'
import { articles } from '../../tools/demo/articles.ts'
import { photographed } from '../../tools/demo/content/pictures.ts'
import { sharedShop } from '../support/app.ts'

const shop = await sharedShop()

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)
const value = (item: string, name: string) => new RegExp(`<g:${name}>([^<]*)</g:${name}>`).exec(item)?.[1]

async function itemsOf(path: string) {
  // The request comes from the US, to check that only the address decides the feed's country.
  const answer = await shop.get(path, { headers: { 'CF-IPCountry': 'US' } })
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/xml; charset=utf-8'])
  const text = await answer.text()
  expect(text.endsWith('</channel></rss>')).toBe(true)
  expect(text).toContain('xmlns:g="http://base.google.com/ns/1.0"')
  return all(text, /<item>(.+?)<\/item>/gs)
}

test('a country’s product feed has every item sold there, at its prices and in the language of the address', async () => {
  for (const [path, country, list, currency] of [
    ['/sv/feeds/SE/1.xml', 'SE', 65, 'SEK'],
    ['/feeds/DE/1.xml', 'DE', 68, 'EUR'],
  ] as const) {
    const items = await itemsOf(path)
    const sold = articles.filter(({ prices }) => prices[list])
    const ids = new Set(items.map(item => value(item, 'id')?.split('-')[0]))
    expect([...ids].toSorted()).toEqual(sold.map(({ id }) => id).toSorted())
    expect(new Set(items.map(item => value(item, 'id'))).size).toBe(items.length)
    for (const item of items) {
      for (const name of ['title', 'description', 'image_link', 'brand', 'product_type']) {
        expect(value(item, name), name).toMatch(/\S/)
      }
      // Products without light have a single picture.
      const names = articles.find(({ id }) => value(item, 'id')?.split('-')[0] === id)?.pictures.map(({ name }) => name)
      const hasMore = names !== undefined && (names.length > 1 || names.some(photographed))
      expect(value(item, 'additional_image_link') !== undefined, JSON.stringify(names)).toBe(hasMore)
      expect(value(item, 'price')).toMatch(new RegExp(`^\\d+\\.\\d\\d ${currency}$`))
      expect(value(item, 'availability')).toMatch(/^(in_stock|out_of_stock)$/)
      expect(value(item, 'gtin')).toMatch(/^\d{13}$/)
      expect(value(item, 'condition')).toBe('new')
      const [shipping = ''] = all(item, /<g:shipping>(.+?)<\/g:shipping>/g)
      expect(value(shipping, 'country')).toBe(country)
      expect(value(shipping, 'price')).toMatch(new RegExp(`^\\d+\\.\\d\\d ${currency}$`))
      expect(value(shipping, 'min_transit_time')).toMatch(/^\d$/)
    }
  }
})

test('an item of a feed matches its page, and links to a page with the same price wherever the visitor is', async () => {
  const items = await itemsOf('/sv/feeds/SE/1.xml')
  const find = (id: string) => items.find(item => value(item, 'id') === id) ?? ''
  const murla = find('1001-1')
  expect(value(murla, 'title')).toBe('Murla Portabel, mässing')
  expect([value(murla, 'price'), value(murla, 'item_group_id')]).toEqual(['2995.00 SEK', '1001'])
  expect(all(murla, /<g:shipping>(.+?)<\/g:shipping>/g)[0]).toContain('<g:price>0.00 SEK</g:price>')
  const link = value(murla, 'link') ?? ''
  expect(link).toBe('http://shop.test/sv/product/murla-portable-brass?country=SE')
  const page = await shop.get(link.slice('http://shop.test'.length), { headers: { 'CF-IPCountry': 'US' } })
  expect(await page.text()).toContain('"price":2995,"priceCurrency":"SEK"')
  // The link does not change the country of a visitor who chose one.
  const chosen = await shop.get(link.slice('http://shop.test'.length), { headers: { Cookie: 'country=DE' } })
  expect(await chosen.text()).toContain('"priceCurrency":"EUR"')

  const reduced = items.filter(item => value(item, 'sale_price'))
  expect(reduced.length).toBeGreaterThan(0)
  for (const item of reduced) {
    expect(Number.parseFloat(value(item, 'sale_price') ?? '')).toBeLessThan(
      Number.parseFloat(value(item, 'price') ?? ''),
    )
  }
  const bulb = items.find(item => value(item, 'energy_efficiency_class')) ?? ''
  expect([value(bulb, 'min_energy_efficiency_class'), value(bulb, 'max_energy_efficiency_class')]).toEqual(['G', 'A'])
  expect(value(bulb, 'certification_code')).toMatch(/^\d+$/)
  expect(value(find('1014-1'), 'size')).toBe('Ø 45 cm')
  // The first item is made to order, and the second is in stock.
  const handling = (id: string) => ['min', 'max'].map(end => value(find(id), `${end}_handling_time`))
  expect([handling('1027-1'), handling('1001-1')]).toEqual([
    ['10', '10'],
    ['0', '0'],
  ])
})

test('only countries with delivery have feeds, with as many pages as the products need', async () => {
  for (const path of ['/feeds/JP/1.xml', '/feeds/XX/1.xml', '/feeds/SE/2.xml', '/feeds/SE/0.xml', '/feeds/se/1.xml']) {
    expect((await shop.get(path)).status, path).toBe(404)
  }
})

test('a product without a price in the country’s price list is not in its feed', async () => {
  const ids = async (path: string) => (await itemsOf(path)).map(item => value(item, 'id'))
  expect(await ids('/feeds/DE/1.xml')).toContain('1001-1')
  await shop.env.CONTENT_DB.prepare(
    `UPDATE entries SET data = json_remove(data,
       '$.prices[' || (SELECT key FROM json_each(data, '$.prices') WHERE value ->> 'priceList' = 68) || ']')
     WHERE type = 'product' AND id = '1001'`,
  ).run()
  expect(await ids('/sv/feeds/DE/1.xml')).not.toContain('1001-1')
  expect(await ids('/feeds/SE/1.xml')).toContain('1001-1')
})
