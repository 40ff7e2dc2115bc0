import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseLinkTarget } from '#client/shared/ui/text/link-target.ts'
import { addLocale } from '#client/urls.ts'
import { pageAddress } from '#src/shared/edge/cache.ts'
import { isCached } from '#src/shared/edge/query/page-query.ts'
import { fillBytes, fillStream, slotFor, slotMark } from '#src/shared/edge/slots.ts'
import { toCanonicalPath } from '#src/shared/edge/visit/canonical-address.ts'
import { splitLocale } from '#src/visit.ts'

test('removing a language prefix reverses adding it', () => {
  fc.assert(
    fc.property(fc.constantFrom('en' as const, 'sv' as const), fc.webPath(), (locale, tail) => {
      const path = `/x${tail}`
      expect(splitLocale(addLocale(locale, path))).toEqual([locale, path])
    }),
  )
  expect(splitLocale('/sv')).toEqual(['sv', '/'])
  expect(splitLocale('/svamp')).toEqual(['en', '/svamp'])
  expect(splitLocale('/en/x')).toEqual(['en', '/en/x'])
})

test('a normalized path never leads to another host', () => {
  const path = (url: string) => toCanonicalPath(new URL(url).pathname)
  expect(path('http://x//category//shop/')).toBe('/category/shop')
  expect(path('http://x//')).toBe('/')
  expect(path('http://x//evil.example/')).toBe('/evil.example')
  expect(path('http://x/\\evil.example/')).toBe('/evil.example')
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('/', '\\', '.', '..', '%2F', '\t', 'evil.example', '@', ':', 'en', 'SV', 'Product')),
      parts => {
        expect(new URL(path(`http://x/${parts.join('')}`), 'http://x').host).toBe('x')
      },
    ),
  )
})

test("an editor's link is external with http or mailto, internal if it is a path, and rejected otherwise", () => {
  for (const [href, sv] of [
    ['/info/faq', '/sv/info/faq'],
    ['info/faq#open', '/sv/info/faq#open'],
    ['news', '/sv/news'],
    ['/', '/sv'],
    ['#open', '#open'],
    ...['//x.example', '/\\x.example', 'x.example/y', 'a@x.example', 'javascript:alert(1)', 'data:x', 'x y', ''].map(
      no => [no, undefined] as const,
    ),
  ] as const)
    expect(parseLinkTarget(href, 'sv'), href).toEqual(sv ? { href: sv, external: false } : null)
  for (const href of ['http://x.example', 'HTTPS://x.example/y', 'mailto:a@x.example'])
    expect(parseLinkTarget(href, 'sv')).toEqual({ href, external: true })
})

const address = (url: string) => pageAddress(url, 'https://shop.test').href

test('the cache key consists of the path, the query parameters that the route knows, and the shop’s host', () => {
  expect(address('http://evil.example/category/shop?utm_source=x&sort=newest&fbclid=1')).toBe(
    'https://shop.test/category/shop?sort=newest',
  )
  const shop = 'https://shop.test/category/shop'
  expect(address(`${shop}?socket=e27&after=b&sort=newest`)).toBe(address(`${shop}?sort=newest&z=1&after=b&socket=e27`))
  for (const nothing of [
    'sort=popular',
    'sort=NEWEST',
    'shown=24',
    'shown=25',
    'shown=960',
    'q=x',
    'page=2',
    'socket=E%2027',
  ])
    expect(address(`${shop}?${nothing}`)).toBe(shop)
  expect(address(`${shop}/table?shown=72&shown=48`)).toBe(`${shop}/table?shown=72`)
  expect(address(`${shop}?after=${'y'.repeat(9000)}`).length).toBeLessThan(600)
  expect(address('http://x/sv/news?q=a&page=2&sort=newest')).toBe('https://shop.test/sv/news?page=2')
  expect(address('http://x/sv/search?q=a%20b&socket=e27')).toBe('https://shop.test/sv/search?q=a+b')
  expect(address('http://x/search/brass?q=1&sort=newest&page=2')).toBe('https://shop.test/search/brass?sort=newest')
  for (const word of ['relevance', 'NEWEST', ''])
    expect(address(`http://x/search/brass?sort=${word}`)).toBe('https://shop.test/search/brass')
  for (const path of ['/', '/sv', '/product/x', '/info/faq', '/designers', '/favorites/1,2', '/robots.txt'])
    expect(address(`http://x${path}?q=1&page=2&sort=newest&socket=e27&utm_source=y`)).toBe(`https://shop.test${path}`)
})

