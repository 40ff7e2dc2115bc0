import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordsAt } from '../support/answer.ts'
import { type Shop, sharedShop, startShop } from '../support/app.ts'
import { type HostileContent, startHostileContent } from '../support/hostile-content.ts'
import { en, sv } from '../support/texts.ts'

const shop = await sharedShop()
let service: HostileContent
/** A shop that uses `service`, which recommends more products than the bag shows and can fail. */
let other: Shop

beforeAll(async () => {
  service = await startHostileContent(async body => {
    const response = await shop.get('/api/content/graphql', {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json' },
    })
    return { text: async () => withMore(await response.text()) }
  })
  other = await startShop({ CONTENT_URL: service.url })
})
afterAll(async () => {
  await other?.close()
  service?.close()
})

const answer = v.object({
  recommended: v.array(
    v.object({
      product: v.string(),
      item: v.string(),
      finish: v.string(),
      price: v.object({ amount: v.number(), currency: v.string() }),
      stock: v.string(),
    }),
  ),
})

async function recommended(from: Shop, path: string, country = 'SE') {
  const response = await from.get(path, { headers: { 'CF-IPCountry': country } })
  return { response, found: v.parse(answer, await response.json()).recommended }
}

const recommendation = v.looseObject({ type: v.string(), product: v.looseObject({ id: v.string() }) })
const answered = v.looseObject({ data: v.looseObject({ recommendedProducts: v.array(recommendation) }) })

/** Repeats each recommended light source nine times, and adds two invalid recommendations. */
function withMore(json: string): string {
  const { success, output } = v.safeParse(answered, JSON.parse(json))
  if (!success) return json
  const copies = (one: v.InferOutput<typeof recommendation>) =>
    one.type === 'lightsource'
      ? Array.from({ length: 9 }, (_, n) => ({ ...one, product: { ...one.product, id: `${one.product.id}x${n}` } }))
      : [one]
  const recommendedProducts = [
    { type: 'accessory', product: null },
    7,
    ...output.data.recommendedProducts.flatMap(copies),
  ]
  return JSON.stringify({ ...output, data: { ...output.data, recommendedProducts } })
}

test('products recommended for a bag are sold in the visitor’s market and have its prices', async () => {
  const { response, found } = await recommended(shop, '/recommended/1001,1005')
  expect(found.map(({ item, price: { amount, currency }, stock }) => [item, amount, currency, stock])).toEqual([
    ['1101-1', 149, 'SEK', 'yes'],
    ['1103-1', 129, 'SEK', 'yes'],
    ['1201-1', 795, 'SEK', 'yes'],
    ['1203-1', 395, 'SEK', 'yes'],
  ])
  expect(response.headers.get('X-Robots-Tag')).toBe('noindex')
  // The shop caches one product's recommendations per market, but browsers and proxies may not.
  const one = await recommended(shop, '/recommended/1001')
  expect(one.response.headers.get('Cache-Control')).toBe('private, no-cache')
  await expect.poll(async () => (await shop.get('/recommended/1001')).headers.get('Age')).not.toBeNull()

  const swedish = await recommended(shop, '/sv/recommended/1001')
  expect(swedish.found.map(({ finish }) => finish)).toContain('Laddplatta, ek')
  const american = await recommended(shop, '/recommended/1001,1005', 'US')
  expect(american.found.map(({ product, price }) => [product, price.currency])).toEqual([
    ['1101', 'USD'],
    ['1103', 'USD'],
    ['1201', 'USD'],
  ])
  // An unknown product has no recommendations, and a product in the bag is not recommended.
  expect((await recommended(shop, '/recommended/9999')).found).toEqual([])
  expect((await recommended(shop, '/recommended/1001,1201')).found).toEqual([])
  const many = Array.from({ length: 21 }, (_, n) => 1000 + n).join(',')
  for (const ids of ['%3Cscript%3E', '1001,', ',', '..%2f1001', many, '1001'.repeat(9)]) {
    const refused = await recommended(shop, `/recommended/${ids}`)
    expect([refused.response.status, refused.found], ids).toEqual([404, []])
  }
})

