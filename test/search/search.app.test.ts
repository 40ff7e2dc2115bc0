import * as v from 'valibot'
import { expect, test } from 'vitest'
import { articles } from '../../tools/demo/articles.ts'
import { textAt } from '../support/answer.ts'
import { sharedShop } from '../support/app.ts'
import { createSearch } from './find.ts'

const shop = await sharedShop()
const { find, ids } = createSearch(shop)

const text = v.string()
const product = v.object({
  name: text,
  sku: text,
  variantName: v.object({ sv: text }),
  items: v.tupleWithRest([v.object({ ean: text })], v.unknown()),
})

test('products are found by name, finish, designer, category, number and EAN, the most popular first', async () => {
  const { results } = await shop.env.CONTENT_DB.prepare(
    `SELECT id, data FROM entries WHERE type = 'product' ORDER BY data ->> '$.popularity' DESC`,
  ).all<{ id: string; data: string }>()
  const products = results.map(({ id, data }) => ({ id, ...v.parse(product, JSON.parse(data)) }))
  const [best] = products
  if (!best) throw new Error('No products')
  expect(await ids(best.sku)).toContain(best.id)
  expect(await ids(best.sku.toLowerCase())).toContain(best.id)
  expect(await ids(best.items[0].ean)).toEqual([best.id])
  expect(await ids(best.id)).toEqual([best.id])
  expect(await ids(best.items[0].ean.slice(0, 12))).toContain(best.id)

  const found = await ids('mässing')
  const brass = products
    .filter(({ variantName }) => variantName.sv.toLowerCase().includes('mässing'))
    .map(({ id }) => id)
  expect(found).toEqual(expect.arrayContaining(brass))
  // Products with a brass finish come before others with brass parts, each by popularity.
  const order = [...brass, ...products.map(({ id }) => id)]
  expect(found.length).toBeGreaterThan(brass.length)
  expect(found).toEqual([...found].sort((one, two) => order.indexOf(one) - order.indexOf(two)))
  expect(await ids('massing')).toEqual(found)
  expect(await ids('MÄSSING')).toEqual(found)
  expect(await ids('ma\u0308ssing')).toEqual(found)
  expect(await ids('mass')).toEqual(expect.arrayContaining(found))
  expect(await ids('murla mässing')).toEqual(
    found.filter(id => products.find(one => one.id === id)?.name.includes('Murla')),
  )
  expect((await ids('majken')).length).toBeGreaterThan(2)
  expect((await ids('brass', { locale: 'en' })).length).toBeGreaterThan(2)
  // Data that readers do not see, such as ids and the colours of pictures, is not searched.
  expect((await find('1001')).pages).toEqual([])
  const news = await shop.env.CONTENT_DB.prepare(`SELECT data FROM entries WHERE type = 'news'`).first<string>('data')
  expect((await find(textAt(JSON.parse(news ?? ''), 'picture.unlit.colour'))).pages).toEqual([])
  expect((await find('frågor och')).pages.map(({ slug }) => slug)).toContain('/info/faq')
  expect((await find('FRAGOR och')).pages.map(({ slug }) => slug)).toContain('/info/faq')
})

test('editorial pages of every type are linked in results and suggestions', async () => {
  const { results } = await shop.env.CONTENT_DB.prepare(
    `SELECT type, slug, min(coalesce(data ->> '$.title.sv', data ->> '$.name')) AS title FROM entries
     WHERE type IN ('case', 'news', 'concept', 'campaign') OR slug = '/info/faq' OR data ->> '$.storyBody' IS NOT NULL GROUP BY type`,
  ).all<{ type: string; slug: string; title: string }>()
  const places = {
    ...{ page: '', designer: '/designers/', case: '/cases/' },
    ...{ news: '/news/', concept: '/concepts/', campaign: '/campaigns/' },
  }
  expect(results.map(({ type }) => type).sort()).toEqual(Object.keys(places).sort())
  for (const [type, place] of Object.entries(places)) {
    const { slug = '', title = '' } = results.find(one => one.type === type) ?? {}
    const link = `href="/sv${place}${slug}"`
    const term = encodeURIComponent(title.toLowerCase())
    expect(await shop.html(`/sv/search/${term}`), title).toContain(link)
    expect(await shop.html(`/sv/suggestions?q=${term}`), title).toContain(link)
  }
})

test('one or two typing mistakes are corrected, with a note', async () => {
  for (const [typed, meant, locale] of [
    ['ekvkia', 'ekvika', 'en'],
    ['ekvkia', 'ekvika', 'sv'],
    ['kevika', 'ekvika', 'en'],
    ['ekvvika', 'ekvika', 'en'],
    ['ringhlom', 'ringholm', 'en'],
    ['rinholn', 'ringholm', 'en'],
    ['murlla', 'murla', 'sv'],
    ['prtable', 'portable', 'en'],
    ['mäsing', 'massing', 'sv'],
    ['brasss', 'brass', 'en'],
    ['pendnat', 'pendant', 'en'],
    // The beginning of a word that is still being typed.
    ['ringhl', 'ringholm', 'en'],
  ] as const) {
    const found = await find(typed, { locale })
    expect(found.corrected, typed).toBe(meant)
    expect(found.products).toEqual((await find(meant, { locale })).products)
  }
  const both = await find('ekvkia flor', { locale: 'en' })
  expect(both.corrected).toBe('ekvika floor')
  expect(both.total).toBeGreaterThan(0)
  // Words with results are not corrected, nor are numbers and words that resemble no other.
  for (const text of ['brass', 'massing', 'mas', 'E28', 'zzzz', 'qwrtzpl', '7350000000001', 'xq'])
    expect((await find(text)).corrected, text).toBeNull()
  expect((await find('zzzz')).total).toBe(0)
  const page = await shop.html('/search/ekvkia')
  expect(page).toContain('Showing results for “ekvika”')
  expect(page).toContain('/product/ekvika-table-oak')
  expect(await shop.html('/sv/search/ekvkia')).toContain('Här är träffarna på ”ekvika”')
  expect(await shop.html('/suggestions?q=ekvkia')).toContain('/product/ekvika-table-oak')
})

