import { createHmac } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { startShop } from '../../support/app.ts'
import { createEditor } from '../../support/editor.ts'

const shop = await startShop({ CONTENT_TOKEN: 'an-editors-token' })
const deployed = await startShop({ CONTENT_TOKEN: 'an-editors-token', LOCAL_TOOLS: '' })
const editor = createEditor(shop, 'an-editors-token')
afterAll(() => Promise.all([shop.close(), deployed.close()]))

/** Whether the page is served from the cache. */
async function isCached(path: string) {
  const response = await shop.get(path)
  await response.text()
  return response.headers.has('Age')
}

/** Loads the page until it is cached, because caching takes place after the response. */
const waitUntilCached = (path: string) =>
  expect.poll(() => isCached(path), { message: path, timeout: 20_000 }).toBe(true)

test('a published change shows on the next request, and pages without it stay cached', async () => {
  const pages = [
    '/',
    '/sv',
    '/info/faq',
    '/info/career',
    '/category/shop/table',
    '/product/ringholm-pendant-brass',
    '/product/murla-portable-brass',
    '/search/brass',
  ]
  const suggestions = '/suggestions?q=ringholmen'
  const listCachedAfter = async (id: string, change: object) => {
    for (const path of pages) await waitUntilCached(path)
    await editor.change(id, () => change)
    for (const path of pages) expect(await isCached(path), path).toBe(true)
    const done = await editor.publish(id)
    expect(done).toMatchObject({ status: 200, body: { shown: true } })
    const kept: string[] = []
    // Suggestions, and searches that are not among the popular ones, are never cached.
    for (const path of [suggestions, '/search/murla']) expect(await isCached(path), path).toBe(false)
    for (const path of pages) if (await isCached(path)) kept.push(path)
    return kept
  }
  expect(await listCachedAfter('/info/faq', { title: { en: 'Asked today' } })).toEqual(
    pages.filter(path => !['/info/faq', '/search/brass'].includes(path)),
  )
  expect(await shop.html('/info/faq')).toContain('Asked today')

  const { results } = await shop.env.CONTENT_DB.prepare(
    `SELECT slug FROM product_links JOIN entries ON type = 'product' AND id = source WHERE target = '1008'`,
  ).all<{ slug: string }>()
  const showing = new Set(
    ['ringholm-pendant-brass', ...results.map(({ slug }) => slug)].map(slug => `/product/${slug}`),
  )
  const showingName = [suggestions, '/search/ringholmen', '/search/brass']
  for (const path of showingName) expect(await shop.html(path)).not.toContain('Ringholmen')
  expect(await listCachedAfter('1008', { name: 'Ringholmen' })).toEqual(
    pages.filter(path => path.startsWith('/info/') || (path.startsWith('/product/') && !showing.has(path))),
  )
  expect(await shop.html('/category/shop')).toContain('Ringholmen')
  for (const path of showingName) expect(await shop.html(path)).toContain('Ringholmen')
  expect(await shop.html('/search/ringholmen')).toContain('/product/ringholm-pendant-brass')

  // The start page shows these entries, so it is purged too.
  for (const [id, section] of [
    ['stars-are-out', 'news'],
    ['hamnbadet-ystad', 'cases'],
  ] as const) {
    const kept = await listCachedAfter(id, { title: { en: `Anew in ${section}` } })
    // Listings have cases between their cards.
    const listing = section === 'cases' ? '/category/' : '/none/'
    const expected = pages.filter(path => path.length > 3 && !path.startsWith('/search/') && !path.startsWith(listing))
    expect(kept).toEqual(expected)
    expect(await shop.html('/')).toContain(`Anew in ${section}`)
  }

  const header = [{ title: { en: 'Lamps of now' }, href: '/category/shop', lists: [] }]
  expect(await listCachedAfter('global', { header })).toEqual([])
  expect(await shop.html('/info/faq')).toContain('Lamps of now')
})

test('products are found by the new name of their category once it is published', async () => {
  await editor.change('wall', () => ({ name: { en: 'Sconces', sv: 'Lampetter' } }))
  expect(await shop.html('/search/sconces')).toContain('No results found')
  await editor.publish('wall')
  expect(await shop.html('/search/sconces')).toContain('product-card')
  expect(await shop.html('/sv/search/lampetter')).toContain('product-card')
})

const sign = (body: string, key = 'an-editors-token', time = Math.floor(Date.now() / 1000)) =>
  `t=${time},v1=${createHmac('sha256', key).update(`${time}.${body}`).digest('hex')}`

