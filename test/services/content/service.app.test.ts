import { buildClientSchema, getIntrospectionQuery } from 'graphql'
import * as v from 'valibot'
import { afterAll, expect, test } from 'vitest'
import { articles } from '../../../tools/demo/articles.ts'
import { contentSeed } from '../../../tools/demo/content.ts'
import { recordAt, valueAt } from '../../support/answer.ts'
import { startShop } from '../../support/app.ts'
import { createContentClient, graphqlPath } from './ask.ts'

const vars = { LOCAL_TOOLS: 'true', CONTENT_TOKEN: 'an-editors-token' }
const shop = await startShop(vars)
const { ask, post } = createContentClient(shop)
afterAll(() => shop.close())

test('a draft is visible only in a preview with the token', async () => {
  const db = shop.env.CONTENT_DB
  const row = await db
    .prepare(`SELECT data FROM entries WHERE type = 'page' AND id = '/info/press'`)
    .first<{ data: string }>()
  const draft = JSON.stringify({ ...recordAt(JSON.parse(row?.data ?? '')), title: { en: 'Unpublished' } })
  const insert = db.prepare(
    `INSERT INTO entries (type, id, status, slug, data, created_at) VALUES ('page', ?1, 'draft', ?2, ?3, '2026-11-21T08:00:00Z')`,
  )
  await insert.bind('/info/press', '/info/press', draft).run()
  await insert.bind('/info/new', '/info/new', draft).run()

  const titles =
    '{ a: page(locale: sv, path: "/info/press", preview: PREVIEW) { title } b: page(locale: sv, path: "/info/new", preview: PREVIEW) { title } c: page(locale: sv, path: "/info/faq", preview: PREVIEW) { title } }'
  const plain = titles.replaceAll('PREVIEW', 'false')
  const preview = titles.replaceAll('PREVIEW', 'true')
  const editor = { Authorization: `Bearer ${vars.CONTENT_TOKEN}` }
  expect(await ask(v.unknown(), plain, {}, editor)).toMatchObject({ a: { title: 'Press' }, b: null })
  expect(await ask(v.unknown(), preview, {}, editor)).toMatchObject({
    a: { title: 'Unpublished' },
    b: { title: 'Unpublished' },
    c: { title: 'Frågor och svar' },
  })
  for (const authorization of ['', 'Bearer another', vars.CONTENT_TOKEN]) {
    const refused = await post(JSON.stringify({ query: preview }), { Authorization: authorization })
    expect(refused.status).toBe(401)
    expect(await refused.text()).not.toContain('Unpublished')
  }
  await db.prepare(`DELETE FROM entries WHERE status = 'draft'`).run()
})

test('invalid GraphQL requests get a JSON error', async () => {
  const refusals: [number, ReturnType<typeof post>][] = [
    [400, post('')],
    [400, post('{')],
    [400, post('[]')],
    [400, post('null')],
    [400, post('{"query":5}')],
    [400, post('{"query":"{categories(locale:en){slug}}","variables":[]}')],
    [400, post('{"query":"{{"}')],
    [400, post('{"query":"{nothing}"}')],
    [400, post('{"query":"mutation { a }"}')],
    [400, post(JSON.stringify({ query: `{categories(locale:en){slug}}${' '.repeat(9000)}` }))],
    [400, post(JSON.stringify({ query: '{product(locale:en,slug:"a"){variants{variants{variants{id}}}}}' }))],
    [
      400,
      post(
        JSON.stringify({
          query: `{${'categories(locale:en){slug} '.repeat(13)}}`.replace(
            /categories/g,
            () => `a${counter++}:categories`,
          ),
        }),
      ),
    ],
    [400, post('{"query":"{products(locale:en,market:1,priceList:65,first:97){total}}"}')],
    [400, post(`{"query":"{productsByIds(locale:en,ids:[${'1,'.repeat(97)}]){id}}"}`)],
    [400, post('{"query":"{products(locale:en,market:1,priceList:65,first:0){total}}"}')],
    [400, post('{"query":"{products(locale:en,market:1,priceList:65,after:\\"x\\"){total}}"}')],
    [400, post('{"query":"query ($l: Locale!) {categories(locale:$l){slug}}","variables":{"l":"de"}}')],
    [400, shop.get(graphqlPath)],
    [400, shop.get(`${graphqlPath}?query={nothing}`)],
    [413, post(JSON.stringify({ query: '{a}', variables: { a: 'x'.repeat(80_000) } }))],
    [415, post('{"query":"{categories(locale:en){slug}}"}', { 'Content-Type': 'text/plain' })],
    [405, shop.get(graphqlPath, { method: 'DELETE' })],
  ]
  for (const [index, [status, asked]] of refusals.entries()) {
    const response = await asked
    const text = await response.text()
    expect(response.status, `${index} ${text}`).toBe(status)
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    expect(valueAt(JSON.parse(text), 'errors.0.message')).toEqual(expect.any(String))
    expect(text).not.toMatch(/SELECT|D1_|SQLITE|\bat .*\.[jt]s/)
  }
})
let counter = 0