test('a search also finds products by words in the other language, alone or mixed', async () => {
  const brass = (await find('mässing', { locale: 'en' })).products
  expect(brass.length).toBeGreaterThan(5)
  expect(brass[0]?.variantName).toContain('brass')
  expect((await find('brass')).products[0]?.variantName).toContain('mässing')
  const [floor] = (await find('ekvika golvlampor', { locale: 'en' })).products
  expect(floor).toMatchObject({ name: expect.stringContaining('Ekvika') })
  expect(await shop.html('/search/m%C3%A4ssing')).toContain('product-card')
})

test('more relevant products come before more popular ones', async () => {
  const slugs = async (path: string) =>
    [...(await shop.html(path)).matchAll(/data-product="\d+".*?href="(?:\/sv)?\/product\/([^"]+)"/g)].map(
      ([, slug]) => slug,
    )
  for (const path of ['/search/brass', '/sv/search/m%C3%A4ssing'])
    for (const slug of (await slugs(path)).slice(0, 4)) expect(slug, path).toContain('brass')
  expect((await slugs('/search/ekvika%20floor'))[0]).toMatch(/^ekvika-floor/)
  expect((await slugs('/sv/search/ekvika%20golv'))[0]).toMatch(/^ekvika-floor/)
})

test('any text is taken literally, and none causes an error', async () => {
  const texts = [
    ' ',
    '"',
    '""',
    "'",
    '*',
    'murla*',
    '"murla',
    'murla AND',
    'NOT murla',
    'OR',
    'NEAR(murla, 2)',
    'name:murla',
    '{name} : murla',
    '^murla',
    '-murla',
    '%',
    '_',
    '\\',
    ';DROP TABLE entries;--',
    '\0',
    'a\0b',
    '💡',
    '👩‍👩‍👧',
    '\ud800',
    'ﷺ',
    '١٢٣',
    'x'.repeat(10_000),
    'ö '.repeat(3300),
    '"'.repeat(10_000),
    '*'.repeat(10_000),
    `${'(" '.repeat(3000)}`,
    'ringholm '.repeat(1000),
  ]
  for (const text of texts) {
    const ask = async (path: string) => {
      const page = await shop.get(path)
      const html = await page.text()
      return [page.status, html.endsWith('</html>')]
    }
    const asked = encodeURIComponent(text.toWellFormed())
    const term = encodeURIComponent(text.toWellFormed().slice(0, 3000))
    const [{ total }, ...pages] = await Promise.all([find(text), ask(`/search?q=${asked}`), ask(`/sv/search/${term}`)])
    expect([total >= 0, pages], text.slice(0, 20)).toEqual([true, Array(2).fill([200, true])])
  }
  // These texts are longer than an address may be.
  for (const text of ['💡'.repeat(2500), '\u0001'.repeat(10_000)]) expect((await find(text)).total).toBe(0)
  // `name` is an unknown word here, and not a column of the index.
  expect((await find('name:murla')).corrected).toBe('murla')
  expect(await ids('murla*')).toEqual(await ids('murla'))
  for (const path of ['/search/%E0%A4%A', '/search?q=%E0%A4%A', '/search?q[]=a&q=b', '/search?q=a&q=b']) {
    expect((await shop.get(path)).status, path).toBe(200)
  }
  for (const after of ['x', '-1', '9', '3.1', '0.', '1.-1', '9'.repeat(40), "1' OR 1"]) {
    const lost = await shop.get(`/search/murla?after=${encodeURIComponent(after)}`)
    expect([lost.status, lost.headers.get('Location')]).toEqual([302, '/search/murla'])
  }
})

test('the search page works in both languages and says when nothing is found', async () => {
  const asking = await shop.html('/search')
  expect(asking).toContain('Popular searches')
  expect(asking).toContain('href="/search/ekvika"')
  expect(asking).toContain('<link rel="canonical" href="http://shop.test/search"/>')
  expect(asking).toMatch(/<meta name="description" [^>]*content="[^"]+"/)
  const swedish = await shop.html('/sv/search/m%C3%A4ssing')
  expect(swedish).toContain('Träffar på ”mässing”')
  expect(swedish.match(/class="product-card/g)?.length).toBeGreaterThan(2)
  expect(await shop.html('/sv/search?q=m%C3%A4ssing')).toContain('Träffar på ”mässing”')
  expect(await shop.html('/search?q=zz%00%1Bzz')).toContain('Results for “zz zz”')
  const nothing = await shop.html('/search?q=zzzz&utm_source=x')
  expect(nothing).toContain('No results found')
  expect(nothing).toContain('href="/search/ekvika"')
  expect(nothing).toContain('content="noindex"')
  // The popular lamps are of different designs.
  const [, popular = ''] = nothing.split('class="popular"')
  const shown = [...popular.matchAll(/data-product="(\d+)"/g)].map(([, id]) => id)
  const designs = articles.filter(({ id }) => shown.includes(id)).map(({ id, variants = [id] }) => variants[0])
  expect(new Set(designs).size).toBe(4)
  expect(await shop.html('/search?q=%3Cscript%3Ealert(1)%3C/script%3E')).not.toContain('<script>alert')
  expect(await shop.html('/')).toMatch(/<a class="icon-button" href="\/search" data-opens="search" aria-label="Search"/)
})
