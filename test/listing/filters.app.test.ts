import { expect, test } from 'vitest'
import { sharedShop } from '../support/app.ts'

const shop = await sharedShop()

const cards = (html: string) => [...html.matchAll(/data-product="(\d+)"/g)].map(([, id]) => id)
/** The slug of each card's product. */
const slugs = (html: string) => cardsOf(html).map(card => /href="(?:\/sv)?\/product\/([^"]+)"/.exec(card)?.[1])
/** How many articles the page says that it shows, and of how many. */
const counts = (html: string) => /Showing (\d+) of (\d+) articles/.exec(html)?.slice(1).map(Number) ?? []
const cardsOf = (html: string) =>
  html.split('<nav class="page-links')[0]?.split('<li class="product-card').slice(1) ?? []
const words = (html: string) => html.replaceAll('<!-- -->', '')

test('the URL of a listing contains all chosen filters and the sort', async () => {
  expect(await shop.html('/category/shop')).not.toContain('data-filters')
  const whole = await shop.html('/category/shop?choose=filters')
  expect(whole).toMatch(/<form [^>]*action="\/category\/shop"/)
  expect(whole).toMatch(/<input type="checkbox"[^>]*name="socket"[^>]*value="e27"/)
  const narrow = words(
    await shop.html('/category/shop?choose=filters&socket=e27&color=brass&color=black&sort=cheapest'),
  )
  expect(cards(narrow).length).toBeGreaterThan(0)
  expect(cards(narrow).length).toBeLessThan(cards(whole).length)
  expect(counts(narrow)[0]).toBeGreaterThan(cards(narrow).length)
  expect(counts(narrow)[0]).toBe(counts(narrow)[1])
  expect(narrow).toMatch(/<input type="checkbox"[^>]*name="socket"[^>]*checked=""[^>]*value="e27"/)
  expect(narrow).toContain('<input type="hidden" name="sort" value="cheapest"/>')
  // Each filter can be removed on its own, and sorting keeps the filters.
  expect(narrow).toContain(
    'href="/category/shop?sort=cheapest&amp;color=black&amp;socket=e27" aria-label="Remove Color: Brass"',
  )
  expect(narrow).toContain('href="/category/shop?sort=dearest&amp;color=black&amp;color=brass&amp;socket=e27"')
  expect(narrow).toContain('<link rel="canonical" href="http://shop.test/category/shop"/>')

  const swedish = words(await shop.html('/sv/category/shop/pendant?min=3000&max=5000&choose=filters'))
  expect(swedish).toContain('Pris (SEK)')
  expect(swedish).toContain('aria-label="Ta bort Från 3\u00a0000\u00a0kr"')
  expect(swedish).not.toContain('name="category" value="pendant"')
  const ranged = words(
    await shop.html('/sv/category/shop?choose=filters&width-min=30+cm&height-max=1%C2%A0000,5&luminous-flux-min=0500'),
  )
  expect(ranged).toContain('Höjd (cm)')
  for (const [chip, rest] of [
    ['Diameter eller bredd från 30\u00a0cm', 'height-max=1000&amp;luminous-flux-min=500'],
    ['Höjd upp till 1000\u00a0cm', 'width-min=30&amp;luminous-flux-min=500'],
    ['Ljusflöde från 500\u00a0lm', 'width-min=30&amp;height-max=1000'],
  ])
    expect(ranged).toContain(`href="/sv/category/shop?${rest}" aria-label="Ta bort ${chip}"`)
  expect(slugs(ranged).sort()).toEqual(['langhed-pendant-black', 'tjarna-ceiling-opal'])
  expect(ranged).toContain('Visa artiklar (3)')
  const nothing = words(await shop.html('/category/shop?min=9999999'))
  expect(nothing).toContain('No products was found')
  expect(nothing).toContain('Clear all')
})

test('the next page of a filtered listing continues after the last product', async () => {
  const first = words(await shop.html('/category/shop?stock=in-stock'))
  const [, next = ''] = /rel="next" href="([^"]+)"/.exec(first) ?? []
  expect(next).toContain('stock=in-stock')
  const second = await shop.html(next.replaceAll('&amp;', '&'))
  const [[shown = 0, total], [left = 0, same]] = [counts(first), counts(words(second))]
  expect([shown + left, same]).toEqual([total, total])
  const all = [...cards(first), ...cards(second)]
  expect(new Set(all).size).toBe(all.length)
})

