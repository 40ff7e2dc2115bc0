import type { ServerResponse } from 'node:http'
import { basename } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Shop, sharedShop, startShop } from '../../support/app.ts'
import { startStandIn } from './stand-in.ts'

/* Services at other addresses may be careless, slow or hostile. */

const json = (response: ServerResponse) => response.setHeader('Content-Type', 'application/json').end('{"token":null}')
const nothing = () => {}

let commerce: Awaited<ReturnType<typeof startStandIn>>
let content: Awaited<ReturnType<typeof startStandIn>>
/** A server whose address the shop does not know, so it must never be called. */
let stranger: Awaited<ReturnType<typeof startStandIn>>
let real: Shop
let shop: Shop
/** A shop with an embedded content service, so that it has pages. */
let open: Shop

beforeAll(async () => {
  commerce = await startStandIn(json)
  content = await startStandIn(json)
  stranger = await startStandIn(json)
  real = await sharedShop()
  shop = await startShop({ COMMERCE_URL: commerce.url, CONTENT_URL: content.url, CONTENT_READ_TOKEN: 'may-read' })
  open = await startShop({ COMMERCE_URL: `${commerce.url}/api/checkout` })
})
afterAll(async () => {
  for (const one of [shop, open]) await one?.close()
  for (const one of [commerce, content, stranger]) one?.close()
})
beforeEach(() => {
  for (const one of [commerce, content, stranger]) {
    one.seen = []
    one.answer = json
  }
})

test('no path makes the shop call another host, or leave the path of a service', async () => {
  const { port } = new URL(stranger.url)
  const paths = ['/api/content/graphql', '/api/checkout'].flatMap(prefix => [
    `${prefix}@127.0.0.1:${port}/`,
    `${prefix}:${port}/`,
    `${prefix}%40127.0.0.1:${port}/`,
    `${prefix}.localhost:${port}/`,
    `${prefix}x`,
    `${prefix}%2fadmin`,
    `${prefix};x`,
    `${prefix}/..%2fadmin`,
    `${prefix}/%2e%2e%2fadmin`,
    `${prefix}/%252e%252e%252fadmin`,
    `${prefix}/..%5cadmin`,
    `${prefix}/x/..%2f..%2fadmin`,
    `${prefix}/%2e%2e%5c%2e%2e%5cadmin`,
  ])
  for (const path of [...paths, '/api/content/graphql/', '/api/content/graphql/x', '/api/content/entries'])
    for (const method of ['GET', 'POST']) expect((await shop.get(path, { method })).status, path).toBe(404)
  expect([stranger.seen, commerce.seen.map(({ path }) => path), content.seen]).toEqual([[], [], []])
  // These paths look similar, but are valid.
  for (const path of ['//127.0.0.1:1/x', '/@127.0.0.1/', '/login/a%2Fb%40example.com', '/..x/a..b'])
    expect((await shop.get(`/api/checkout${path}`)).status, path).toBe(200)
  expect(commerce.seen.map(({ path }) => path)).toEqual([
    '//127.0.0.1:1/x',
    '/@127.0.0.1/',
    '/login/a%2Fb%40example.com',
    '/..x/a..b',
  ])
  expect(stranger.seen).toEqual([])
})

const visitors = {
  Cookie: '__Host-preview=secret; locale=sv; country=SE',
  'API-Token': 'a-token',
  'Content-Type': 'application/json',
  Accept: 'application/json',
  'Accept-Language': 'sv',
  Referer: 'http://shop.test/account?email=a@b.se',
  Origin: 'http://shop.test',
  'CF-Connecting-IP': '203.0.113.7',
  'X-Forwarded-For': '198.51.100.1, 10.0.0.1',
  'X-Real-IP': '198.51.100.1',
  'True-Client-IP': '198.51.100.1',
  Forwarded: 'for=198.51.100.1',
  'X-Forwarded-Host': 'evil.example',
  'X-Http-Method-Override': 'DELETE',
  'Proxy-Authorization': 'Basic eDp5',
  'Cdn-Loop': 'x',
  'X-Other': 'x',
}

test('a service gets the headers it needs, the visitor’s address once, and no cookie', async () => {
  const body = '{"quantity":1,"query":"{ x }"}'
  await shop.get('/api/checkout/items/1001-1', { method: 'POST', body, headers: visitors })
  await shop.get('/api/content/graphql', { method: 'POST', body, headers: visitors })
  for (const [service, path] of [
    [commerce, '/items/1001-1'],
    [content, '/'],
  ] as const) {
    const [asked] = service.seen
    expect(asked).toMatchObject({ method: 'POST', path, body })
    expect(asked?.headers).toMatchObject({
      accept: 'application/json',
      'accept-language': 'sv',
      'content-type': 'application/json',
      'x-forwarded-for': '203.0.113.7',
    })
    expect(asked?.headers['api-token']).toBe(service === commerce ? 'a-token' : undefined)
    const text = JSON.stringify(asked?.headers)
    for (const other of ['secret', 'email', '198.51.100.1', '10.0.0.1', 'evil', 'DELETE', 'Basic', 'x-other'])
      expect(text).not.toContain(other)
    expect(text).not.toContain('may-read')
  }
  expect(commerce.seen[0]?.headers['cf-ipcountry']).toBe('SE')
  const signed = { 'Stripe-Signature': 't=1,v1=0', 'Content-Type': 'application/json' }
  await shop.get('/api/checkout/payment-notifications/stripe', { method: 'POST', body, headers: signed })
  expect(commerce.seen.at(-1)?.headers).toMatchObject({ 'stripe-signature': 't=1,v1=0' })
})