test('random queries create a limited number of cached copies of a page', () => {
  const values = ['brass', 'e27', 'black']
  const name = fc.constantFrom(
    'sort',
    'q',
    'after',
    'page',
    'shown',
    'min',
    'max',
    'color',
    'socket',
    'utm_source',
    'x',
  )
  const value = fc.oneof(
    fc.constantFrom(...values, 'newest', 'cheapest', 'popular', '48', '72', '96', '2'),
    fc.string({ maxLength: 9 }),
  )
  const kept = new Map<string, Set<string>>()
  const query = fc.array(fc.tuple(name, value), { maxLength: 5 })
  const paths = [
    '/',
    '/category/shop/table',
    '/news',
    '/search',
    '/search/brass',
    '/suggestions',
    '/product/x',
    '/info/faq',
  ]
  fc.assert(
    fc.property(fc.constantFrom(...paths), query, (path, pairs) => {
      const url = new URL(address(`http://x${path}?${new URLSearchParams(pairs)}`))
      // A listing with an unknown value redirects, and redirects are not cached
      // (`filters.app.test.ts`).
      const facets = ['color', 'socket'].flatMap(facet => url.searchParams.getAll(facet))
      if (!isCached(url) || facets.some(facet => !values.includes(facet))) return
      kept.set(path, (kept.get(path) ?? new Set()).add(url.search))
    }),
    { numRuns: 20_000 },
  )
  const counts = Object.fromEntries(paths.map(path => [path, kept.get(path)?.size ?? 0]))
  const { '/category/shop/table': listing = 0, '/news': news = 0, ...others } = counts
  // None, one or two of the six values of two filters, in six sort orders, in four list lengths.
  expect(listing).toBeGreaterThan(10)
  expect(listing).toBeLessThanOrEqual((1 + 6 + 15) * 6 * 4)
  // Page numbers; those beyond the last page are 404.
  expect(news).toBeLessThan(200)
  expect(others).toEqual({
    '/': 1,
    '/search': 1,
    '/search/brass': 0,
    '/suggestions': 0,
    '/product/x': 1,
    '/info/faq': 1,
  })
})

const slots = {
  nonce: 'N',
  country: 'SE',
  place: 'Sverige (SE), ',
  legalGuarantee: '3',
  guaranteeNotice: '',
  report: '1.2./',
}

test('slots are filled, whatever the chunk boundaries are', async () => {
  const nonceSlot = slotFor('nonce')
  const page = `<script nonce="${nonceSlot}"></script>s${slotFor('country')}|${slotFor('place')}|${nonceSlot}å\`灯\`\`${slotFor('report-token')}${nonceSlot.slice(0, 9)}`
  const filled = `<script nonce="N"></script>sSE|Sverige (SE), |Nå\`灯\`\`1.2./${nonceSlot.slice(0, 9)}`
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(page.length * 3), { maxLength: 12 }), async cuts => {
      const bytes = new TextEncoder().encode(page)
      const ends = [...new Set([0, ...cuts.filter(cut => cut < bytes.length), bytes.length])].sort((a, b) => a - b)
      const pieces = ends.slice(1).map((end, index) => bytes.slice(ends[index], end))
      const stream = new ReadableStream({
        type: 'bytes',
        // Each pull sends one chunk; otherwise the chunks would be joined.
        pull(controller) {
          const piece = pieces.shift()
          if (piece) return controller.enqueue(piece)
          controller.close()
          controller.byobRequest?.respond(0)
        },
      })
      expect(await new Response(fillStream(stream, slotMark(), slots) as ReadableStream).text()).toBe(filled)
      expect(new TextDecoder().decode(fillBytes(bytes, slotMark(), slots))).toBe(filled)
    }),
  )
})

test('a slot without the page’s mark is not filled', () => {
  const names = ['nonce', 'country', 'place', 'legal-guarantee', 'guarantee-notice', 'report-token', 'path']
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(...names, ...names.map(name => `\`slot-for-${name}`), '`slot-', '`', '-'),
    fc.tuple(fc.uuid(), fc.constantFrom(...names)).map(([id, name]) => `\`slot-${id}-${name}`),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), pieces => {
      const page = new TextEncoder().encode(pieces.join(''))
      expect(fillBytes(page, slotMark(), slots)).toEqual(page)
    }),
    { numRuns: 10_000 },
  )
})