test('recommendations for several or unknown products are not cached', async () => {
  for (const ids of ['1001,1005', '1005,1001', '1001,1001', '9999', 'x1']) {
    const ages = []
    for (let asked = 0; asked < 3; asked++) ages.push((await shop.get(`/recommended/${ids}`)).headers.get('Age'))
    expect(ages, ids).toEqual([null, null, null])
  }
})

test('at most six light sources are recommended, and failures of the content service are not cached', async () => {
  for (const mood of ['500', 'garbage', 'cut'] as const) {
    service.mood = mood
    const { response, found } = await recommended(other, '/recommended/1005,1001')
    expect([response.status, found], mood).toEqual([503, []])
    expect(response.headers.get('Cache-Control')).toMatch(/private|no-store/)
  }
  service.mood = 'well'
  // After a failure the shop does not call the content service for some seconds.
  await expect
    .poll(async () => (await recommended(other, '/recommended/1005,1001')).found.map(({ product }) => product))
    .toEqual([...Array.from({ length: 6 }, (_, n) => `1101x${n}`), '1203', '1201'])
})

test('without a script, the page of a shared bag shows current prices and why items are unavailable', async () => {
  for (const [prefix, words, finish] of [
    ['', en, 'Table lamp, oak and linen'],
    ['/sv', sv, 'Bordslampa, ek och linne'],
  ] as const) {
    const response = await shop.get(`${prefix}/pickup/1005-1.3~1003-1~1006-1.2~9-9`)
    const page = await response.text()
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
    expect(page).toContain('<meta name="robots" content="noindex"/>')
    const lines = [...page.matchAll(/<li class="pickup-line.*?<\/li>/gs)].map(([line]) => line.replace(/<[^>]+>/g, ' '))
    expect(lines).toHaveLength(4)
    expect(lines[0]).toContain(finish)
    expect(lines[0]).toMatch(prefix ? /4\s295\skr/ : /SEK\s4,295/)
    expect(lines[0]).toContain(words.pickup.pieces.replace('{{quantity}}', '3'))
    expect(lines[1]).toContain(words.stock.none)
    expect(lines[2]).toContain(words.stock.few)
    expect(lines[3]).toContain(words.pickup.article.replace('{{item}}', '9-9'))
    expect(lines[3]).toContain(words.pickup.unknown)
    // The button adds only available items.
    const props = /name="bag\/pickup-bag"[^>]* props="([^"]*)"/.exec(page)?.[1]?.replaceAll('&quot;', '"') ?? ''
    expect(recordsAt(JSON.parse(props), 'lines').map(({ item, quantity }) => [item, quantity])).toEqual([
      ['1005-1', 3],
      ['1006-1', 2],
    ])
    expect(page).toMatch(new RegExp(`<noscript>.*${words.checkout.noScript.slice(0, 20)}`))
  }
  const american = await (await shop.get('/pickup/1203-1', { headers: { 'CF-IPCountry': 'US' } })).text()
  expect(american).toContain(en.badge.unavailable)
  expect(american).toContain(en.pickup.nothing)
  expect(american).not.toContain('bag/pickup-bag')
})

test('the page of an empty or invalid link says that the bag is empty', async () => {
  for (const bag of [
    '',
    '/9-9',
    '/%3Cscript%3Ealert(1)%3C/script%3E',
    '/%00',
    '/%E0%A4%A',
    '/..%2f..',
    `/${'1-1~'.repeat(2000)}`,
  ]) {
    const response = await shop.get(`/sv/pickup${bag}`)
    const page = await response.text()
    expect(response.status, bag.slice(0, 30)).toBe(404)
    expect(page).toContain(sv.pickup.empty)
    for (const way of ['/sv/category/shop', '/sv/favorites', '/sv/product/ekvika-table-oak']) {
      expect(page.split('<main')[1]).toContain(`href="${way}"`)
    }
    expect(page).not.toContain('<script>alert')
  }
  expect(await shop.html('/pickup/x')).toContain(en.pickup.empty)
})
