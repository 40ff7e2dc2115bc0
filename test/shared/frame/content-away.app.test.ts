import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { pickAmount } from '../../support/amount.ts'
import { type Shop, sharedShop, startShop } from '../../support/app.ts'
import { type HostileContent, type Mood, startHostileContent } from '../../support/hostile-content.ts'
import { en, sv } from '../../support/texts.ts'
import { ageCachedPage } from './cached-pages.ts'

/*
 * These shops query a content service that fails. `cold` has received no content before, while
 * `warm` has.
 */

let service: HostileContent
let cold: Shop
let warm: Shop
/** A shop with the local page cache, which `cold` and `warm` lack. */
let keeping: Shop

beforeAll(async () => {
  const real = await sharedShop()
  service = await startHostileContent(body =>
    real.get('/api/content/graphql', { method: 'POST', body, headers: { 'Content-Type': 'application/json' } }),
  )
  cold = await startShop({ CONTENT_URL: service.url, LOCAL_TOOLS: '' })
  warm = await startShop({ CONTENT_URL: service.url, LOCAL_TOOLS: '' })
  keeping = await startShop({ CONTENT_URL: service.url })
  await vi.waitFor(async () => expect((await keeping.get('/info/contact')).headers.has('Age')).toBe(true), 15_000)
})
afterAll(async () => {
  await cold?.close()
  await warm?.close()
  await keeping?.close()
  service?.close()
})

/** In ms: less than the timeout of the service (3 s), and enough for a busy machine. */
const noWait = 2500

/** Requests a page and measures the time in ms. */
async function visit(shop: Shop, path: string) {
  const start = performance.now()
  const response = await shop.get(path)
  const html = await response.text()
  return { status: response.status, html, time: performance.now() - start }
}

const menus = { '': 'Lighting', '/sv': 'Belysning' }

test('with empty caches and a hanging content service, the error page has built-in menus', async () => {
  service.mood = 'hangs'
  const check = async (prefix: keyof typeof menus, words: typeof en | typeof sv) => {
    const { status, html, time } = await visit(cold, `${prefix}/info/faq`)
    expect([status, time < 4500]).toEqual([503, true])
    expect(html).toContain(words.error.brokenTitle)
    expect(html).toContain(`${menus[prefix]}</span>`)
    expect(html).toContain(`${prefix}/category/shop/spareparts`)
    expect(html.endsWith('</html>')).toBe(true)
    // Private pages need no content for their menus, so they do not wait for the service again.
    const checkout = await visit(cold, `${prefix}/checkout`)
    expect([checkout.status, checkout.time < noWait]).toEqual([200, true])
    expect(checkout.html.endsWith('</html>')).toBe(true)
  }
  await Promise.all([check('', en), check('/sv', sv)])
})

for (const mood of pickAmount<Mood[]>(['hangs', 'cut', 'huge'], ['hangs', '500', 'garbage', 'cut', 'huge', 'drops'])) {
  test(`content service "${mood}": pages show known menus within a limited time`, async () => {
    service.mood = 'well'
    // After a failure the shop sends the service no queries for some seconds.
    await expect.poll(async () => (await visit(warm, '/info/faq')).status, { timeout: 12_000, interval: 250 }).toBe(200)
    service.mood = mood
    const pages = ['/', '/category/shop/table', '/product/murla-portable-brass', '/sv/info/faq']
    for (const { status, html, time } of await Promise.all(pages.map(path => visit(warm, path)))) {
      expect([status, time < 4500]).toEqual([503, true])
      expect(html).toContain('class="site-footer')
      expect(html.endsWith('</html>')).toBe(true)
    }
    const { html, time } = await visit(warm, '/checkout')
    expect(html).toContain('Dager')
    expect(time).toBeLessThan(noWait)
  })
}

