import * as v from 'valibot'
import { expect, test } from 'vitest'
import { rebuildOld } from '../../../src/services/content/rebuild/rebuild.ts'
import { numberAt, valueAt } from '../../support/answer.ts'
import { sharedShop } from '../../support/app.ts'
import { createEditor, editorVars } from '../../support/editor.ts'
import { checkAnswers } from '../commerce/openapi/description.ts'

const shop = await sharedShop(editorVars)
const { get } = checkAnswers(shop.get, ['content-management'])
const editor = createEditor({ ...shop, get }, editorVars.CONTENT_TOKEN)
const entry = (id: string, rest = '') => `/entries/${encodeURIComponent(id)}${rest}`

const text = v.string()
const listed = v.looseObject({ type: text, id: text, title: text, slug: text, states: v.array(text) })
const shownPage = v.object({ entries: v.array(listed), next: v.nullable(text) })

async function list(query: string) {
  const { status, body } = await editor.ask('GET', `/entries?${query}`)
  expect(status).toBe(200)
  return v.parse(shownPage, body).entries
}
const loadStates = async (id: string) => (await list(`q=${encodeURIComponent(id)}`)).find(one => one.id === id)?.states
const page = (title: object, href = '/info/faq') => ({
  seoData: { title: { en: 'A', sv: 'A' }, description: { en: 'B', sv: 'B' } },
  title,
  lead: { en: 'Where lanterns are kept', sv: 'Där lyktor förvaras' },
  body: {
    en: [{ _key: 'a', _type: 'block', children: [], markDefs: [{ _key: 'm', _type: 'link', href }] }],
    sv: [{ _key: 'a', _type: 'block', children: [], markDefs: [] }],
  },
})

test('the list of entries can be filtered by state, searched, and read page by page', async () => {
  const id = '/info/lanterns'
  const countDrafts = async () => numberAt((await editor.ask('GET', '/states')).body, 'counts.draft')
  const draftsBefore = await countDrafts()
  await editor.save('page', id, page({ en: 'Lanterns', sv: 'Lyktor' }))
  expect(await countDrafts()).toBe(draftsBefore + 1)
  expect(await list('q=lantern%20kept')).toMatchObject([{ type: 'page', id, title: 'Lanterns', states: ['draft'] }])
  expect(await list('q=lykt&locale=sv&type=page&state=draft')).toMatchObject([{ id, title: 'Lyktor' }])
  expect(await list('q=FORVARAS&state=draft')).toMatchObject([{ id }])
  for (const none of ['q=lanternx', 'q=%22', 'q=lantern%20kept&state=published', 'q=lantern%20kept&type=product'])
    expect(await list(none), none).toEqual([])

  await editor.publish(id)
  expect(await loadStates(id)).toEqual(['published'])
  await editor.save('page', id, page({ en: 'Lanterns' }))
  expect(await loadStates(id)).toEqual(['changed', 'untranslated'])
  await editor.save('page', id, page({ en: 'Lanterns', sv: 'Lyktor' }))
  await editor.save('page', id, page({ en: 'Old lanterns', sv: 'Lyktor' }))
  expect(await loadStates(id)).toEqual(['changed', 'drifted'])
  expect(await editor.ask('GET', entry(id))).toMatchObject({ body: { drifted: ['title'], untranslated: [] } })
  expect((await list('state=drifted')).map(one => one.id)).toContain(id)
  await editor.publish(id, { at: '2099-01-01T00:00:00Z' })
  expect(await list('state=scheduled&type=page')).toMatchObject([{ id, states: ['changed', 'scheduled', 'drifted'] }])
  await editor.ask('PUT', entry(id), {
    type: 'page',
    data: page({ en: 'Old lanterns', sv: 'Lyktor' }),
    translated: ['title'],
  })
  expect(await loadStates(id)).toEqual(['changed', 'scheduled'])

  // Discarding a draft creates a version, so saving the old draft elsewhere is a conflict.
  const { etag = '' } = await editor.ask('GET', entry(id))
  const discarded = await editor.ask('DELETE', entry(id, '/draft'), undefined, { 'If-Match': etag })
  expect(discarded).toMatchObject({ status: 200, body: { status: 'published', data: { title: { en: 'Lanterns' } } } })
  expect((await editor.ask('DELETE', entry(id, '/draft'))).status).toBe(409)
  expect(
    (await editor.ask('PUT', entry(id), { type: 'page', data: page({ en: 'X' }) }, { 'If-Match': etag })).status,
  ).toBe(412)
  expect(await loadStates(id)).toEqual(['published'])
  await editor.unpublish(id)
  expect(await loadStates(id)).toEqual(['draft'])
  expect((await editor.ask('DELETE', entry(id, '/draft'))).status).toBe(409)

  const all: string[] = []
  let after: string | null = ''
  do {
    const { body } = await editor.ask('GET', `/entries?after=${encodeURIComponent(after)}`)
    const { entries, next } = v.parse(shownPage, body)
    all.push(...entries.map(one => `${one.type}:${one.id}`))
    after = next
  } while (after)
  expect(all).toEqual([...new Set(all)].sort())
  const count = await shop.env.CONTENT_DB.prepare('SELECT count(DISTINCT type || id) AS count FROM entries').first(
    'count',
  )
  expect(all.length).toBe(count)
  const before = await shop.env.CONTENT_DB.prepare('SELECT * FROM entry_list ORDER BY type, id').all()
  await editor.ask('POST', '/rebuild')
  expect((await shop.env.CONTENT_DB.prepare('SELECT * FROM entry_list ORDER BY type, id').all()).results).toEqual(
    before.results,
  )
})