test('a card shows the first finish that matches the filters, and links to all finishes that are sold here', async () => {
  const cardOf = (html: string, id: string) => cardsOf(html).find(card => card.includes(`data-product="${id}"`)) ?? ''
  const links = (card: string) =>
    [...card.matchAll(/<a href="([^"]+)"( aria-current="true")?><svg color="#[0-9a-f]{6}"><\/svg>([^<]+)/g)].map(
      ([, ...rest]) => rest,
    )
  const murla = cardOf(await shop.html('/category/shop'), '1001')
  expect(links(murla)).toEqual([
    ['/product/murla-portable-brass', ' aria-current="true"', 'Portable, brass'],
    ['/product/murla-portable-oxide', undefined, 'Portable, oxide red'],
    ['/product/murla-portable-chalk', undefined, 'Portable, chalk white'],
    ['/product/murla-portable-moss', undefined, 'Portable, moss green'],
  ])
  expect(murla).toMatch(/data-price="2995"/)
  const some = cardOf(await shop.html('/sv/category/shop/portable?color=green&color=white&sort=cheapest'), '1003')
  expect(links(some).map(([href]) => href)).toEqual([
    '/sv/product/murla-portable-brass',
    '/sv/product/murla-portable-oxide',
    '/sv/product/murla-portable-chalk',
    '/sv/product/murla-portable-moss',
  ])
  expect(some).toMatch(/data-price="2495".*aria-current="true"><svg color="#[0-9a-f]{6}"><\/svg>Portabel, kritvit</)
  // Lists that editors chose and favorites have the same swatches.
  for (const path of [
    '/',
    '/favorites/1002,1005/list',
    '/search/brass',
    '/campaigns/towards-advent',
    '/product/murla-portable-brass',
  ])
    expect(await shop.html(path), path).toMatch(/class="swatches" role="group" aria-label="Finish"/)

  const finishes = await shop.get('/finishes/1001')
  expect([finishes.status, finishes.headers.get('X-Robots-Tag')]).toEqual([200, 'noindex'])
  const html = await finishes.text()
  expect(cards(html)).toEqual(['1001', '1002', '1003', '1025'])
  expect(html).not.toMatch(/<html|swatches/)
  for (const id of ['999999', 'x', '1001,1002', '%00']) expect((await shop.get(`/finishes/${id}`)).status, id).toBe(404)
})

test('equivalent addresses share one cached page, and invalid filter values are ignored', async () => {
  const isCached = async (path: string) => (await shop.get(path)).headers.has('Age')
  await expect.poll(() => isCached('/category/shop/table?color=brass&color=black')).toBe(true)
  for (const same of [
    '/category/shop/table?color=black&color=brass',
    '/category/shop/table?color=brass&color=brass&color=black&x=1&utm_source=y',
    '/category/shop/table?color=brass&color=black&socket=%22%3Cscript%3E&min=-1&max=1e9&choose=x',
  ]) {
    expect(await isCached(same), same).toBe(true)
  }
  for (const path of [
    `/category/shop?${Array.from({ length: 300 }, (_, at) => `color=c${at}`).join('&')}`,
    '/category/shop?color=%E0%A4%A&color=%00&color[]=x',
    `/category/shop?color=${'x'.repeat(5000)}`,
    '/category/shop?size=__proto__&material=constructor&min=00012&max=0',
    '/category/shop?color=brass&after=bm9uc2Vuc2U',
  ]) {
    const page = await shop.get(path)
    expect(page.status, path.slice(0, 60)).toBe(path.includes('%E0') || path.includes('xxx') ? 200 : 302)
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
    ['/category/shop/table?color=nope&choose=filters', '/category/shop/table?choose=filters'],
    ['/category/shop/table?category=table', '/category/shop/table'],
  ] as const) {
    for (let times = 0; times < 2; times++) {
      const page = await shop.get(path)
      const { status, headers } = page
      expect([status, headers.get('Location'), headers.get('Age')], path).toEqual([302, rest, null])
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
    '/category/shop?height-max=100',
    '/category/shop?color=black&color=brass&socket=e27',
    '/search/brass',
    '/search?q=brassy',
  ])
    expect(await isCached(path), path).toBe(path === '/search/brass')
  for (const path of [
    '/category/shop?shown=48',
    '/category/shop?choose=filters&color=black',
    '/category/shop?utm_source=a',
    '/news?q=a',
    '/product/murla-portable-brass?x=y',
  ])
    expect(await isCached(path), path).toBe(true)
  // Unknown parameters do not matter, so these addresses share the cached pages above.
  for (const path of [
    '/news?q=b',
    '/news?x=y',
    '/category/shop?after=',
    '/product/murla-portable-brass?utm_campaign=b',
  ])
    expect((await shop.get(path)).headers.has('Age'), path).toBe(true)
})

