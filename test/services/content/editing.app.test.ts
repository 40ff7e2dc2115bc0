import { afterAll, expect, test } from 'vitest'
import { valueAt } from '../../support/answer.ts'
import { sharedShop, startShop } from '../../support/app.ts'
import { createEditor } from '../../support/editor.ts'

const shop = await startShop({ CONTENT_TOKEN: 'an-editors-token' })
const closed = await sharedShop()
const editor = createEditor(shop, 'an-editors-token')
afterAll(() => shop.close())

test('editing requires the token, and is disabled if no token is configured', async () => {
  for (const [method, path] of [
    ['GET', '/entries'],
    ['PUT', '/entries/start'],
    ['POST', '/entries/start/publish'],
    ['POST', '/synchronise'],
    ['POST', '/previews'],
    ['DELETE', '/previews/x'],
  ] as const) {
    for (const token of ['', 'another', 'an-editors-token2', 'AN-EDITORS-TOKEN']) {
      const refused = await createEditor(shop, token).ask(method, path, method === 'GET' ? undefined : {})
      expect(refused.status, `${method} ${path} ${token}`).toBe(401)
    }
    const refused = await createEditor(closed, 'an-editors-token').ask(method, path, method === 'GET' ? undefined : {})
    expect(refused.status).toBe(404)
  }
})

test('drafts can be saved, published and restored, entries can be unpublished, and every version is kept', async () => {
  const before = '/info/press'
  expect(await editor.history(before)).toMatchObject({ status: 200, body: { versions: [{ version: 1 }] } })
  await editor.change(before, () => ({ title: { en: 'Press, second', sv: 'Press, andra' } }))
  await editor.change(before, () => ({ title: { en: 'Press, third' } }))
  expect(await shop.html('/info/press')).not.toContain('Press, third')

  const published = await editor.publish(before)
  expect(published).toMatchObject({ status: 200, body: { status: 'published', shown: true } })
  expect(await shop.html('/info/press')).toContain('Press, third')
  expect(await shop.html('/sv/info/press')).toContain('Press, third')
  expect(await editor.publish(before)).toEqual({
    status: 409,
    body: { errors: { id: 'there is no draft to publish' } },
  })

  expect(await editor.restore(before, 2)).toMatchObject({ status: 200, body: { version: 4, status: 'draft' } })
  expect(await shop.html('/info/press')).toContain('Press, third')
  await editor.publish(before)
  expect(await shop.html('/sv/info/press')).toContain('Press, andra')
  expect(await editor.restore(before, 9)).toEqual({
    status: 404,
    body: { errors: { version: 'there is no such version' } },
  })

  expect(await editor.history(before)).toMatchObject({
    body: {
      versions: [
        { version: 4, publishedAt: expect.any(String) },
        { version: 3, publishedAt: expect.any(String) },
        { version: 2, publishedAt: null },
        { version: 1, publishedAt: '2026-11-20T08:00:00Z' },
      ],
    },
  })

  expect(await editor.unpublish(before)).toMatchObject({ status: 200, body: { status: 'draft' } })
  expect((await shop.get('/info/press')).status).toBe(404)
  const listed = await editor.ask('GET', '/entries?type=page')
  expect(listed.body).toMatchObject({
    entries: expect.arrayContaining([expect.objectContaining({ id: '/info/press', states: ['draft'], version: 4 })]),
  })
  await editor.publish(before)
  expect((await shop.get('/info/press')).status).toBe(200)
  expect(await editor.unpublish('global')).toEqual({
    status: 409,
    body: { errors: { id: 'the shop needs it' } },
  })
  const why = { id: expect.stringContaining('orders or the law require it') }
  const terms = '/info/terms-and-conditions'
  expect(await editor.unpublish(terms)).toEqual({ status: 409, body: { errors: why } })
  const entry = `/entries/${encodeURIComponent(terms)}`
  expect(await editor.ask('DELETE', `${entry}?anyway`)).toEqual({ status: 409, body: { errors: why } })
  expect(await editor.ask('GET', `${entry}/links`)).toMatchObject({ body: { needed: why } })
  expect(await editor.ask('GET', `/entries/${encodeURIComponent(before)}/links`)).toMatchObject({
    body: { needed: null, from: expect.arrayContaining([expect.objectContaining({ type: 'globalContent' })]) },
  })
})