test('an entry can be duplicated, shows which entries link to it, and is deleted only after a warning', async () => {
  const [id, copy] = ['/info/shelves', '/info/shelves-copy']
  await editor.save('page', id, page({ en: 'Shelves', sv: 'Hyllor' }, '/info/bolts/?x'))
  expect(await editor.ask('POST', entry(id, '/duplicate'), { id: copy })).toMatchObject({ status: 201, etag: '"1"' })
  expect((await editor.ask('POST', entry(id, '/duplicate'), { id: copy })).status).toBe(409)
  expect(await editor.ask('GET', entry(copy))).toMatchObject({ body: { data: { title: { en: 'Shelves' } } } })
  const product = await editor.ask('POST', '/entries/1005/duplicate', { id: '1005B' })
  expect(product).toMatchObject({ status: 201 })
  expect(await editor.ask('GET', '/entries/1005B')).toMatchObject({
    body: { slug: '1005b', data: { id: '1005B', prices: [], markets: [] } },
  })
  expect((await editor.ask('DELETE', '/entries/1005B')).status).toBe(200)

  await editor.save('page', '/info/bolts', page({ en: 'Bolts', sv: 'Bultar' }, '/product/x'))
  const links = await editor.ask('GET', entry('/info/bolts', '/links'))
  const from = [id, copy].map(one => ({ type: 'page', id: one, title: 'Shelves', field: 'body', isPublished: false }))
  expect(links).toMatchObject({ status: 200, body: { from, to: [{ type: 'path', id: '/product/x', title: null }] } })
  const [campaign] = await list('type=campaign&state=published')
  const { id: named = '', slug = '' } = campaign ?? {}
  for (const [locale, href] of Object.entries({ en: `/campaigns/${slug}?a`, sv: `/sv/campaigns/${slug}/#b` }))
    await editor.save('page', `/info/to-${locale}`, page({ en: 'To', sv: 'Till' }, href))
  const leading = ['en', 'sv'].map(locale => ({ type: 'page', id: `/info/to-${locale}`, title: 'To', field: 'body' }))
  const { body: campaignLinks } = await editor.ask('GET', entry(named, '/links?type=campaign'))
  expect(valueAt(campaignLinks, 'from')).toMatchObject(
    expect.arrayContaining(leading.map(one => expect.objectContaining(one))),
  )
  expect(await editor.ask('DELETE', entry(named, '?type=campaign'))).toMatchObject({
    status: 409,
    body: { links: valueAt(campaignLinks, 'from') },
  })
  const [dealer] = await list('type=dealer&state=published')
  await editor.save('page', '/info/to-sv', page({ en: 'To', sv: 'Till' }, '/info/retailer'))
  expect(await editor.ask('GET', entry(dealer?.id ?? '', '/links?type=dealer'))).toMatchObject({ body: { from: [] } })

  await editor.publish('/info/bolts')
  expect((await shop.get('/info/bolts')).status).toBe(200)
  expect(await editor.ask('DELETE', entry('/info/bolts'))).toEqual({
    status: 409,
    body: { errors: { id: 'is used by 2 other entries' }, links: from },
  })
  expect((await editor.ask('DELETE', entry('/info/bolts', '?anyway'), undefined, { 'If-Match': '"9"' })).status).toBe(
    412,
  )
  expect(await editor.ask('DELETE', entry('/info/bolts', '?anyway'))).toMatchObject({
    status: 200,
    body: { changes: [{ id: '/info/bolts' }], shown: true },
  })
  expect((await shop.get('/info/bolts')).status).toBe(404)
  expect((await editor.ask('GET', entry('/info/bolts'))).status).toBe(404)
  expect(await list('q=bolts&type=page&state=published')).toEqual([])
  for (const needed of ['start', 'global'])
    expect((await editor.ask('DELETE', entry(needed, '?anyway'))).status).toBe(409)
  const [maker] = await list('type=maker&state=published')
  expect((await editor.ask('DELETE', entry(maker?.id ?? '', '?type=maker&anyway'))).status).toBe(409)
})

