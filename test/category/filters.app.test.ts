import { expect, test } from 'vitest'
import { sharedShop } from '../app.ts'

const shop = await sharedShop()

const cards = (html: string) => [...html.matchAll(/data-product="(\d+)"/g)].map(([, id]) => id)
const words = (html: string) => html.replaceAll('<!-- -->', '')

test('the filter form changes a listing by its address alone', async () => {
  const whole = await shop.html('/category/shop')
  expect(whole).toMatch(/<form [^>]*action="\/category\/shop"/)
  expect(whole).toMatch(/<input type="checkbox"[^>]*name="socket"[^>]*value="e27"/)
  const narrow = words(await shop.html('/category/shop?socket=e27&color=brass&color=black&sort=cheapest'))
  expect(cards(narrow).length).toBeGreaterThan(0)
  expect(cards(narrow).length).toBeLessThan(cards(whole).length)
  expect(narrow).toContain(`Showing ${cards(narrow).length} of ${cards(narrow).length} articles`)
  expect(narrow).toMatch(/<input type="checkbox"[^>]*name="socket"[^>]*checked=""[^>]*value="e27"/)
  expect(narrow).toContain('<input type="hidden" name="sort" value="cheapest"/>')
  // Each choice can be taken back by itself, and sorting keeps them.
  expect(narrow).toContain(
    'href="/category/shop?sort=cheapest&amp;color=black&amp;socket=e27" aria-label="Remove Brass"',
  )
  expect(narrow).toContain('href="/category/shop?sort=dearest&amp;color=black&amp;color=brass&amp;socket=e27"')
  expect(narrow).toContain('<link rel="canonical" href="http://shop.test/category/shop"/>')

  const swedish = words(await shop.html('/sv/category/shop/pendant?min=3000&max=5000'))
  expect(swedish).toContain('Pris (SEK)')
  expect(swedish).toContain('aria-label="Ta bort Från 3\u00a0000\u00a0kr"')
  expect(swedish).not.toContain('name="category" value="pendant"')
  const nothing = words(await shop.html('/category/shop?min=9999999'))
  expect(nothing).toContain('No products was found')
  expect(nothing).toContain('Clear all')
})

test('the next page of a filtered listing continues after the last product', async () => {
  const first = words(await shop.html('/category/shop?stock=in-stock'))
  const [, next = ''] = /rel="next" href="([^"]+)"/.exec(first) ?? []
  expect(next).toContain('stock=in-stock')
  const second = await shop.html(next.replaceAll('&amp;', '&'))
  expect(cards(second).filter(id => cards(first).includes(id))).toEqual([])
  const [, total = ''] = /of (\d+) articles/.exec(first) ?? []
  expect(cards(first).length + cards(second).length).toBe(Number(total))
})

test('equivalent addresses are one page, and invalid filter values are left out', async () => {
  const isCached = async (path: string) => (await shop.get(path)).headers.has('Age')
  await expect.poll(() => isCached('/category/shop/table?color=brass&color=black')).toBe(true)
  for (const same of [
    '/category/shop/table?color=black&color=brass',
    '/category/shop/table?color=brass&color=brass&color=black&x=1&utm_source=y',
    '/category/shop/table?color=brass&color=black&socket=%22%3Cscript%3E&min=-1&max=1e9',
  ]) {
    expect([same, await isCached(same)]).toEqual([same, true])
  }
  for (const path of [
    `/category/shop?${Array.from({ length: 300 }, (_, at) => `color=c${at}`).join('&')}`,
    '/category/shop?color=%E0%A4%A&color=%00&color[]=x',
    `/category/shop?color=${'x'.repeat(5000)}`,
    '/category/shop?size=__proto__&material=constructor&min=00012&max=0',
    '/category/shop?color=brass&after=bm9uc2Vuc2U',
  ]) {
    const page = await shop.get(path)
    expect([path.slice(0, 60), page.status]).toEqual([
      path.slice(0, 60),
      path.includes('%E0') || path.includes('xxx') ? 200 : 302,
    ])
    await page.text()
  }
})

test('a filter value without products redirects to the listing without it', async () => {
  for (const [path, rest] of [
    ['/category/shop?material=unobtainium', '/category/shop'],
    [
      '/sv/category/shop/table?color=brass&color=nope&sort=cheapest&max=9000',
      '/sv/category/shop/table?sort=cheapest&color=brass&max=9000',
    ],
    ['/category/shop/candleholders?socket=e27', '/category/shop/candleholders'],
    ['/category/shop/table?category=table', '/category/shop/table'],
  ] as const) {
    for (let times = 0; times < 2; times++) {
      const page = await shop.get(path)
      const { status, headers } = page
      expect([path, status, headers.get('Location'), headers.get('Age')]).toEqual([path, 302, rest, null])
      await page.body?.cancel()
    }
    expect((await shop.get(rest)).status).toBe(200)
  }
})

test('pages with cursors, prices or many filter values are not cached; others are', async () => {
  const next = /rel="next" href="([^"]+)"/.exec(await shop.html('/category/shop'))?.[1]?.replaceAll('&amp;', '&') ?? ''
  const isCached = async (path: string) => {
    const visit = async () => (await shop.get(path)).headers.has('Age')
    return (await visit()) || (await visit()) || (await visit())
  }
  for (const path of [
    next,
    '/category/shop?min=100',
    '/category/shop?color=black&color=brass&socket=e27',
    '/search/brass',
    '/search?q=brassy',
  ])
    expect([path, await isCached(path)]).toEqual([path, path === '/search/brass'])
  for (const path of [
    '/category/shop?shown=48',
    '/category/shop?utm_source=a',
    '/news?q=a',
    '/product/murla-portable-brass?x=y',
  ])
    expect([path, await isCached(path)]).toEqual([path, true])
  // Another unknown parameter is the same copy.
  for (const path of [
    '/news?q=b',
    '/news?x=y',
    '/category/shop?after=',
    '/product/murla-portable-brass?utm_campaign=b',
  ])
    expect([path, (await shop.get(path)).headers.has('Age')]).toEqual([path, true])
})