test('a client that is still sending its body receives the error response', async () => {
  const page = '/product/murla-portable-brass'
  const send = (path: string, size: number, headers: Record<string, string>) =>
    shop.get(path, { method: 'POST', body: 'x'.repeat(size), headers })
  const elsewhere = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'cross-site' }
  for (let times = 0; times < 3; times++) {
    for (const [status, refused] of [
      [415, send(graphqlPath, 60_000, { 'Content-Type': 'text/plain' })],
      [413, send(graphqlPath, 3_000_000, { 'Content-Type': 'application/json' })],
      [413, send('/api/content/entries/start', 3_000_000, { 'Content-Type': 'application/json' })],
      [403, send('/api/report', 60_000, { ...elsewhere, Referer: `http://shop.test${page}` })],
      [403, send('/api/checkout/items/1001-1', 60_000, elsewhere)],
    ] as const) {
      const response = await refused
      expect([response.status, Object.keys(recordAt(await response.json()))]).toEqual([status, ['errors']])
    }
  }
})

test('the service answers GET requests and introspection, in the requested media type', async () => {
  const query = encodeURIComponent('query ($s: String!) { category(locale: en, slug: $s) { slug } }')
  const response = await shop.get(`${graphqlPath}?query=${query}&variables=${encodeURIComponent('{"s":"wall"}')}`, {
    headers: { Accept: 'application/graphql-response+json' },
  })
  expect(await response.json()).toEqual({ data: { category: { slug: 'wall' } } })
  expect(response.headers.get('content-type')).toBe('application/graphql-response+json; charset=utf-8')
  const schema = buildClientSchema(await ask(v.any(), getIntrospectionQuery()))
  expect(Object.keys(schema.getQueryType()?.getFields() ?? {})).toContain('recommendedProducts')
})

test('clients do not see details of storage errors, and seeding again repairs the data', async () => {
  const db = shop.env.CONTENT_DB
  await db
    .prepare(`UPDATE entries SET data = '{"secret":"of the store"}' WHERE type = 'page' AND id = '/info/faq'`)
    .run()
  const response = await post('{"query":"{page(locale:en,path:\\"/info/faq\\"){title} categories(locale:en){slug}}"}')
  const text = await response.text()
  expect(response.status).toBe(200)
  expect(JSON.parse(text)).toMatchObject({
    data: { page: null },
    errors: [{ message: 'The content could not be read.' }],
  })
  expect(text).not.toMatch(/secret|SELECT|Invalid|\.ts/)
  await db.batch(contentSeed(articles).map(statement => db.prepare(statement)))
  const mended = await ask(
    v.any(),
    '{ page(locale: en, path: "/info/faq") { title } products(locale: en, market: 1, priceList: 65) { total } }',
  )
  expect(mended).toEqual({ page: { title: 'Questions and answers' }, products: { total: articles.length } })
})
