import { spawn } from 'node:child_process'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isType } from '#src/services/content/entries/documents.ts'
import { checkEntry } from '#src/services/content/rules/check.ts'
import { textAt } from '../../../support/answer.ts'
import { type Shop, startShop } from '../../../support/app.ts'
import { createEditor } from '../../../support/editor.ts'
import { type Entry, makeDocument, makeDocumentId, makeExpected } from './documents.ts'
import { moveToSanity } from './move-to-sanity.ts'
import { makeDelivery, sanitySettings, signDelivery, startSanity } from './stand-in.ts'

/* Imports the demo's content from a stand-in for Sanity, which is as strict as Sanity. */

const token = 'an-editors-token'
const path = '/api/content/webhooks/sanity'
let sanity: Awaited<ReturnType<typeof startSanity>>
let shop: Shop
let editor: ReturnType<typeof createEditor>
let entries: Entry[]

beforeAll(async () => {
  sanity = await startSanity()
  shop = await startShop({
    CONTENT_TOKEN: token,
    SANITY_PROJECT: sanitySettings.project,
    SANITY_TOKEN: sanitySettings.token,
    SANITY_WEBHOOK_SECRET: sanitySettings.secret,
    SANITY_URL: sanity.url,
  })
  editor = createEditor(shop, token)
  entries = await moveToSanity(shop, editor, sanity)
})
afterAll(() => Promise.all([shop?.close(), sanity?.close()]))

const state = v.looseObject({
  isMore: v.optional(v.boolean()),
  phase: v.string(),
  documents: v.number(),
  queued: v.number(),
  problem: v.nullable(v.string()),
  refused: v.array(v.looseObject({ document: v.string(), errors: v.record(v.string(), v.string()) })),
})
const runStep = async () => v.parse(state, (await editor.ask('POST', '/connector/step')).body)
const loadState = async () => v.parse(state, (await editor.ask('GET', '/connector')).body)

/** Imports the whole dataset. Stops early if Sanity has a problem. Returns the last state. */
async function sweep() {
  await editor.ask('POST', '/connector/begin', {})
  for (;;) {
    const done = await runStep()
    if (!done.isMore && done.phase === 'idle' && done.queued === 0) return done
    if (!done.isMore && done.problem) return done
  }
}

const send = (id: string, operation: 'create' | 'update' | 'delete', more: Record<string, string> = {}) =>
  shop.get(path, makeDelivery(id, operation, more))

const loadData = async (type: string, id: string) => {
  const { status, body } = await editor.ask('GET', `/entries/${encodeURIComponent(id)}?type=${type}`)
  return status === 200 ? v.parse(v.looseObject({ data: v.record(v.string(), v.unknown()) }), body).data : null
}

const faq = makeDocumentId('page', '/info/faq')

/** Runs the command `connect` in a process of its own. */
function typeConnect() {
  return new Promise<{ status: number | null; text: string }>(resolve => {
    const env = { ...process.env, SHOP_URL: shop.url.href, CONTENT_TOKEN: token }
    const command = spawn(process.execPath, ['tools/content/main.ts', 'connect'], { env })
    let text = ''
    for (const stream of [command.stdout, command.stderr]) stream.on('data', chunk => (text += chunk))
    command.on('close', status => resolve({ status, text }))
  })
}

test('the demo’s content is imported from Sanity unchanged, even after an interrupted export', async () => {
  sanity.failures.push(429, 'cut')
  const { status, text } = await typeConnect()
  expect([status, text]).toEqual([
    0,
    expect.stringContaining(`${entries.length} documents from Sanity are now entries`),
  ])
  for (const { type, id, data } of entries) {
    const expected = isType(type) ? checkEntry(type, id, makeExpected(data)).document : null
    expect(await loadData(type, id), `${type} ${id}`).toEqual(expected)
  }
  expect((await loadState()).refused).toEqual([])
  expect(await shop.html('/info/faq')).toContain('<h1')
  expect((await shop.get('/info/secret')).status).toBe(404)
  const lamp = await shop.html('/product/murla-portable-brass')
  expect(lamp).toContain(`/image/content/${encodeURIComponent('https://cdn.sanity.io/images/lamps123/production/')}`)
  // Prices, stock and markets come from commerce, so imported products can be bought.
  expect(await shop.html('/category/shop')).toContain('/product/murla-portable-brass')
  expect(await shop.html('/search/murla')).toContain('product-card')
  expect(lamp).toContain('data-bag-adding')
})