test('the cron job rebuilds derived rows of an older version, and leaves current ones alone', async () => {
  const db = shop.env.CONTENT_DB
  const state = async () => {
    const tables = ['listing', 'listing_facets', 'product_values', 'search_rows', 'product_links', 'listing_sizes']
    const rows = tables.map(table => db.prepare(`SELECT * FROM ${table}`))
    return (await db.batch(rows)).map(({ results }) => results.map(row => JSON.stringify(row)).sort())
  }
  await editor.ask('POST', '/rebuild')
  const whole = await state()
  expect(whole.map(rows => rows.length > 0)).toEqual(whole.map(() => true))

  const lose = ['DELETE FROM product_values', 'DELETE FROM search_rows', `DELETE FROM listing WHERE product = '1008'`]
  await db.batch([...lose, 'UPDATE derived_version SET version = version - 1'].map(sql => db.prepare(sql)))
  expect(await shop.html('/search/ringholm')).not.toContain('/product/ringholm-ceiling-brass')
  await shop.worker.scheduled({ cron: '*/5 * * * *' })
  expect(await state()).toEqual(whole)
  expect(await shop.html('/search/ringholm')).toContain('/product/ringholm-ceiling-brass')

  // With thousands of entries the rebuild runs in parts, each of which continues where the previous
  // one ended.
  await db.batch([...lose, 'DELETE FROM derived_version'].map(sql => db.prepare(sql)))
  expect(await rebuildOld(db, { batches: 1 })).toBe('begun')
  const found = async () => {
    const rows = (await state())[3] ?? []
    return ['case', 'product'].map(type => rows.some(row => valueAt(JSON.parse(row), 'type') === type))
  }
  expect(await found()).toEqual([true, false])
  await db.prepare(`DELETE FROM search_rows WHERE type = 'case'`).run()
  await shop.worker.scheduled({ cron: '*/5 * * * *' })
  expect(await found()).toEqual([false, true])

  await db.prepare('DELETE FROM product_values').run()
  await shop.worker.scheduled({ cron: '*/5 * * * *' })
  expect((await state())[2]).toEqual([])
  expect(await editor.ask('POST', '/rebuild')).toMatchObject({ status: 200, body: { isComplete: true, shown: true } })
  expect(await state()).toEqual(whole)
})