test('categories have lit pictures, and a room follows every eighth card of the first, unfiltered page', async () => {
  const roomsOf = (html: string) =>
    [...html.matchAll(/<li class="room-tile">.*?href="([^"]+)"/g)].map(([, href]) => href)
  const kinds = (html: string) =>
    [...html.matchAll(/<li class="(product-card|room-tile)/g)].map(([, kind]) =>
      kind === 'room-tile' ? 'room' : 'card',
    )
  const whole = await shop.html('/sv/category/shop')
  const strip = /<ul class="category-strip">(.*?)<\/ul>/.exec(whole)?.[1] ?? ''
  expect(strip.match(/<a /g)).toHaveLength(16)
  expect(strip.match(/-lit\.\w+_256" alt="" loading="lazy"/g)?.length).toBeGreaterThan(12)
  expect(strip).toMatch(/aria-current="page">All belysning</)
  expect(await shop.html('/sv/category/pictures')).toContain(strip.replace(/^.*?<\/li>/, ''))

  expect(roomsOf(whole)).toHaveLength(2)
  for (const href of roomsOf(whole)) expect((await shop.get(href ?? '')).status, href).toBe(200)
  expect(kinds(whole).flatMap((kind, at) => (kind === 'room' ? [at] : []))).toEqual([8, 17])
  expect(whole).toContain('Visar 34 av 45 artiklar')
  expect(roomsOf(await shop.html('/sv/category/shop?sort=dearest'))).toEqual(roomsOf(whole))
  expect(roomsOf(await shop.html('/sv/category/shop?shown=48')).slice(0, 2)).toEqual(roomsOf(whole))
  const next = /rel="next" href="([^"]+)"/.exec(whole)?.[1]?.replaceAll('&amp;', '&') ?? ''
  for (const path of ['/category/shop?stock=in-stock', '/category/shop/table', next])
    expect(roomsOf(await shop.html(path)), path).toEqual([])
})

test('a view shows every lamp at one scale, and is kept by sorts, filters and pages', async () => {
  const html = await shop.html('/sv/category/shop?view=scale')
  const drawings = [...html.matchAll(/<img src="(\/sv\/wall\/[^"]+)"/g)].map(([, src = '']) => src)
  expect(drawings.length).toBeGreaterThan(20)
  expect(new Set(drawings.map(src => /wall\/(\d+)-/.exec(src)?.[1]))).toEqual(new Set(['1800']))
  const drawing = await shop.get(drawings[0] ?? '')
  expect([drawing.status, drawing.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml'])
  for (const file of ['1801-table_d1h1.svg', '1800-x.svg', 'table_d1h1.svg'])
    expect((await shop.get(`/wall/${file}`)).status, file).toBe(404)
  expect(html).toContain('38,5 × 47\u00a0cm')
  expect(await shop.html('/sv/category/shop/candleholders?view=scale')).toContain('Mått saknas')
  expect(html).not.toContain('room-tile')
  expect(html).toContain('<link rel="canonical" href="http://shop.test/sv/category/shop"/>')
  for (const href of ['sort=cheapest&amp;view=scale', 'view=scale&amp;shown=48', 'choose=filters&amp;view=scale'])
    expect(html).toContain(`href="/sv/category/shop?${href}`)
  expect(html).toMatch(/href="\/sv\/category\/shop" rel="nofollow">Bilder</)
  const filtered = await shop.html('/category/shop?view=scale&color=brass&choose=filters')
  expect(filtered).toContain('<input type="hidden" name="view" value="scale"/>')
  expect(filtered).toContain('href="/category/shop?view=scale" aria-label="Remove Color: Brass"')
  expect(await shop.html('/category/shop?view=x')).toContain(
    'href="/category/shop?view=scale" rel="nofollow">To scale<',
  )
})
