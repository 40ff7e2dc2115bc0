import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setPublicCache } from '#src/shared/edge/cache.ts'
import { buildBuiltInContent } from '#src/shared/frame/content/built-in.ts'
import { expireGlobalContent, loadCachedContent } from '#src/shared/frame/content/cached-content.ts'

/*
 * Tests the content that all pages share (menus, footer), in many states of KV and the content
 * service. `kv` answers reads and `service` answers queries; a test can replace both at any time.
 */

const named = (shopName: string) => ({ ...buildBuiltInContent('en', shopName) })
const stored = (shopName: string) => JSON.stringify({ version: 1, content: named(shopName) })
const answer = (shopName: string) => () => Response.json({ data: { globalContent: named(shopName) } })
const refusal = (seconds: string) => () => new Response('', { status: 503, headers: { 'Retry-After': seconds } })
const never = () => new Promise<never>(() => {})
const later = (time: number, value: string) => new Promise<string>(done => setTimeout(done, time, value))

let kv: () => Promise<string | null>
let service: (request: Request) => Response | Promise<Response>
let asked: number
let written: string[]
let work: Promise<unknown>[]

const sources = {
  kv: {
    get: () => kv(),
    put: async (_key: string, text: string) => void written.push(text),
    delete: async () => {},
  },
  content: (request: Request) => {
    asked++
    return service(request)
  },
  wait: (one: Promise<unknown>) => void work.push(one),
  shopName: 'Configured',
}

async function ask() {
  const { config, header } = await loadCachedContent(sources, 'en')
  expect(header.length).toBeGreaterThan(0)
  return { name: config.shopName }
}

beforeEach(async () => {
  asked = 0
  written = []
  work = []
  kv = async () => null
  service = answer('Asked')
  await expireGlobalContent({ CONTENT_KV: sources.kv })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const modes: Record<string, [kv: typeof kv, whenServiceHangs: string]> = {
  missing: [async () => null, 'Configured'],
  stale: [async () => stored('Stale'), 'Stale'],
  throwing: [() => Promise.reject(new Error('KV is away')), 'Configured'],
  'slow (700 ms)': [() => later(700, stored('Slow')), 'Slow'],
  'with broken JSON': [async () => '{"version":1,"content":{"header":[{"href"', 'Configured'],
  'with content in an older format': [async () => JSON.stringify({ version: 0, content: { menu: [] } }), 'Configured'],
  'that never responds': [never, 'Configured'],
}

for (const [mode, [read, whenServiceHangs]] of Object.entries(modes)) {
  test(`KV ${mode}: header and footer are available soon`, async () => {
    kv = read
    vi.useFakeTimers()
    // The mocked time stops after 650 ms, so nothing may wait longer for the slow KV.
    const first = ask()
    await vi.advanceTimersByTimeAsync(650)
    expect(['Asked', 'Stale']).toContain((await first).name)
    service = never
    // This call must resolve without any time passing.
    await ask()

    await expireGlobalContent({ CONTENT_KV: sources.kv })
    const start = Date.now()
    const cold = ask().then(({ name }) => ({ name, time: Date.now() - start }))
    await vi.advanceTimersByTimeAsync(5000)
    expect((await cold).name).toBe(whenServiceHangs)
    expect((await cold).time).toBeLessThan(3010)
  })
}

test('a stored copy is renewed in the background at most once in 5 s, and stored again only if it changed', async () => {
  await ask()
  await Promise.all(work)
  expect([asked, written.length]).toEqual([1, 1])
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] })
  service = answer('Renewed')
  for (let page = 0; page < 50; page++) expect((await ask()).name).toBe('Asked')
  expect(asked).toBe(1)
  vi.advanceTimersByTime(5001)
  for (let page = 0; page < 50; page++) await ask()
  await Promise.all(work)
  expect((await ask()).name).toBe('Renewed')
  expect([asked, written.length]).toEqual([2, 2])
  vi.advanceTimersByTime(5001)
  await ask()
  await Promise.all(work)
  expect([asked, written.length]).toEqual([3, 2])
})

test('the ages of menus and of the cached page around them add up to at most 60 s, even in an isolate that was idle', async () => {
  await ask()
  await Promise.all(work)
  const page = new Response('')
  setPublicCache(page, ['global'], true)
  const header = page.headers.get('Cloudflare-CDN-Cache-Control') ?? ''
  const seconds = (name: string) => Number(new RegExp(`${name}=(\\d+)`).exec(header)?.[1])
  const kept = seconds('max-age') + seconds('stale-while-revalidate')
  expect(kept).toBeGreaterThan(0)

  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] })
  service = answer('Changed')
  vi.advanceTimersByTime((60 - kept) * 1000 + 1)
  expect((await ask()).name).toBe('Changed')
  vi.useRealTimers()
  await expireGlobalContent({ CONTENT_KV: sources.kv })
  // A copy that another isolate stored in KV may be old.
  kv = async () => stored('Long ago')
  service = async () => {
    await later(60, '')
    return answer('Changed')()
  }
  expect((await ask()).name).toBe('Changed')
})

test('a failing service is queried less and less often, and not before its Retry-After', async () => {
  service = () => new Response('', { status: 500 })
  await ask()
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] })
  for (let second = 0; second < 600; second++) {
    const { name } = await ask()
    await Promise.all(work)
    expect(name).toBe('Configured')
    vi.advanceTimersByTime(1000)
  }
  expect(asked).toBeGreaterThan(8)
  expect(asked).toBeLessThan(16)
  service = refusal('300')
  vi.advanceTimersByTime(60_000)
  await ask()
  await Promise.all(work)
  const before = asked
  for (let second = 0; second < 299; second++) {
    await ask()
    vi.advanceTimersByTime(1000)
  }
  expect(asked).toBe(before)
  service = answer('Back')
  vi.advanceTimersByTime(2000)
  await ask()
  await Promise.all(work)
  expect((await ask()).name).toBe('Back')
})

test('pages that are rendered in parallel in a new isolate send one query', async () => {
  service = async () => {
    await later(60, '')
    return answer('Asked')()
  }
  const names = await Promise.all(Array.from({ length: 100 }, async () => (await ask()).name))
  expect(new Set(names)).toEqual(new Set(['Asked']))
  expect(asked).toBe(1)
})

test('a response that was requested before a publication is discarded', async () => {
  service = async () => {
    await later(80, '')
    return answer('Before the change')()
  }
  const early = ask()
  await expireGlobalContent({ CONTENT_KV: sources.kv })
  service = answer('After the change')
  expect((await ask()).name).toBe('After the change')
  await early
  await Promise.all(work)
  expect((await ask()).name).toBe('After the change')
  expect(written).toHaveLength(1)
})

test('the built-in menus have the same structure in both languages, and contain nothing of the demo', () => {
  const [english, swedish] = [buildBuiltInContent('en', 'Shop'), buildBuiltInContent('sv', 'Shop')]
  const hrefs = (content: object) => JSON.stringify(content).match(/"href":"[^"]+"/g)
  expect(hrefs(swedish)).toEqual(hrefs(english))
  expect(hrefs(english)?.filter(href => href.includes('/category/shop/'))).toHaveLength(15)
  expect(JSON.stringify([english, swedish])).not.toContain('Dager')
  expect(english.header[0]?.title).not.toBe(swedish.header[0]?.title)
})