test('Sanity’s webhooks update the pages, even if they are repeated, out of sequence or about deletions', async () => {
  const title = async () => (await shop.html('/info/faq')).match(/<h1[^>]*>([^<]*)/)?.[1]
  sanity.change(faq, { title: { en: 'Asked in Sanity', sv: 'Frågat i Sanity' } })
  const delivery = { 'idempotency-key': 'one' }
  expect((await send(faq, 'update', delivery)).status).toBe(202)
  await expect.poll(title).toBe('Asked in Sanity')
  expect(await shop.html('/sv/info/faq')).toContain('Frågat i Sanity')

  // The first webhook is repeated, and the one about the second change arrives before an older one.
  const asked = sanity.requests.length
  const mark = {
    _type: 'internalLink',
    _key: 'm',
    reference: { _type: 'reference', _ref: makeDocumentId('product', '1001') },
  }
  const span = { _type: 'span', _key: 's', text: 'this lamp', marks: ['m'] }
  const body = [{ _type: 'block', _key: 'b', style: 'normal', markDefs: [mark], children: [span] }]
  sanity.change(faq, { title: { en: 'Asked twice' }, body: { en: body } })
  expect((await send(faq, 'update', delivery)).status).toBe(202)
  expect(sanity.requests.length).toBe(asked)
  expect((await send(faq, 'update')).status).toBe(202)
  expect((await send(faq, 'create')).status).toBe(202)
  await expect.poll(title).toBe('Asked twice')
  expect(await shop.html('/info/faq')).toMatch(/<a [^>]*href="\/product\/murla-portable-brass"[^>]*>this lamp/)
  await sweep()
  const { body: history } = await editor.history('/info/faq')
  expect(v.parse(v.object({ versions: v.array(v.unknown()) }), history).versions).toHaveLength(3)

  expect(await (await send(`drafts.${faq}`, 'update')).json()).toEqual({ noted: 0 })
  const press = makeDocumentId('page', '/info/press')
  sanity.documents.delete(press)
  expect((await send(press, 'delete')).status).toBe(202)
  await expect.poll(async () => (await shop.get('/info/press')).status).toBe(404)
  expect(await loadData('page', '/info/press')).toBeNull()
  // A late webhook says that a document was deleted, but it still exists.
  expect((await send(faq, 'delete')).status).toBe(202)
  await expect.poll(async () => (await loadState()).queued).toBe(0)
  expect(await title()).toBe('Asked twice')
})

test('webhooks require Sanity’s signature from the last five minutes, for this project and dataset', async () => {
  const id = makeDocumentId('designer', 'someone')
  const body = JSON.stringify({ _id: id })
  const time = Date.now()
  const signed = (more: Parameters<typeof signDelivery>[1]) => signDelivery(body, more)
  for (const signature of [
    '',
    signed({ secret: 'another' }),
    signed({ time: Math.floor(time / 1000) }),
    signed({ time: time - 301_000 }),
    signed({ time: time + 600_000 }),
    signed({ padding: '=' }),
    signed({}).replace('v1=', 'v0='),
    signed({})
      .replace(/-|_|[a-z]/, 'A')
      .slice(0, -1),
    signDelivery(`${body} `),
  ]) {
    const answer = await send(id, 'update', { 'sanity-webhook-signature': signature })
    expect(answer.status, signature).toBe(401)
  }
  for (const header of ['sanity-project-id', 'sanity-dataset'])
    expect((await send(id, 'update', { [header]: 'another' })).status).toBe(401)
  expect((await shop.get('/api/content/webhooks/other', makeDelivery(id, 'update'))).status).toBe(404)
  expect((await editor.ask('POST', '/connector/begin', {}, { Authorization: 'Bearer no' })).status).toBe(401)
})

