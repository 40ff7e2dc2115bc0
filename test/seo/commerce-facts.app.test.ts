import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startStandIn } from '../shop/swap/stand-in.ts'
import { type Shop, sharedShop, startShop } from '../support/app.ts'
import { createEditor, editorVars } from '../support/editor.ts'

/*
 * The commerce platform may return facts about a product that differ from those in its entry. The
 * platform's facts must reach the page, the feed and the structured data.
 */

const text = v.string()
const item = v.looseObject({ item: text, name: v.string(), sku: text, ean: text })
const product = v.looseObject({ product: text, priceAsNumber: v.nullable(v.number()), items: v.array(item) })
const products = v.looseObject({ products: v.array(product) })
type Product = v.InferOutput<typeof product>

let shop: Shop
let platform: Awaited<ReturnType<typeof startStandIn>>
let changeProduct: (product: Product, of: { country: string; language: string }) => object = one => one

beforeAll(async () => {
  const real = await sharedShop()
  const sessions = new Map<string, { country: string; language: string }>()
  platform = await startStandIn(async (response, { method, path, headers, body }) => {
    if (path.endsWith('/countries/ZZ')) {
      const nowhere = { token: 't', location: { country: 'ZZ', shipTo: false, market: null, pricelist: null } }
      return response.setHeader('Content-Type', 'application/json').end(JSON.stringify(nowhere))
    }
    const given = headers['api-token']
    const answer = await real.get(`/api/checkout${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(typeof given === 'string' && { 'API-Token': given }) },
      ...(body && { body }),
    })
    const json: unknown = await answer.json()
    const token = v.parse(v.looseObject({ token: v.nullish(text) }), json).token ?? String(given)
    const [, kind, value = ''] = /^\/(countries|languages)\/(\w+)$/.exec(path) ?? []
    const session = sessions.get(token) ?? { country: '', language: '' }
    if (kind) sessions.set(token, { ...session, [kind === 'countries' ? 'country' : 'language']: value })
    const changed = path === '/products' ? v.parse(products, json) : null
    response.writeHead(answer.status, { 'Content-Type': 'application/json' })
    response.end(
      JSON.stringify(
        changed ? { ...changed, products: changed.products.map(one => changeProduct(one, session)) } : json,
      ),
    )
  })
  shop = await startShop({ ...editorVars, COMMERCE_URL: platform.url })
})
afterAll(async () => {
  await shop?.close()
  await platform?.close()
})

const feedOf = async (country: string, prefix = '/sv') => {
  const feed = await shop.get(`${prefix}/feeds/${country}/1.xml`)
  return [...(await feed.text()).matchAll(/<item>(.+?)<\/item>/gs)].map(([, one = '']) => one)
}
const value = (one: string, name: string) => new RegExp(`<g:${name}>([^<]*)</g:${name}>`).exec(one)?.[1]
const thingsOf = (html: string) => /<script type="application\/ld\+json">(.+?)<\/script>/s.exec(html)?.[1] ?? ''

test('the platform’s sizes, with their names, SKUs and EANs, reach the page, the feed and structured data', async () => {
  changeProduct = (one, { language }) =>
    one.product === '1014'
      ? {
          ...one,
          sku: 'NEW-1014',
          items: one.items.map((size, index) => ({
            ...size,
            name: language === 'sv' ? `Vidd ${index}` : `Width ${index}`,
            sku: `NEW-${index}`,
            // The first EAN has a space, the second is for internal use, and others are empty.
            // Only the first is published.
            ean: ['4 006381 333931', '2000000000015'][index] ?? '',
          })),
        }
      : one
  const editor = createEditor(shop, editorVars.CONTENT_TOKEN)
  expect(await editor.ask('POST', '/synchronise', { products: ['1014', '1001'] })).toMatchObject({
    status: 200,
    body: { products: 2, changed: ['1014'], leftOut: [] },
  })
  const slug = 'kullasen-pendant-linen'
  const found = await shop.env.CONTENT_DB.prepare(
    `SELECT slug FROM entries WHERE type = 'product' AND id = '1014'`,
  ).first<string>('slug')
  const pages = {
    en: await shop.html(`/product/${found ?? slug}`),
    sv: await shop.html(`/sv/product/${found ?? slug}`),
  }
  for (const [html, name] of [
    [pages.en, 'Width 0'],
    [pages.sv, 'Vidd 0'],
  ] as const) {
    expect(html).toContain(name)
    expect(thingsOf(html)).toContain(`"size":"${name}","sku":"NEW-0","gtin":"4006381333931"`)
    expect(thingsOf(html)).not.toContain('2000000000015')
  }
  const items = (await feedOf('SE')).filter(one => value(one, 'id')?.startsWith('1014-'))
  expect(items.map(one => [value(one, 'size'), value(one, 'mpn'), value(one, 'gtin')]).slice(0, 2)).toEqual([
    ['Vidd 0', 'NEW-0', '4006381333931'],
    ['Vidd 1', 'NEW-1', undefined],
  ])
  changeProduct = one => one
  await editor.ask('POST', '/synchronise', {})
})

test('a product without a price in one price list is missing only there, and synchronising says why', async () => {
  const editor = createEditor(shop, editorVars.CONTENT_TOKEN)
  changeProduct = one => {
    if (!String(one.price).includes('EUR')) return one
    if (one.product === '1001') return { ...one, priceAsNumber: null, price: null }
    return one.product === '1002' ? { product: '1002', priceAsNumber: 5 } : one
  }
  const { body } = await editor.ask('POST', '/synchronise', {})
  const { leftOut } = v.parse(v.object({ leftOut: v.array(v.looseObject({ product: text, reason: text })) }), body)
  expect(leftOut.map(({ product, reason }) => [product, reason])).toEqual(
    expect.arrayContaining([
      ['1001', 'has no price'],
      ['1002', expect.stringContaining('items')],
    ]),
  )
  const ids = async (country: string, prefix?: string) =>
    (await feedOf(country, prefix)).map(one => value(one, 'id')?.split('-')[0])
  const german = await ids('DE')
  expect(german).not.toContain('1001')
  expect(german).not.toContain('1002')
  expect(german).toContain('1003')
  expect(await ids('SE')).toEqual(expect.arrayContaining(['1001', '1002', '1003']))
  changeProduct = one => one
  expect(await editor.ask('POST', '/synchronise', {})).toMatchObject({ body: { leftOut: [] } })
  // The Swedish feed is cached for some seconds, so load the English one.
  expect(await ids('DE', '')).toContain('1001')
})

test('a country without a market on the platform has no feed', async () => {
  expect((await shop.get('/feeds/ZZ/1.xml')).status).toBe(404)
})

test('texts of a feed keep to the length limits', async () => {
  const editor = createEditor(shop, editorVars.CONTENT_TOKEN)
  const long = 'En lampa med många ord 💡 '.repeat(400)
  await editor.change('1014', () => ({
    lead: { en: long, sv: long },
    variantName: { en: long, sv: long.slice(0, 400) },
  }))
  expect(await editor.publish('1014')).toMatchObject({ status: 200 })
  const items = (await feedOf('SE')).filter(one => value(one, 'id')?.startsWith('1014-'))
  expect(items.length).toBeGreaterThan(1)
  for (const one of items) {
    const [title = '', description = ''] = [value(one, 'title'), value(one, 'description')]
    expect([title.length <= 150, title.length > 120, description.length <= 5000, description.length > 4900]).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(title.endsWith(`, ${value(one, 'size')}`)).toBe(true)
    expect(description.endsWith('…')).toBe(true)
  }
})

test('an invalid EAN is refused with an error at its field, in both languages', async () => {
  const editor = createEditor(shop, editorVars.CONTENT_TOKEN)
  const { body } = await editor.ask('GET', '/entries/1001')
  const entry = v.parse(v.object({ data: v.looseObject({ items: v.array(v.looseObject({})) }) }), body)
  for (const ean of ['4006381333932', '2000000000015', '123', 'soon']) {
    const data = { ...entry.data, items: entry.data.items.map(one => ({ ...one, ean })) }
    for (const [language, word] of [
      ['en', 'check digit'],
      ['sv', 'kontrollsiffra'],
    ] as const)
      expect(
        await editor.ask('PUT', '/entries/1001', { type: 'product', data }, { 'Accept-Language': language }),
      ).toMatchObject({ status: 422, body: { errors: { 'data.items.0.ean': expect.stringContaining(word) } } })
  }
})
