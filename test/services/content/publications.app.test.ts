import { expect, test } from 'vitest'
import { numberAt, recordsAt, textAt, valueAt } from '../../support/answer.ts'
import { sharedShop } from '../../support/app.ts'
import { createEditor, editorVars } from '../../support/editor.ts'

const shop = await sharedShop(editorVars)
const editor = createEditor(shop, editorVars.CONTENT_TOKEN)
const entry = (id: string, rest = '') => `/entries/${encodeURIComponent(id)}${rest}`
const undo = (id: string) => editor.ask('POST', entry(id, '/undo'))
const block = (text: string) => ({
  _type: 'block',
  _key: 'one',
  style: 'normal',
  markDefs: [],
  children: [{ _type: 'span', _key: 's', text, marks: [] }],
})
const page = (title: string, text = 'Text') => ({
  seoData: { title: { en: 'A' }, description: { en: 'B' } },
  title: { en: title },
  lead: { en: 'D' },
  body: { en: [block(text)] },
})
const operator = { id: 'operator', name: 'CONTENT_TOKEN' }

test('a publication can be undone and redone, and the history lists every publication', async () => {
  const id = '/info/kept'
  await editor.save('page', id, page('First'))
  expect(await editor.ask('GET', entry(id, '/changes'))).toMatchObject({
    body: { differences: [{ path: [], before: null }], pages: [{ paths: { en: id, sv: `/sv${id}` } }] },
  })
  expect((await undo(id)).status).toBe(409)
  await editor.publish(id)
  await editor.save('page', id, page('Second', 'Other'))
  const { body } = await editor.ask('GET', entry(id, '/changes'))
  expect(valueAt(body, 'differences')).toEqual([
    { path: ['title', 'en'], before: 'First', after: 'Second' },
    { path: ['body', 'en', 'one'], before: block('Text'), after: block('Other') },
  ])
  await editor.publish(id)
  expect(await shop.html(id)).toContain('Second')

  expect(await undo(id)).toMatchObject({ status: 200, body: { shown: true, changes: [{ id }] } })
  expect(await shop.html(id)).toContain('First')
  // The undone text is a draft again.
  expect(await editor.ask('GET', entry(id))).toMatchObject({
    body: { status: 'draft', version: 2, publishedVersion: 1, data: { title: { en: 'Second' } } },
  })
  await undo(id)
  expect(await shop.html(id)).toContain('Second')
  await editor.unpublish(id)
  expect((await shop.get(id)).status).toBe(404)
  await undo(id)
  expect(await shop.html(id)).toContain('Second')

  const { body: history } = await editor.history(id)
  expect(valueAt(history, 'publications')).toMatchObject([
    { version: 2, until: null, author: operator, endedBy: null },
    { version: 2, endedBy: operator },
    { version: 1, endedBy: operator },
    { version: 2, endedBy: operator },
    { version: 1, author: operator, endedBy: operator },
  ])
  const db = shop.env.CONTENT_DB
  for (const sql of ['DELETE FROM publications', `UPDATE publications SET since = '2020'`])
    await expect(db.prepare(sql).run()).rejects.toThrow(/are not (deleted|changed)/)
  await editor.ask('DELETE', entry(id, '?anyway'))
  const open = await db
    .prepare('SELECT count(*) AS open FROM publications WHERE id = ? AND until IS NULL')
    .bind(id)
    .first('open')
  expect(open).toBe(0)
})

test('only one of several parallel publications or unpublications succeeds, and it can be undone', async () => {
  const id = '/info/at-once'
  const atOnce = async (verb: string, headers?: Record<string, string>) => {
    const answers = await Promise.all([1, 2, 3].map(() => editor.ask('POST', entry(id, verb), {}, headers)))
    const refused = answers.filter(({ status }) => status !== 200)
    for (const answer of refused) {
      // A late request may also find that nothing is left to publish or unpublish.
      const why = /in the meantime|no draft|not published/
      expect(answer).toMatchObject({ status: expect.any(Number), body: { errors: { id: expect.stringMatching(why) } } })
      if (verb !== '/unpublish') expect(answer.status).toBe(409)
    }
    return answers.length - refused.length
  }
  await editor.save('page', id, page('First'))
  await editor.publish(id)
  for (const headers of [{ 'If-Match': '"2"' }, { 'If-Match': '*' }]) {
    const title = `Second ${headers['If-Match']}`
    const { body } = await editor.save('page', id, page(title))
    const match = headers['If-Match'] === '*' ? headers : { 'If-Match': `"${numberAt(body, 'version')}"` }
    expect(await atOnce('/publish', match)).toBe(1)
    expect(await shop.html(id)).toContain('Second')
    await undo(id)
    expect(await shop.html(id)).not.toContain('Second')
    expect(await shop.html(id)).toContain('First')
    await editor.ask('DELETE', entry(id, '/draft'))
  }
  expect(await atOnce('/unpublish')).toBe(1)
  await undo(id)
  expect(await shop.html(id)).toContain('First')
  const publications = recordsAt((await editor.history(id)).body, 'publications')
  const isSame = (one: Record<string, unknown>, at: number) =>
    one.version === publications[at + 1]?.version && one.until === null && publications[at + 1]?.until === one.until
  expect(publications.filter(isSame)).toEqual([])
})

