import { afterEach, expect, test, vi } from 'vitest'
import { createPages } from '#src/pages.ts'
import { textAt } from '../support/answer.ts'
import { sharedShop } from '../support/app.ts'
import { en, sv } from '../support/texts.ts'

/*
 * Tests the shop's error page. No page of the built shop throws, so the test adds one that throws.
 * The content comes from the built shop.
 */

const shop = await sharedShop()
afterEach(() => vi.restoreAllMocks())

test('a page that throws shows the 500 page, with popular products and without the cause', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const content = async (request: Request) => {
    const headers = { 'Content-Type': 'application/json' }
    const answer = await shop.get('/api/content/graphql', { method: 'POST', body: await request.text(), headers })
    return new Response(await answer.text(), { status: answer.status })
  }
  const pages = createPages(() => ({ content, commerce: async () => new Response(null, { status: 503 }) }))
  pages.get('/broken', () => {
    throw new Error('SELECT secret FROM table', { cause: new Error('the table is away') })
  })
  for (const [locale, prefix, words] of [
    ['en', '', en],
    ['sv', '/sv', sv],
  ] as const) {
    const props = { locale, market: 1, priceList: 65, currency: 'SEK', shipTo: true, preview: false }
    const context = { props, waitUntil: () => {}, passThroughOnException: () => {} }
    const kv = { get: async () => null, put: async () => {}, delete: async () => {} }
    const env = { CONTENT_KV: kv, SITE_URL: 'http://shop.test', SHOP_NAME: 'Dager', TRADE_PORTAL_URL: '' }
    const response = await pages.fetch(new Request(`http://shop.test${prefix}/broken`), env, context)
    const html = await response.text()
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([500, 'no-store'])
    expect(response.headers.get('Retry-After')).toBeNull()
    for (const text of [words.error.oops, words.error.sorry, '(500)', words.error.popular, words.error.reload]) {
      expect(html).toContain(text)
    }
    const [, popular = ''] = html.split('class="popular"')
    expect(new Set(popular.match(new RegExp(`href="${prefix}/product/[a-z0-9-]+"`, 'g'))).size).toBeGreaterThanOrEqual(
      4,
    )
    expect(html).toContain('class="site-footer')
    expect(html).not.toMatch(/SELECT|secret|away/)
    // React may also have logged a warning, because other test files run in this process.
    const line = JSON.parse(log.mock.calls.map(([text]) => String(text)).findLast(text => text.startsWith('{')) ?? '')
    expect(line).toMatchObject({
      event: 'request_failed',
      path: '/broken',
      error: 'Error: SELECT secret FROM table',
    })
    expect(textAt(line, 'stack.0')).toContain('broken.app.test.ts')
    expect(textAt(line, 'causes.0')).toContain('Error: the table is away')
    const requestId = textAt(line, 'requestId')
    expect(requestId).toMatch(/^[0-9a-f]{12}$/)
    expect(html).toContain(requestId)
    expect(response.headers.get('X-Request-Id')).toBe(requestId)
  }
})