test('a hanging service delays only the first pages, and its recovery is detected', async () => {
  service.mood = 'well'
  await expect.poll(async () => (await visit(warm, '/info/faq')).status, { timeout: 12_000, interval: 250 }).toBe(200)
  await keeping.html('/info/press')
  await expect.poll(async () => (await keeping.get('/info/press')).headers.has('Age')).toBe(true)
  service.mood = 'hangs'
  await Promise.all(Array.from({ length: 6 }, () => visit(warm, '/info/faq')))
  for (let page = 0; page < 10; page++) {
    const { status, html, time } = await visit(warm, '/info/faq')
    expect([status, html.endsWith('</html>')]).toEqual([503, true])
    expect(time).toBeLessThan(noWait)
  }
  // Pages in the page cache are served without delay.
  const start = performance.now()
  const kept = await keeping.get('/info/press')
  expect([kept.status, kept.headers.has('Age'), performance.now() - start < noWait]).toEqual([200, true, true])
  service.mood = 'well'
  await expect.poll(async () => (await visit(warm, '/info/faq')).status, { timeout: 12_000, interval: 250 }).toBe(200)
})

test('error pages show popular products, or the last known ones when the content service is unavailable', async () => {
  service.mood = 'well'
  await expect.poll(async () => (await visit(warm, '/info/faq')).status, { timeout: 12_000, interval: 250 }).toBe(200)
  for (const [path, words] of [
    ['/nothing', en],
    ['/sv/ingenting', sv],
  ] as const) {
    service.mood = 'well'
    // After a failure, queries are paused, so the products appear a little later.
    const isPopular = async () => (await visit(warm, path)).html.includes(words.error.popular)
    await expect.poll(isPopular, { timeout: 12_000, interval: 250 }).toBe(true)
    const nothing = await visit(warm, path)
    expect(nothing.status).toBe(404)
    expect(new Set(nothing.html.match(/data-product="\d+"/g)).size).toBe(4)
    service.mood = '500'
    const broken = await visit(warm, path.replace(/nothing|ingenting/, 'info/faq'))
    expect(broken.status).toBe(503)
    for (const text of [words.error.oops, words.error.sorry, '(503)', words.error.popular, words.error.reload]) {
      expect(broken.html.replaceAll('<!-- -->', '')).toContain(text)
    }
    expect(new Set(broken.html.match(/data-product="\d+"/g)).size).toBe(4)
  }
  // Each market has its own popular products, with its prices.
  service.mood = 'well'
  for (const [country, currency] of [
    ['DE', '€'],
    ['SE', 'SEK'],
  ] as const) {
    const html = await (await warm.get('/nothing', { headers: { 'CF-IPCountry': country } })).text()
    const [, popular = ''] = html.split('class="popular"')
    for (const price of popular.match(/(?<=data-price="[^>]*>)[^<]+/g) ?? ['']) expect(price).toContain(currency)
  }
})

test('an expired page is served while the service fails, and renewed when the service works again', async () => {
  const old = 46
  service.mood = 'well'
  await expect.poll(async () => (await visit(warm, '/info/faq')).status, { timeout: 12_000, interval: 250 }).toBe(200)
  ageCachedPage(keeping.state, '/info/contact', old)
  for (const mood of ['hangs', '500', 'drops', 'garbage'] as const) {
    service.mood = mood
    const start = performance.now()
    const page = await keeping.get('/info/contact')
    const html = await page.text()
    expect(performance.now() - start < noWait, mood).toBe(true)
    expect([page.status, html.includes('<h1>Contact</h1>'), html.endsWith('</html>')]).toEqual([200, true, true])
    expect(Number(page.headers.get('Age'))).toBeGreaterThanOrEqual(old)
    // Pages that are not cached fail, and the failure is not cached.
    expect((await visit(warm, '/info/contact')).status).toBe(503)
  }
  service.mood = 'well'
  await expect
    .poll(async () => (await keeping.get('/info/contact')).headers.has('Age'), { timeout: 15_000, interval: 250 })
    .toBe(false)
})