test('restoring an older version keeps the current prices, SKUs, items and markets from the commerce service', async () => {
  const stored = async () => (await editor.read('1022', 'product')).data
  const now = await stored()
  const lead = { en: 'An older lead', sv: 'En äldre ingress' }
  const items = recordsAt(now, 'items').map(item => ({ ...item, ean: '4006381333931', sku: 'OLD-1' }))
  const older = await editor.save('product', '1022', { ...now, lead, items, sku: 'OLD' })
  await editor.publish('1022')
  await editor.save('product', '1022', now)
  await editor.publish('1022')
  const kept = { sku: now.sku, items: now.items, prices: now.prices, markets: now.markets }
  await editor.restore('1022', numberAt(older.body, 'version'))
  expect(await stored()).toMatchObject({ lead, ...kept })
  expect((await undo('1022')).status).toBe(200)
  await editor.ask('DELETE', entry('1022', '/draft'))
  expect(await stored()).toMatchObject({ lead, ...kept })
  expect(await shop.html(`/product/${textAt(now, 'slug')}`)).toContain(lead.en)
  await undo('1022')
})

test('a page whose first publication is undone is not public', async () => {
  await editor.save('page', '/info/once', page('Once'))
  await editor.publish('/info/once')
  await undo('/info/once')
  expect((await shop.get('/info/once')).status).toBe(404)
  expect(await editor.ask('GET', entry('/info/once'))).toMatchObject({ body: { status: 'draft' } })
})

test('a page at a path that the shop does not show cannot be published', async () => {
  await editor.save('page', '/info/reached', page('Reached'))
  expect(await editor.publish('/info/reached')).toMatchObject({
    status: 200,
    body: {
      pages: [
        { locale: 'en', path: '/info/reached', status: 200 },
        { locale: 'sv', path: '/sv/info/reached', status: 200 },
      ],
    },
  })
  for (const id of ['/lost', '/info/too/deep', '/checkout', '/product/x']) {
    expect((await editor.save('page', id, page('Lost'))).status).toBe(200)
    expect(await editor.publish(id)).toEqual({
      status: 422,
      body: { errors: { id: 'the shop shows no page at this path' } },
    })
    await editor.ask('DELETE', entry(id, '?anyway'))
  }
  const asked = await shop.get('/api/entry-pages?entry=product:x%20y&entry=maker:z&entry=page:/lost&entry=')
  expect(await asked.json()).toEqual({
    pages: {
      'product:x y': { en: '/product/x%20y', sv: '/sv/product/x%20y' },
      'maker:z': {},
      'page:/lost': {},
      '': {},
    },
    needed: [],
    own: ['product:x y', 'page:/lost'],
  })
  const { body } = await editor.ask('GET', '/entries?q=reached&locale=sv')
  expect(valueAt(body, 'entries.0')).toMatchObject({ id: '/info/reached', path: '/sv/info/reached' })
})

test('editors can preview another day, with the entries that were public or are scheduled on that day', async () => {
  const ask = async (asOf: string | undefined, token = editorVars.CONTENT_TOKEN) => {
    const query = `{ page(locale: en, path: "/info/of-days", preview: true) { title }
      pages: search(locale: en, text: "ofdays", market: 1, priceList: 65, preview: true) { pages { title } } }`
    const response = await shop.get('/api/content/graphql', {
      method: 'POST',
      body: JSON.stringify({ query, extensions: { asOf } }),
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    })
    return { status: response.status, data: valueAt(await response.json(), 'data') }
  }
  const id = '/info/of-days'
  const times: string[] = []
  const titled = (title: string) => ({ page: { title }, pages: { pages: [{ title }] } })
  const nothing = { page: null, pages: { pages: [] } }
  for (const title of ['Ofdays one', 'Ofdays two']) {
    times.push(new Date().toISOString())
    await editor.save('page', id, page(title))
    expect((await editor.publish(id)).status).toBe(200)
  }
  times.push(new Date().toISOString())
  await editor.save('page', id, page('Ofdays three'))
  await editor.publish(id, { at: '2090-01-01T00:00:00Z' })
  expect(await ask(undefined)).toMatchObject({ data: titled('Ofdays three') })
  for (const [time, shown] of [
    [times[0], nothing],
    [times[1], titled('Ofdays one')],
    [times[2], titled('Ofdays two')],
    ['2089-12-31T23:00:00Z', titled('Ofdays two')],
    ['2090-01-01T00:00:00+00:00', titled('Ofdays three')],
  ] as const) {
    expect(await ask(time), time).toEqual({ status: 200, data: shown })
  }
  expect((await ask('2090-01-01T00:00:00Z', '')).status).toBe(401)
  expect((await ask('tomorrow')).status).toBe(400)
})
