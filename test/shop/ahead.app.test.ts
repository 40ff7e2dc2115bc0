import * as v from 'valibot'
import { expect, test } from 'vitest'
import { sharedShop } from '../support/app.ts'

const shop = await sharedShop()

test('products are prerendered, and pages with a visitor’s own data are neither prefetched nor prerendered', async () => {
  const files = await Promise.all(['/prefetch-rules.json', '/prerender-rules.json'].map(path => shop.get(path)))
  for (const { headers } of files) expect(headers.get('Content-Type')).toBe('application/speculationrules+json')
  const not = v.object({ not: v.object({ href_matches: v.string() }) })
  const where = v.object({ and: v.array(v.union([v.object({ href_matches: v.string() }), not, v.unknown()])) })
  const all = Object.assign({}, ...(await Promise.all(files.map(file => file.json()))))
  const rules = v.parse(v.record(v.string(), v.array(v.object({ where }))), all)
  const matches = (pattern: string, path: string) =>
    new URLPattern(pattern, 'https://shop.example').test(path, 'https://shop.example')
  const follows = (kind: string, path: string) =>
    rules[kind]?.[0]?.where.and.every(part => {
      if (v.is(not, part)) return !matches(part.not.href_matches, path)
      return !v.is(v.object({ href_matches: v.string() }), part) || matches(part.href_matches, path)
    })
  const ahead = (path: string, purpose = 'prefetch;prerender') =>
    shop.get(path, { headers: { 'Sec-Purpose': purpose } })
  const product = '/product/murla-portable-brass'
  for (const prefix of ['', '/sv']) {
    for (const [path, kinds] of [
      [product, ['prefetch', 'prerender']],
      [`${product}?from=list`, ['prefetch', 'prerender']],
      ['/category/shop', ['prefetch']],
      [`${product}/light`, ['prefetch']],
      [`${product}/care.pdf`, []],
    ] as const) {
      expect(
        Object.keys(rules).filter(kind => follows(kind, prefix + path)),
        path,
      ).toEqual(kinds)
      expect((await ahead(prefix + path)).status, path).toBe(200)
    }
    for (const path of [
      ...['/checkout', '/checkout/return', '/checkout/thank-you', '/order', '/order/0123456789abcdef', '/withdraw'],
      ...['/account', '/account/login', '/account/orders', '/pickup', '/pickup/1001', '/editing', '/editing/login'],
    ]) {
      expect(
        Object.keys(rules).filter(kind => follows(kind, prefix + path)),
        path,
      ).toEqual([])
      for (const purpose of ['prefetch', 'prefetch;prerender']) {
        const refused = await ahead(prefix + path, purpose)
        expect([refused.status, refused.headers.get('Set-Cookie')], path).toEqual([503, null])
        expect(refused.headers.get('Cache-Control')).toContain('no-store')
      }
    }
  }
})

test('phones prerender nothing, and with Save-Data nothing is loaded in advance', async () => {
  const rulesFor = async (headers: Record<string, string>, path = '/category/shop/pendant') => {
    const answer = await shop.get(path, { headers: { 'Sec-CH-UA': '"Chromium";v="140"', ...headers } })
    return [answer.headers.get('Speculation-Rules'), answer.headers.get('Link')?.includes('rel=prefetch')]
  }
  expect(await rulesFor({})).toEqual(['"/prefetch-rules.json", "/prerender-rules.json"', true])
  expect(await rulesFor({ 'Sec-CH-UA-Mobile': '?1' })).toEqual(['"/prefetch-rules.json"', true])
  expect(await rulesFor({ 'Save-Data': 'on' })).toEqual([null, false])
  // Files that the page itself needs, and files that Firefox would refuse, are not prefetched.
  const product = '/product/murla-portable-brass'
  expect(await rulesFor({}, product)).toEqual(['"/prefetch-rules.json", "/prerender-rules.json"', false])
  const inFirefox = await shop.get('/category/shop/pendant')
  expect(inFirefox.headers.get('Link')).not.toContain('rel=prefetch')
  const file = await shop.get('/product/murla-portable-brass/care.pdf')
  expect(file.headers.get('Speculation-Rules')).toBe(null)
})

const preloads = ({ headers }: { headers: { get(name: string): string | null } }, kind: string) =>
  [...(headers.get('Link') ?? '').matchAll(/<([^>]+)>; rel=preload; as=(\w+)/g)].flatMap(([, href, as]) =>
    as === kind ? [href] : [],
  )

test('headers name the stylesheets for the first paint, and the font if the visitor comes from the shop', async () => {
  for (const [path, status] of [
    ['/', 200],
    ['/sv/category/shop', 200],
    ['/product/murla-portable-brass', 200],
    ['/news', 200],
    ['/checkout', 200],
    ['/sv/account/login', 200],
    ['/not-there', 404],
  ] as const) {
    const answer = await shop.get(path, { headers: { 'Sec-Fetch-Site': 'none' } })
    const head = (await answer.text()).split('</head>')[0] ?? ''
    const sheets = [...head.matchAll(/<link rel="stylesheet" href="([^"]+)"\/>/g)].map(([, href]) => href)
    expect([answer.status, preloads(answer, 'style')], path).toEqual([status, sheets])
    expect(preloads(answer, 'font'), path).toEqual([])
    const fromPage = await shop.get(path, { headers: { 'Sec-Fetch-Site': 'same-origin' } })
    expect(preloads(fromPage, 'style'), path).toEqual(sheets)
    expect(preloads(fromPage, 'font'), path).toEqual([expect.stringMatching(/\.woff2$/)])
    // Chromium would load the files for the page whose script requests this one.
    const toScript = await shop.get(path, {
      headers: { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'empty', 'Sec-CH-UA': '"Chromium";v="140"' },
    })
    expect(toScript.headers.get('Link'), path).toBe(null)
  }
})
