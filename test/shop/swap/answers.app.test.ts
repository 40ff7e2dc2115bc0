import { globSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Shop, startShop } from '../../support/app.ts'
import { startStandIn } from './stand-in.ts'

let commerce: Awaited<ReturnType<typeof startStandIn>>
let content: Awaited<ReturnType<typeof startStandIn>>
let shop: Shop

beforeAll(async () => {
  commerce = await startStandIn(response => response.end('{}'))
  content = await startStandIn(response => response.end('{}'))
  shop = await startShop({ COMMERCE_URL: commerce.url, CONTENT_URL: content.url, CONTENT_READ_TOKEN: 'may-read' })
})
afterAll(async () => {
  await shop?.close()
  for (const one of [commerce, content]) one?.close()
})

/** Headers that an embedded service reads but that are not forwarded unchanged, with the reason. */
const ownHeaders: Record<string, string> = {
  'cf-connecting-ip': 'a service elsewhere gets it as X-Forwarded-For',
  'x-forwarded-for': 'a value set by the caller would be taken for the visitor’s address',
  origin: 'the shop itself is the caller',
  'content-length': 'bodies are streamed, so their length is not passed on',
  'payment-signature': 'sent by the test provider, which is embedded',
  'idempotent-replayed': 'read from responses of Stripe, not from requests',
}

test('a remote service gets every header that an embedded one reads, and every header of its responses is returned', async () => {
  const read = (paths: string) =>
    globSync(paths)
      .map(path => readFileSync(path, 'utf8'))
      .flatMap(text => [
        ...text.matchAll(/(?:req\s*\.header|(?<!(?:response|answer|reply|result)\.)headers\.get)\(\s*'([^']+)'/g),
      ])
      .map(([, name = '']) => name.toLowerCase())
  const values = {
    Accept: 'text/csv',
    'Accept-Language': 'sv',
    Authorization: 'Bearer of-the-operator',
    'Content-Type': 'application/json',
    'User-Agent': 'Test/1.0',
    'X-Correlation-ID': 'trace',
    'Idempotency-Key': 'once',
    'If-Match': '"7"',
    'If-None-Match': '"8"',
  }
  const ofCommerce = {
    'API-Token': 'a-token',
    'API-Authorization': 'Bearer of-a-server',
    'CF-IPCountry': 'NO',
    'Stripe-Signature': 't=1,v1=0',
  }
  const sent = { ...values, ...ofCommerce }
  const known = [...Object.keys(sent).map(name => name.toLowerCase()), ...Object.keys(ownHeaders)]
  const services = ['commerce/**/*.{ts,tsx}', 'content/{graphql,management}/**/*.ts']
  const unknown = services.flatMap(path => read(`src/services/${path}`)).filter(name => !known.includes(name))
  expect(unknown).toEqual([])

  const answered = {
    'Content-Language': 'sv',
    Location: '/elsewhere',
    'Retry-After': '7',
    Allow: 'GET',
    'X-Correlation-ID': 'trace',
    ETag: '"9"',
    Link: '</api/checkout/management/orders?before=7>; rel="next"',
  }
  const answer = (response: ServerResponse) =>
    response.writeHead(409, { 'Content-Type': 'application/json', ...answered }).end('{"errors":{"order":"x"}}')
  for (const [service, path, wanted] of [
    [commerce, '/api/checkout/management/orders/10001/refunds', sent],
    [content, '/api/content/graphql', values],
  ] as const) {
    service.answer = answer
    const response = await shop.get(path, { method: 'POST', body: '{}', headers: sent })
    const lower = Object.fromEntries(Object.entries(wanted).map(([name, value]) => [name.toLowerCase(), value]))
    expect(service.seen.at(-1)?.headers).toMatchObject(lower)
    expect(Object.fromEntries(Object.keys(answered).map(name => [name, response.headers.get(name)]))).toEqual(answered)
  }
})

test('browsers get no HTML, redirects or crash pages from a service, but operators’ tools get its files', async () => {
  const secret = 'at Theirs.php:12 in /var/www'
  const page = { 'Content-Type': 'text/html', 'Retry-After': '7' }
  const answers: [status: number, headers: Record<string, string>, told: number][] = [
    [200, page, 502],
    [200, { 'Content-Type': 'text/javascript' }, 502],
    [200, {}, 502],
    [301, { Location: 'http://stranger.example/login' }, 502],
    [302, { 'Content-Type': 'application/json', Location: '//evil.example' }, 502],
    [404, page, 404],
    [429, page, 429],
    [500, { 'Content-Type': 'application/json' }, 500],
    [503, page, 503],
  ]
  for (const [status, headers, told] of answers)
    for (const path of ['/api/checkout/selection', '/api/checkout/payment', '/api/content/graphql']) {
      for (const one of [commerce, content]) one.answer = response => response.writeHead(status, headers).end(secret)
      const answer = await shop.get(path, { method: 'POST', body: '{}' })
      const text = await answer.text()
      expect([answer.status, text], `${path} ${status}`).toEqual([told, '{"errors":{"server":"unavailable"}}'])
      expect(answer.headers.get('Location')).toBeNull()
      expect(answer.headers.get('Content-Type')).toBe('application/json')
      expect(answer.headers.get('Retry-After')).toBe(headers['Retry-After'] ?? null)
    }
  // A valid response is forwarded, even if it lacks usual fields.
  commerce.answer = response => response.writeHead(204).end()
  expect((await shop.get('/api/checkout/selection')).status).toBe(204)
  commerce.answer = response => response.writeHead(200, { 'Content-Type': 'Application/vnd.api+JSON' }).end('{}')
  expect(await (await shop.get('/api/checkout/selection')).json()).toEqual({})
  commerce.answer = response => response.writeHead(200, { 'Content-Type': 'text/csv' }).end('order')
  expect(await (await shop.get('/api/checkout/management/orders')).text()).toBe('order')
  commerce.answer = response => response.writeHead(303, { Location: '/receipt.pdf' }).end()
  expect((await shop.get('/api/checkout/management/orders/1/receipt')).headers.get('Location')).toBe('/receipt.pdf')
})
