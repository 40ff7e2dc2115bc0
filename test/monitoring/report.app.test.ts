import { afterAll, beforeAll, expect, test } from 'vitest'
import { createReportToken } from '#src/monitoring/token.ts'
import { valueAt } from '../support/answer.ts'
import { type Shop, sharedShop, startShop } from '../support/app.ts'

let shop: Shop
let silent: Shop

beforeAll(async () => {
  shop = await sharedShop()
  silent = await startShop({ SIGNING_SECRET: '' })
})
afterAll(async () => {
  await silent?.close()
})

const page = '/product/murla-portable-brass'
let addresses = 0

/** Sends a report. By default each comes from another network address, so no limit applies. */
async function post(body: unknown, { at = shop, path = '/api/report', headers = {} } = {}) {
  const response = await at.get(path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'CF-Connecting-IP': `198.51.${addresses >> 8}.${addresses++ & 255}`,
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: response.status, text: await response.text() }
}

const tokenOf = (html: string) => /"report":"([^"]*)"/.exec(html)?.[1] ?? ''
const freshToken = async () => tokenOf(await shop.html(page))
const lines = (event: string, of = shop) =>
  of
    .logs()
    .filter(({ message }) => message.includes(`"event":"${event}"`))
    .map(({ message }) => message)

test('every response has its own token for its path, even if the page is cached or private', async () => {
  const tokens = new Set<string>()
  for (const path of [page, page, `/sv${page}`, '/checkout', '/nope']) {
    const token = tokenOf(await shop.html(path))
    expect(token.endsWith(`.${path}`)).toBe(true)
    tokens.add(token)
  }
  expect(tokens.size).toBe(5)
})

test('a crash is logged as one short line of valid, masked JSON', async () => {
  const token = await freshToken()
  const message = `TypeError: astrid@example.com "quoted"\nat ${'灯'.repeat(2000)}`
  const stack = Array.from(
    { length: 15 },
    (_, at) => `at f${at} (http://shop.test/assets/x.js?secret=1:2:3) ${'\\"å'.repeat(60)}`,
  )
  const sent = await post(
    { token, message, stack, reference: 'ab12cd' },
    { headers: { Referer: `http://shop.test${page}?utm=1` } },
  )
  expect(sent).toEqual({ status: 204, text: '' })
  // The line may be logged after the response.
  await expect.poll(() => lines('page_crashed').length).toBe(1)
  const [line = '', ...more] = lines('page_crashed')
  expect(more).toEqual([])
  expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(8192)
  expect(line).not.toMatch(/astrid|secret|\n/)
  expect(JSON.parse(line)).toMatchObject({ reference: 'ab12cd', path: page, stack: { length: 8 } })
})

test('invalid reports get the same 403, too large ones a 413, and none is logged', async () => {
  const before = lines('page_crashed').length
  const token = await freshToken()
  const good = { token, message: 'm', stack: ['at x'] }
  const [signature = '', end = '', id = ''] = token.split('.')
  const bad: [string, unknown, Record<string, string>?][] = [
    ['forged', { ...good, token: await createReportToken('guessed', page) }],
    ['with an empty secret', { ...good, token: await createReportToken('', page) }],
    ['expired', { ...good, token: await createReportToken('tested', page, Date.now() - 301_000) }],
    ['from the future', { ...good, token: await createReportToken('tested', page, Date.now() + 900_000) }],
    ['moved to another path', { ...good, token: [signature, end, id, '/checkout'].join('.') }],
    ['sent by another page', good, { Referer: 'http://shop.test/checkout' }],
    ['with a later expiry time', { ...good, token: [signature, Number(end) + 1, id, page].join('.') }],
    ['truncated', { ...good, token: token.slice(0, -1) }],
    ['without a token', { message: 'm', stack: [] }],
    ['without a message', { token, stack: [] }],
    ['with a token of another type', { ...good, token: [token] }],
    ['not JSON', '{"token":'],
    ['empty', ''],
    ['deeply nested', `${'['.repeat(5000)}${']'.repeat(5000)}`],
  ]
  for (const [name, body, headers] of bad) {
    expect(await post(body, { headers }), name).toEqual({ status: 403, text: '{"errors":{"report":"refused"}}' })
  }
  for (const size of [16_400, 60_000, 900_000])
    expect(await post({ ...good, message: 'x'.repeat(size) })).toEqual({
      status: 413,
      text: '{"errors":{"report":"is too large"}}',
    })
  expect(lines('page_crashed')).toHaveLength(before)
  expect((await shop.get('/api/report')).status).toBe(404)
})

test('the shop accepts 20 crash reports per token, and 60 per minute from one network address', async () => {
  const before = lines('page_crashed').length
  const token = await freshToken()
  const same = await Promise.all(Array.from({ length: 30 }, (_, at) => post({ token, message: `${at}` })))
  expect(same.filter(({ status }) => status === 204)).toHaveLength(20)
  const headers = { 'CF-Connecting-IP': '203.0.113.9' }
  let passed = 0
  for (let tokens = 0; tokens < 4; tokens++) {
    const next = await freshToken()
    for (let crash = 0; crash < 19; crash++) {
      const { status } = await post({ token: next, message: `${tokens} ${crash}` }, { headers })
      if (status === 204) passed++
    }
  }
  expect(passed).toBe(60)
  await expect.poll(() => lines('page_crashed').length).toBe(before + 80)
})

test('violations of the content security policy are logged on one line each, and get an empty response', async () => {
  const { headers } = await shop.get(page)
  expect(headers.get('Content-Security-Policy')).toContain('report-uri /api/report/csp; report-to csp')
  expect(headers.get('Reporting-Endpoints')).toBe('csp="/api/report/csp"')
  const report = {
    'csp-report': {
      'effective-directive': 'img-src',
      'blocked-uri': 'https://evil.example/a.png?x',
      'document-uri': `http://shop.test${page}?email=a@b.se`,
    },
  }
  for (const body of [report, 'nonsense', { ...report, x: 'y'.repeat(70_000) }]) {
    expect(await post(body, { path: '/api/report/csp' })).toEqual({ status: 204, text: '' })
  }
  await expect.poll(() => lines('csp_violated').length).toBe(1)
  const [line = '', ...more] = lines('csp_violated')
  expect(more).toEqual([])
  expect(valueAt(JSON.parse(line), 'violations')).toEqual([
    { directive: 'img-src', blocked: 'https://evil.example', path: page, count: 1 },
  ])
  const flood = await Promise.all(
    Array.from({ length: 90 }, () =>
      post(report, { path: '/api/report/csp', headers: { 'CF-Connecting-IP': '203.0.113.7' } }),
    ),
  )
  expect(flood.every(({ status }) => status === 204)).toBe(true)
  await expect.poll(() => lines('csp_violated').length).toBe(61)
})

test('without a secret no token is signed and no report accepted', async () => {
  expect(tokenOf(await silent.html(page))).toBe('')
  const token = await createReportToken('', page)
  expect((await post({ token, message: 'm' }, { at: silent })).status).toBe(403)
})