test('invalid data is rejected, the error names the field, and nothing changes', async () => {
  const data = {
    seoData: { title: { en: 'A' }, description: { en: 'B' } },
    title: { en: 'C' },
    lead: { en: 'D' },
    body: { en: [] },
  }
  const cases: [number, Promise<{ status: number; body: unknown }>, string][] = [
    [422, editor.save('page', '/info/x', { ...data, title: { sv: 'C' } }), 'data.title.en'],
    [422, editor.save('page', '/info/x', { ...data, body: { en: [{ _key: 'x' }] } }), 'data.body.en.0._type'],
    [422, editor.save('page', '/info/x', { ...data, titel: { en: 'C' } }), 'data.titel'],
    [422, editor.save('page', '/info/x', null), 'data'],
    [422, editor.save('page', '/info/x', { ...data, title: { en: ' ' } }), 'data.title.en'],
    [422, editor.save('family', 'x', { slug: 'x', name: '' }), 'data.name'],
    [422, editor.save('page', `/${'x'.repeat(200)}`, data), 'id'],
    [422, editor.ask('GET', '/entries?type=pages'), 'type'],
    [409, editor.ask('DELETE', '/entries/start/publish'), 'id'],
    [422, editor.save('page', 'info', data), 'id'],
    [422, editor.save('page', '/Info/X y', data), 'id'],
    [422, editor.save('designer', 'x', { slug: 'x', name: 'X' }), 'data.intro'],
    [422, editor.save('constructor', '/info/x', data), 'type'],
    [
      422,
      editor.save('category', 'wall', {
        slug: 'well',
        position: 1,
        name: data.title,
        title: data.title,
        intro: data.lead,
      }),
      'data.slug',
    ],
    [422, editor.ask('PUT', '/entries/x', { data }), 'type'],
    [422, editor.publish('start', { at: 'tomorrow' }), 'at'],
    [422, editor.publish('start', { at: '2020-01-01T00:00:00Z' }), 'at'],
    [409, editor.publish('start', { at: '2099-01-01T00:00:00Z' }), 'id'],
    [422, editor.restore('start', 1.5), 'version'],
    [404, editor.publish('/nowhere'), 'id'],
    [422, editor.ask('POST', '/previews', { path: 'x' }), 'path'],
    [422, editor.ask('POST', '/synchronise', { products: [1] }), 'products.0'],
  ]
  for (const [index, [status, asked, field]] of cases.entries()) {
    const { status: given, body } = await asked
    expect([given, body], `${index}`).toEqual([status, { errors: { [field]: expect.any(String) } }])
  }
  const garbled = await shop.get('/api/content/entries/start', {
    method: 'PUT',
    body: '{"type":',
    headers: { Authorization: 'Bearer an-editors-token', 'Content-Type': 'application/json' },
  })
  expect([garbled.status, await garbled.json()]).toEqual([400, { errors: { body: 'is not JSON' } }])
  const missing = await editor.save('page', '/info/x', { ...data, title: {} })
  expect(missing.body).toEqual({ errors: { 'data.title.en': 'is missing' } })
  const inSwedish = await shop.get('/api/content/entries/%2Finfo%2Fx', {
    method: 'PUT',
    body: JSON.stringify({ type: 'page', data: { ...data, title: {} } }),
    headers: { Authorization: 'Bearer an-editors-token', 'Accept-Language': 'sv', 'If-None-Match': '*' },
  })
  expect(await inSwedish.json()).toEqual({ errors: { 'data.title.en': 'saknas' } })
  const { results } = await shop.env.CONTENT_DB.prepare(`SELECT id FROM entries WHERE status = 'draft'`).all()
  expect(results).toEqual([])
})

test('a published product appears in listing, totals and search at once, and its slug must be unique', async () => {
  await editor.change('1001', () => ({ slug: 'murla-moved', categories: ['wall'], popularity: 999_999 }))
  const countListed = async (category: string) => {
    const row = await shop.env.CONTENT_DB.prepare(
      'SELECT total FROM listing_totals WHERE market = 1 AND price_list = 65 AND category = ?',
    )
      .bind(category)
      .first<{ total: number }>()
    const rows = await shop.env.CONTENT_DB.prepare(
      'SELECT count(*) AS total FROM listing WHERE market = 1 AND price_list = 65 AND category = ?',
    )
      .bind(category)
      .first<{ total: number }>()
    expect(row).toEqual(rows)
    return row?.total ?? 0
  }
  const [all, wall] = [await countListed(''), await countListed('wall')]
  expect(await shop.html('/category/shop/wall')).not.toContain('murla-moved')
  await editor.publish('1001')
  expect([await countListed(''), await countListed('wall')]).toEqual([all, wall + 1])
  expect(await shop.html('/category/shop/wall')).toContain('murla-moved')
  expect((await shop.get('/product/murla-moved')).status).toBe(200)

  const { data } = await editor.read('1002')
  const taken = await editor.save('product', '1002', { ...data, slug: 'murla-moved' })
  expect(taken).toEqual({ status: 409, body: { errors: { 'data.slug': 'is the slug of 1001' } } })

  await editor.unpublish('1001')
  expect([await countListed(''), await countListed('wall')]).toEqual([all - 1, wall])
  expect(await shop.html('/search/murla')).not.toContain('murla-moved')
  await editor.publish('1001')
  expect(await shop.html('/search/murla')).toContain('murla-moved')
})

