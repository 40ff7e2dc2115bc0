import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { models } from '../../tools/demo/models.ts'
import { masters } from '../../tools/demo/pictures/masters.ts'
import { type Shop, sharedShop } from '../support/app.ts'

const shop = await sharedShop({ LOCAL_TOOLS: '' })

const built = (pattern: string) => globSync(pattern, { cwd: 'dist/client' }).map(path => `/${path}`)
const one = (pattern: string) => built(pattern).slice(0, 1)
const model = `/model/${models['murla-portable-brass']?.name}`
const picture = `/image/p/globe-pendant-unlit.${masters['globe-pendant-unlit']?.hash}_200`

/** Every kind of address, with the expected status. */
const kinds: [path: string, status: number, init?: Parameters<Shop['get']>[1]][] = [
  ...['assets/*.js', 'assets/*.css', 'assets/*.woff2', 'layers/*.json', 'layers/*.webp', 'masters/*.webp']
    .flatMap(one)
    .map((path): [string, number] => [path, 200]),
  ...built('*.{png,svg,json,js,ico,txt}').map((path): [string, number] => [path, 200]),
  ['/', 200],
  ['/sv', 200],
  ['/', 200, { method: 'HEAD' }],
  ['/product/murla-portable-brass', 200],
  ['/info/retailer', 200],
  ['/checkout', 200],
  ['/checkout/return', 303, { method: 'POST', body: 'a=b' }],
  ['/order', 302],
  ['/nothing', 404],
  ['/product/%E0%A4%A', 404],
  ['/assets/nothing.js', 404],
  ['/robots.txt', 200],
  ['/sitemap.xml', 200],
  ['/manifest.webmanifest', 200],
  ['/suggestions?q=brass', 200],
  ['/recommended/1001', 200],
  [picture, 200],
  [picture, 200, { method: 'HEAD' }],
  [picture, 404, { method: 'POST' }],
  ['/image/p/globe-pendant-unlit.000000_200', 302],
  ['/image/p/nothing.000000_200', 404],
  [model, 200],
  [model, 200, { method: 'HEAD' }],
  ['/model/nothing.000000.glb', 404],
  ['/image/p/globe-pendant-unlit_7', 400],
  ['/api/checkout/selection', 200],
  ['/api/checkout/nothing', 404],
  ['/api/checkout/items/1001-1', 403, { method: 'POST', headers: { 'Sec-Fetch-Site': 'cross-site' } }],
  ['/api/checkout/items/1001-1', 413, { method: 'POST', body: 'x'.repeat(1_100_000) }],
  ['/api/content/graphql', 400],
  ['/api/preview', 401],
  ['/api/preview/logout', 302],
  ['/api/getGlobalData', 401],
  ['/api/report', 403, { method: 'POST', body: '{}' }],
  ['/api/report/csp', 204, { method: 'POST', body: '{}' }],
  ['/api/webhooks/commerce', 404, { method: 'POST', body: 'payload={}' }],
  ['/api/nothing', 404],
]

/**
 * Expects the headers that Mozilla's HTTP Observatory requires of every response, including files.
 */
function check(path: string, { status, headers }: Response) {
  const said = `${status} ${path}`
  const get = (name: string) => `${said}: ${headers.get(name)}`
  expect(get('X-Content-Type-Options')).toBe(`${said}: nosniff`)
  expect(get('Strict-Transport-Security')).toBe(`${said}: max-age=63072000; includeSubDomains; preload`)
  expect(get('Referrer-Policy')).toMatch(/: (strict-origin-when-cross-origin|no-referrer)$/)
  expect(get('Permissions-Policy')).toBe(
    `${said}: camera=(), microphone=(), geolocation=(${path === '/info/retailer' ? 'self' : ''}), payment=(self)`,
  )
  expect(get('Cross-Origin-Resource-Policy')).toBe(
    `${said}: ${/^\/(image|model|wordmark)\b/.test(path) ? 'cross-origin' : 'same-origin'}`,
  )
  expect(get('X-Frame-Options')).toBe(`${said}: DENY`)
  expect(get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
  expect(get('Access-Control-Allow-Origin')).toBe(`${said}: null`)
}

test('every response of every kind has the security headers', async () => {
  expect(kinds.filter(([path]) => /\.(js|css|woff2|webp|svg|png)$/.test(path)).length).toBeGreaterThan(8)
  for (const [path, status, init] of kinds) {
    const answer = await shop.get(path, init)
    await answer.arrayBuffer()
    expect(answer.status, path).toBe(status)
    check(path, answer)
  }
})

test('304 responses have the security headers too', async () => {
  for (const path of ['/favicon.svg', picture, ...one('assets/*.css')]) {
    const first = await shop.get(path)
    await first.arrayBuffer()
    const again = await shop.get(path, { headers: { 'If-None-Match': first.headers.get('ETag') ?? '' } })
    expect(again.status, path).toBe(304)
    check(path, again)
  }
})

test('responses to other methods have the security headers too', async () => {
  for (const path of ['/', '/favicon.svg', picture, '/api/checkout/selection', '/nothing', '/api/report'])
    for (const method of ['OPTIONS', 'PUT', 'DELETE', 'PATCH', 'POST']) {
      const answer = await shop.get(path, { method })
      await answer.arrayBuffer()
      check(path, answer)
    }
})

test('a visitor’s text is shown unchanged, even if it looks like a placeholder', async () => {
  for (const name of ['nonce', 'country', 'place', 'report-token', 'path'])
    for (const written of [`\`slot-for-${name}`, `\`slot-${crypto.randomUUID()}-${name}`])
      for (const door of ['/search?q=', '/sv/search?q=', '/search/', '/sv/search/', '/info/retailer?q=']) {
        const address = door + encodeURIComponent(written)
        const page = await shop.get(address)
        expect((await page.text()).includes(written), address).toBe(true)
        expect(page.headers.has('Slot-Mark')).toBe(false)
      }
})