test('only response headers that are meant for the visitor are forwarded', async () => {
  const careless = (response: ServerResponse) =>
    response
      .writeHead(406, {
        'Content-Type': 'application/json',
        'Set-Cookie': ['session=theirs; Path=/', '__Host-preview=theirs'],
        'Clear-Site-Data': '"*"',
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Allow-Credentials': 'true',
        'Cache-Control': 'public, max-age=600',
        'Content-Security-Policy': "default-src *; script-src * 'unsafe-inline'",
        'Service-Worker-Allowed': '/',
        'Proxy-Authenticate': 'Basic',
        'X-Correlation-ID': 'id',
        Server: 'Theirs/1.0',
      })
      .end('{"errors":{"email":"wrong"}}')
  commerce.answer = careless
  content.answer = careless
  for (const path of ['/api/checkout/register', '/api/content/graphql']) {
    const answer = await shop.get(path, { method: 'POST', body: '{}' })
    expect([answer.status, await answer.json()]).toEqual([406, { errors: { email: 'wrong' } }])
    const headers = Object.fromEntries(answer.headers)
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'cache-control': 'private, no-store',
      'x-correlation-id': 'id',
      'x-content-type-options': 'nosniff',
    })
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    for (const name of [
      'set-cookie',
      'clear-site-data',
      'access-control-allow-origin',
      'service-worker-allowed',
      'server',
    ])
      expect(headers[name], `${path} ${name}`).toBeUndefined()
  }
})

test('requests to a remote content service have the shop’s token, and no visitor’s data', async () => {
  await shop.get('/info/faq', { headers: visitors })
  expect(content.seen.length).toBeGreaterThan(0)
  for (const { headers } of content.seen) {
    expect(headers.authorization).toBe('Bearer may-read')
    expect(headers.cookie ?? headers['x-forwarded-for'] ?? headers['api-token']).toBeUndefined()
  }
})

/** Requests a product's page for a country and measures the time in ms. */
async function visit(country: string) {
  const begun = performance.now()
  const page = await open.get('/product/murla-portable-brass', { headers: { 'CF-IPCountry': country } })
  const html = await page.text()
  return { status: page.status, html, time: performance.now() - begun }
}

test('while commerce hangs, only the first page for a new country waits briefly', async () => {
  commerce.answer = nothing
  // Fills the cache with the content that all countries share.
  await open.html('/product/murla-portable-brass')
  const first = await visit('NO')
  expect([first.status, first.html.endsWith('</html>')]).toEqual([200, true])
  expect(first.time).toBeLessThan(2500)
  // It is unknown whether the shop delivers to Norway, so the page assumes that it does.
  expect(first.html).toContain('"shipTo":true')
  for (let page = 0; page < 5; page++) expect((await visit('NO')).time).toBeLessThan(2500)
  expect(commerce.seen.filter(({ path }) => path === '/api/checkout/countries/NO')).toHaveLength(1)
})

test('a service that hangs, stalls, disconnects or streams endlessly causes an error in time; payments get more time', {
  timeout: 60_000,
}, async () => {
  const endless = (response: ServerResponse) => {
    const chunk = Buffer.alloc(1_000_000, 'x')
    response.setHeader('Content-Type', 'application/json')
    const more = () =>
      void (!response.destroyed && (response.write(chunk) ? setImmediate(more) : response.once('drain', more)))
    more()
  }
  const ways: Record<string, readonly [(response: ServerResponse) => unknown, number]> = {
    selection: [nothing, 504],
    receipt: [response => response.writeHead(200, { 'Content-Type': 'application/json' }).write('{'), 504],
    countries: [response => response.destroy(), 503],
    customer: [endless, 503],
  }
  const unanswered: ServerResponse[] = []
  // Payments get their responses after the timeout of all other calls.
  const late = (response: ServerResponse) => unanswered.push(response)
  commerce.answer = (response, { path }) => (ways[basename(path)]?.[0] ?? late)(response)
  const pay = ['payment', 'payment-result'].map(path =>
    open.get(`/api/checkout/${path}`, { method: 'POST', body: '{}' }),
  )
  await Promise.all(
    Object.entries(ways).map(async ([path, [, status]]) => {
      const begun = performance.now()
      const told = await open.get(`/api/checkout/${path}`)
      const body = await told.json()
      expect([told.status, body], path).toEqual([status, { errors: { server: 'unavailable' } }])
      expect(told.headers.get('Retry-After')).toBe('10')
      expect(performance.now() - begun).toBeLessThan(6000)
    }),
  )
  await expect.poll(() => unanswered.length).toBe(pay.length)
  for (const response of unanswered) json(response)
  expect((await Promise.all(pay)).map(({ status }) => status)).toEqual([200, 200])
})

// This polls, because after a timeout the shop does not call the service for ten seconds.
test('once commerce responds again, the country is loaded in the background', async () => {
  commerce.answer = (response, { path }) => {
    real
      .get(path, { method: 'PUT', headers: { 'API-Token': 'none' } })
      .then(async answer => response.setHeader('Content-Type', 'application/json').end(await answer.text()))
  }
  await expect
    .poll(async () => (await visit('NO')).html.includes('"currency":"NOK"'), { timeout: 30_000, interval: 500 })
    .toBe(true)
})

test('pages that need commerce say that it is unavailable, in both languages', async () => {
  commerce.answer = response => response.writeHead(500).end('<h1>broken</h1>')
  for (const path of ['/order/0123456789abcdef0123456789abcdef', '/sv/newsletter/confirm?id=1&code=2']) {
    const page = await open.get(path)
    const html = await page.text()
    expect([page.status, page.headers.get('Retry-After')], path).toEqual([503, '10'])
    expect(html.replaceAll('<!-- -->', '')).toContain('(503)')
    expect(html.endsWith('</html>')).toBe(true)
  }
})