test('a scheduled draft is published on time, unless the schedule was cancelled', async () => {
  const due = new Date(Date.now() + 10_000)
  const at = due.toISOString()
  const runAt = (scheduledTime: Date) => shop.worker.scheduled({ cron: '*/5 * * * *', scheduledTime })
  await editor.change('/info/career', () => ({ title: { en: 'Work with us, soon' } }))
  expect(await editor.publish('/info/career', { at })).toMatchObject({ status: 202 })
  const off = await editor.ask('DELETE', `/entries/${encodeURIComponent('/info/career')}/publish`)
  expect(off).toMatchObject({ status: 200, body: { status: 'draft' } })
  await runAt(due)
  expect(await shop.html('/info/career')).not.toContain('soon')
  await editor.change('1009', () => ({ maker: undefined }))
  expect(await editor.publish('1009', { at })).toMatchObject({ status: 202 })
  const scheduled = await editor.publish('/info/career', { at })
  expect(scheduled).toMatchObject({ status: 202, body: { status: 'scheduled' } })
  await runAt(new Date(due.getTime() - 1))
  expect(await shop.html('/info/career')).not.toContain('soon')
  await runAt(due)
  expect(await shop.html('/info/career')).toContain('Work with us, soon')

  // If a scheduled draft could not be published, its errors are shown until it is discarded.
  const { body: refused } = await editor.ask('GET', '/entries/1009?locale=sv')
  expect(refused).toMatchObject({ scheduled: null, refused: { at } })
  expect(valueAt(refused, 'refused.errors')).toEqual({ 'data.maker': expect.stringMatching(/^saknas: /) })
  const listRefused = async () => valueAt((await editor.ask('GET', '/entries?state=refused')).body, 'entries')
  expect(await listRefused()).toMatchObject([{ id: '1009', states: ['changed', 'refused'] }])
  const draft = await editor.ask('DELETE', '/entries/1009/draft')
  expect(draft).toMatchObject({ status: 200, body: { refused: null } })
  expect(await listRefused()).toEqual([])
  expect((await editor.ask('GET', '/states')).body).toMatchObject({ counts: { refused: 0 } })
})

test('prices, stock and markets come from commerce, and an editor’s draft does not overwrite them', async () => {
  const db = shop.env.COMMERCE_DB
  await db.batch([
    db
      .prepare(
        'UPDATE prices SET price = 4200, price_before = 4200, lowest = NULL WHERE product = ?1 AND pricelist = 65',
      )
      .bind('1005'),
    db.prepare(`UPDATE stock SET quantity = 3 WHERE item LIKE '1005-%'`),
    db.prepare('DELETE FROM product_markets WHERE product = ?1 AND market = 2').bind('1005'),
  ])
  await editor.change('1005', () => ({ lead: { en: 'Drafted before.' } }))
  const done = await editor.ask('POST', '/synchronise', { products: ['1005', '1008', '9999'] })
  expect(done).toMatchObject({ status: 200, body: { products: 2, changed: ['1005'] } })
  await editor.publish('1005')
  const { body } = await editor.ask('GET', '/entries/1005')
  expect(body).toMatchObject({ data: { lead: { en: 'Drafted before.' }, items: [{ stock: 'few' }] } })
  const listed = await shop.env.CONTENT_DB.prepare(
    `SELECT market, price FROM listing WHERE product = '1005' AND category = '' AND market < 3`,
  ).all()
  expect(listed.results).toEqual([{ market: 1, price: 4200 }])
  const loadDerivedRows = async () => {
    const db = shop.env.CONTENT_DB
    const orders = { listing: '1, 2, 3, 4', listing_totals: '1, 2, 3', search_rows: '1', product_links: '1, 2' }
    const rows = Object.entries(orders).map(([table, order]) => db.prepare(`SELECT * FROM ${table} ORDER BY ${order}`))
    return (await db.batch(rows)).map(({ results }) => results)
  }
  const before = await loadDerivedRows()
  expect(await editor.ask('POST', '/rebuild')).toMatchObject({ status: 200, body: { shown: true } })
  expect(await loadDerivedRows()).toEqual(before)
  expect(await shop.html('/search/murla')).toContain('product-card')
  const all = await editor.ask('POST', '/synchronise', {})
  expect(all).toMatchObject({ status: 200, body: { changed: [] } })
})