const send = (body: string, signature: string | null, at = shop) =>
  at.get('/api/webhooks/content', {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json', ...(signature && { 'Content-Signature': signature }) },
  })

test('a content webhook requires a valid, recent signature', async () => {
  const body = '{"changes":[{"type":"page","id":"/info/press","slugs":["/info/press"],"locales":["en","sv"]}]}'
  await waitUntilCached('/info/press')
  const old = Math.floor(Date.now() / 1000) - 301
  for (const signature of [
    null,
    '',
    'x',
    sign(body, 'another'),
    sign(`${body} `),
    sign(body, 'an-editors-token', old),
    sign(body).replace('t=', 't=1'),
    sign(body).slice(0, -1),
  ]) {
    expect((await send(body, signature)).status, `${signature}`).toBe(401)
  }
  expect(await isCached('/info/press')).toBe(true)
  const changes = ['"x"', '["x"]', '[{}]', '[{"type":"page"}]', '[{"type":"page","id":1}]', '[{"type":"page","id":""}]']
  changes.push('[{"type":"page","id":"x","slugs":["a\\nb"]}]', '[{"type":"page","id":"x","locales":"en"}]')
  for (const wrong of ['', '{}', '{"tags":["en/global"]}', ...changes.map(list => `{"changes":${list}}`)]) {
    expect((await send(wrong, sign(wrong))).status, wrong).toBe(422)
  }
  expect((await send(body, sign(body))).status).toBe(200)
  expect(await isCached('/info/press')).toBe(false)
  expect((await send(body, sign(body), deployed)).status).toBe(200)
})

test('a change purges, in its languages, the pages that show it, or all pages if its type is unknown', async () => {
  const pages = ['/info/press', '/sv/info/press', '/sv/info/faq']
  const listCachedAfter = async (...changes: object[]) => {
    for (const path of pages) await waitUntilCached(path)
    const body = JSON.stringify({ changes })
    expect((await send(body, sign(body))).status).toBe(200)
    const kept: string[] = []
    for (const path of pages) if (await isCached(path)) kept.push(path)
    return kept
  }
  const press = { type: 'page', id: '/info/press', slugs: ['/info/press'] }
  expect(await listCachedAfter({ ...press, locales: ['sv', 'xx'] })).toEqual(['/info/press', '/sv/info/faq'])
  expect(await listCachedAfter({ ...press, locales: ['en'] }, { type: 'maker', id: 'x' })).toEqual(pages.slice(1))
  expect(await listCachedAfter(press)).toEqual(['/sv/info/faq'])
  expect(await listCachedAfter({ type: 'lexicon', id: 'x', locales: ['sv'] })).toEqual(['/info/press'])
  expect(await listCachedAfter({ type: 'page', id: '*' })).toEqual([])
})

test('a synchronisation returns its changes and does not purge pages itself', async () => {
  const page = '/product/ringholm-pendant-brass'
  await waitUntilCached(page)
  await shop.env.COMMERCE_DB.prepare(
    `UPDATE prices SET price = 765400, price_before = 765400, lowest = NULL WHERE product = '1008'`,
  ).run()
  const { body } = await editor.ask('POST', '/synchronise', { products: ['1008'] })
  const all = ['en', 'sv']
  expect(body).toMatchObject({
    products: 1,
    changed: ['1008'],
    changes: expect.arrayContaining([{ type: 'product', id: '1008', slugs: ['ringholm-pendant-brass'], locales: all }]),
  })
  expect(await isCached(page)).toBe(true)
  const message = JSON.stringify(body)
  expect((await send(message, sign(message))).status).toBe(200)
  expect(await shop.html(page)).toMatch(/7\D?654/)
})

test('visitors do not get the cache’s tags, and invalid stored tags do no harm', async () => {
  for (const path of ['/', '/info/faq', '/product/murla-portable-brass', '/search/x']) {
    const page = await deployed.get(path)
    expect(page.headers.get('Cache-Tag'), path).toBeNull()
    expect(page.headers.get('Cache-Control')).toBe('private, no-cache')
    await page.text()
  }
  await deployed.env.CONTENT_KV.put('purged-tags', '{"global":"soon"')
  await shop.env.CONTENT_KV.put('purged-tags', 'garbage')
  expect((await shop.get('/info/terms-and-conditions')).status).toBe(200)
})