test('importing the whole dataset repairs what webhooks missed, and reports documents with errors', async () => {
  const news = entries.filter(({ type }) => type === 'news')
  const [gone, changed] = news.map(({ id }) => makeDocumentId('news', id))
  sanity.documents.delete(gone ?? '')
  sanity.change(changed ?? '', { title: { en: 'Found by a sweep' }, date: 'yesterday' })
  // A second document for a maker whose entry exists already is refused.
  const [maker] = entries.filter(({ type }) => type === 'maker')
  const other = { ...makeDocument({ ...(maker ?? { type: '', id: '', data: {} }) }), _id: 'another-maker' }
  sanity.set(other)
  const done = await sweep()
  expect(done.refused).toEqual(
    [
      { document: changed, type: 'news', id: news[1]?.id, errors: { 'data.date': expect.any(String) } },
      { document: 'another-maker', type: 'maker', id: maker?.id, errors: { id: expect.stringContaining('already') } },
    ].sort((one, another) => ((one.document ?? '') < (another.document ?? '') ? -1 : 1)),
  )
  expect((await shop.get(`/news/${news[0]?.id}`)).status).toBe(404)
  expect(await shop.html(`/news/${news[1]?.id}`)).not.toContain('Found by a sweep')
  sanity.change(changed ?? '', { date: '2026-11-20' })
  sanity.documents.delete('another-maker')
  expect((await sweep()).refused).toEqual([])
  expect(await shop.html(`/news/${news[1]?.id}`)).toContain('Found by a sweep')

  // If a designer's slug changes, the entries that reference the designer are updated.
  const [designer] = entries.filter(
    ({ type, id }) => type === 'designer' && entries.some(({ data }) => data.designer === id),
  )
  const lamp = entries.find(({ data }) => data.designer === designer?.id)
  sanity.change(makeDocumentId('designer', designer?.id ?? ''), { slug: { _type: 'slug', current: 'renamed' } })
  await sweep()
  expect(await loadData('designer', designer?.id ?? '')).toBeNull()
  expect(await loadData('product', lamp?.id ?? '')).toMatchObject({ designer: 'renamed' })
})

test('an import that cannot read the dataset deletes nothing', async () => {
  const { documents: before } = await loadState()
  for (const failure of [500, 401, 'empty'] as const) {
    sanity.failures.push(failure)
    const { problem, documents } = await sweep()
    expect([problem, documents], `${failure}`).toEqual([expect.stringContaining('Sanity'), before])
  }
  sanity.failures.push(429)
  expect((await sweep()).problem).toMatch(/wait/)
  expect((await sweep()).problem).toBeNull()
})

test('entries from Sanity cannot be edited in the shop, but other entries can', async () => {
  const { body } = await editor.ask('GET', '/entries/%2Finfo%2Ffaq')
  expect(body).toMatchObject({ source: { connector: 'sanity', title: 'Sanity', document: faq } })
  const refusals = [
    await editor.save('page', '/info/faq', {}),
    await editor.publish('/info/faq'),
    await editor.unpublish('/info/faq'),
    await editor.restore('/info/faq', 1),
  ]
  for (const { status, body } of refusals)
    expect([status, body]).toEqual([409, expect.objectContaining({ errors: { id: 'is edited in Sanity' } })])
  const own = await loadData('page', '/info/faq')
  expect((await editor.save('page', '/info/own', own)).status).toBe(200)
  expect((await editor.publish('/info/own')).status).toBe(200)
  expect((await editor.ask('GET', '/entries/%2Finfo%2Fown')).body).toMatchObject({ source: null })

  // A release cannot change entries from Sanity either.
  const entry = (id: string) => ({ type: 'page', id })
  await editor.save('page', '/info/own', { ...own, lead: { en: 'Changed' } })
  const release = async (entries: object[]) => {
    const { body } = await editor.ask('POST', '/releases', { name: 'Both', entries })
    return `/releases/${textAt(body, 'id')}`
  }
  const both = await release([entry('/info/own'), entry('/info/faq')])
  const errors = { 'page:/info/faq id': 'is edited in Sanity' }
  await shop.env.CONTENT_DB.prepare(
    `INSERT INTO entries (type, id, status, slug, data, created_at)
     SELECT type, id, 'draft', slug, data, '2026' FROM entries WHERE id = '/info/faq' AND status = 'published'`,
  ).run()
  expect(await editor.ask('POST', `${both}/publish`)).toMatchObject({ status: 409, body: { errors } })
  expect(await editor.ask('GET', '/entries/%2Finfo%2Fown')).toMatchObject({ body: { status: 'draft' } })
  expect(await editor.ask('POST', `${await release([])}/entries`, entry('/info/faq'))).toMatchObject({
    status: 409,
    body: { errors: { id: 'is edited in Sanity' } },
  })
})
