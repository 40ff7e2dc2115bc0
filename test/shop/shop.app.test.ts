import { expect, test } from 'vitest'
import { accessibilityFacts } from '#src/editorial/accessibility/facts.ts'
import { textAt, valueAt } from '../support/answer.ts'
import { type Shop, sharedShop, startShop } from '../support/app.ts'
import { en, sv } from '../support/texts.ts'

const shop = await sharedShop()
const deployed = await sharedShop({ LOCAL_TOOLS: '' })

const long = { dateStyle: 'long', timeZone: 'UTC' } as const
const pages = [
  '/',
  '/category/shop',
  '/category/shop/table',
  '/product/murla-portable-brass',
  '/professionals',
  '/info/faq',
  '/about/our-history',
]
const from = (country: string, cookie = '') => ({ headers: { 'CF-IPCountry': country, Cookie: cookie } })

test('the accessibility statement shows the results of the last test run, in both languages', async () => {
  for (const [address, words, date, languages] of [
    ['/info/website-accessibility', en, new Intl.DateTimeFormat('en-GB', long), 'English and Swedish'],
    ['/sv/info/website-accessibility', sv, new Intl.DateTimeFormat('sv-SE', long), 'engelska och svenska'],
  ] as const) {
    const html = await shop.html(address)
    expect(html).toContain(`<h2>${words.accessibility.title}</h2>`)
    expect(html).toContain(date.format(new Date(accessibilityFacts.tested)))
    expect(html).toContain(`axe-core ${accessibilityFacts.checker}: ${accessibilityFacts.rules} `)
    expect(html).toContain(`<li>${words.accessibilityPage.checkout}: ${languages}; `)
    expect(html).toContain(`<li>${words.accessibilityAbility.keyboard}</li>`)
    expect(html.includes(words.accessibility.noFailures)).toBe(accessibilityFacts.failures.length === 0)
    for (const { rule } of [
      ...accessibilityFacts.failures,
      ...accessibilityFacts.notApplied,
      ...accessibilityFacts.undecided,
    ]) {
      expect(html).toMatch(new RegExp(`<li>${rule}[: ]`))
    }
  }
})

test('every page is complete in both languages, including its head', async () => {
  for (const path of pages) {
    for (const [prefix, language] of [
      ['', 'en-GB'],
      ['/sv', 'sv-SE'],
    ] as const) {
      const address = prefix + (path === '/' && prefix ? '' : path)
      const response = await shop.get(address)
      const html = await response.text()
      expect(response.status, address).toBe(200)
      expect(html).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${language}">`))
      expect(html.endsWith('</html>')).toBe(true)
      expect(html).toContain(`<link rel="canonical" href="http://shop.test${address}"/>`)
      for (const [tag, other] of [
        ['en', path],
        ['sv', path === '/' ? '/sv' : `/sv${path}`],
        ['x-default', path],
      ]) {
        expect(html).toContain(`hrefLang="${tag}" href="http://shop.test${other}"`)
      }
      expect(html).toMatch(/<title>[^<]+<\/title>/)
      // Stylesheets come first, then the early script, and then the page's main script.
      const order = html.split('</head>')[0]?.match(/<script nonce|<link rel="stylesheet"|<script type="module"/g)
      expect(order?.join()).toMatch(/^(<link rel="stylesheet",){2,3}<script nonce,<script type="module"$/)
      expect(html.match(/<h1/g)).toHaveLength(1)
      expect(html).not.toMatch(/ style=|`slot|undefined|\[object/)
    }
  }
})

test('only scripts with a nonce run, and the nonce is new in every response', async () => {
  const nonces = new Set<string>()
  for (let visits = 0; visits < 20; visits++) {
    const response = await shop.get('/product/murla-portable-brass')
    const policy = response.headers.get('Content-Security-Policy') ?? ''
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
    const html = await response.text()
    for (const [tag] of html.matchAll(/<script(?![^>]*application\/(?:ld\+)?json)[^>]*>/g))
      expect(tag).toContain(`nonce="${nonce}"`)
    expect(policy).not.toMatch(/unsafe|\*/)
    for (const rule of [
      "default-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      'trusted-types offline',
      "style-src 'self'",
    ]) {
      expect(policy).toContain(rule)
    }
    nonces.add(nonce)
  }
  expect(nonces.size).toBe(20)
  const { headers } = await shop.get('/nothing/here')
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(headers.get('Strict-Transport-Security')).toContain('max-age=63072000')
  expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
})

test('only the checkout allows the platform’s scripts, and the tag manager’s origin is allowed only if a tag manager is configured', async () => {
  const policyOf = async (one: Shop, path: string) =>
    (await one.get(path)).headers.get('Content-Security-Policy')?.replace(/ +/g, ' ') ?? ''
  for (const path of ['/', '/checkout/thank-you', '/order/0123456789abcdef', '/account/login', '/sv/checkout/return'])
    expect(await policyOf(shop, path)).toMatch(/trusted-types offline ?(;|$)/)
  for (const path of ['/checkout', '/sv/checkout'])
    expect(await policyOf(shop, path)).toMatch(/trusted-types offline checkout(;|$)/)
  expect(await policyOf(shop, '/checkout')).toContain("frame-src 'none'")
  expect(await shop.html('/')).not.toContain('data-tag-consent')

  const open = await startShop({
    TAG_SCRIPT: 'https://tags.example.com/tag.js?id=1',
    WIDGET_ORIGINS: 'https://widget.example.com',
  })
  try {
    const start = await policyOf(open, '/')
    for (const rule of ['script-src', 'connect-src', 'img-src'])
      expect(start).toMatch(new RegExp(`${rule} [^;]*https://tags.example.com`))
    expect(start).not.toContain('widget.example.com')
    expect(await policyOf(open, '/sv/checkout')).toContain('frame-src https://widget.example.com')
    const html = await open.html('/sv')
    expect(html).toContain('"tag":"https://tags.example.com/tag.js?id=1"')
    expect(html).toContain(sv.frame.statistics)
  } finally {
    await open.close()
  }
})

test('an unknown address is a 404 page in the visitor’s language, with header and footer', async () => {
  for (const [path, words] of [
    ['/nope', en],
    ['/sv/nope', sv],
    ['/product/no-such-lamp', en],
    ['/sv/category/shop/ufo', sv],
    ['/order/0123456789abcdef0123456789abcdef', en],
    ['/product/%E0%A4%A', en],
  ] as const) {
    const response = await shop.get(path)
    const html = await response.text()
    expect(response.status, path).toBe(404)
    expect(html).toContain(words.error.notFoundTitle.replace("'", '&#x27;'))
    expect(html).toContain('id="bag"')
    expect(response.headers.get('Cache-Control')).toMatch(/private|no-store/)
  }
  const api = await shop.get('/api/nope')
  expect([api.status, await api.json()]).toEqual([404, { error: 'not found' }])
})

test('the country, from Cloudflare or the visitor’s choice, determines prices and products', async () => {
  const price = async (init: object) =>
    />([^<]*)</.exec(
      (await (await shop.get('/product/murla-portable-brass', init)).text()).split('data-price=')[1] ?? '',
    )?.[1]
  const [se, no, de, us] = await Promise.all(['SE', 'NO', 'DE', 'US'].map(country => price(from(country))))
  expect([se, no, de, us].map(text => text?.replace(/[\s\d.,]/g, ''))).toEqual(['SEK', 'NOK', '€', 'US$'])
  expect(await price(from('SE', 'country=NO'))).toBe(no)
  expect(await price(from('SE', 'country=<script>'))).toBe(se)
  expect(await price(from('XX'))).toBe(se)
  const says = async (country: string, slug: string, text: string) =>
    (await (await shop.get(`/product/${slug}`, from(country))).text()).includes(text)
  expect(await says('US', 'bagvik-floor-black', en.badge.unavailable)).toBe(true)
  expect(await says('SE', 'bagvik-floor-black', en.badge.unavailable)).toBe(false)
  expect(await says('JP', 'murla-portable-brass', en.product.noDelivery)).toBe(true)
  expect(await says('JP', 'murla-portable-brass', '>Japan (JP), USD<')).toBe(true)
})

test('cached pages are the same for everyone, and contain no individual visitor’s data', async () => {
  const first = await shop.get('/category/shop/pendant', {
    headers: { 'API-Token': 'secret-token', Cookie: 'x=secret-cookie' },
  })
  const html = await first.text()
  expect(html).not.toMatch(/secret-(token|cookie)/)
  expect(first.headers.get('Cache-Control')).toBe('private, no-cache')
  expect(first.headers.get('Cloudflare-CDN-Cache-Control')).toBeNull()
  const again = await shop.get('/category/shop/pendant?utm_source=x&gclid=1', {
    headers: { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' },
  })
  expect(again.headers.get('Age')).toMatch(/^\d+$/)
  expect(await again.text()).not.toContain('evil')
  const manifest = JSON.parse(await shop.html('/sv/manifest.webmanifest'))
  expect(manifest).toMatchObject({ lang: 'sv-SE', start_url: '/sv' })
  for (const path of ['/checkout', '/checkout/thank-you']) {
    expect((await shop.get(path)).headers.get('Cache-Control')).toBe('private, no-store')
  }
})

test('listings have sort orders and pages, and an invalid cursor redirects to the first page', async () => {
  const slugs = (html: string) => [...html.matchAll(/data-product="(\d+)"/g)].map(([, id]) => id)
  const first = await shop.html('/category/shop')
  const next = /href="(\/category\/shop\?after=[^"]+)"/.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const second = await shop.html(next)
  expect(new Set([...slugs(first), ...slugs(second)]).size).toBe(slugs(first).length + slugs(second).length)
  expect(await shop.html('/category/shop?sort=cheapest')).not.toBe(first)
  const table = '/sv/category/shop/table'
  for (const kept of ['', '?sort=cheapest&color=brass&max=9000']) {
    const lost = await shop.get(`${table}${kept}${kept ? '&' : '?'}after=nonsense`)
    expect([lost.status, lost.headers.get('Location')]).toEqual([302, table + kept])
  }
})

test('the payment provider’s fields are passed on in the fragment, by GET and by POST', async () => {
  const got = await shop.get('/sv/checkout/return?centraPaymentMethod=test&payment=a%26b')
  expect([got.status, got.headers.get('Location')]).toEqual([
    303,
    '/sv/checkout/thank-you#centraPaymentMethod=test&payment=a%26b',
  ])
  const posted = await shop.get('/checkout/return?centraPaymentMethod=test', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'cross-site' },
    body: 'details[x]=1',
  })
  expect(posted.headers.get('Location')).toBe('/checkout/thank-you#centraPaymentMethod=test&details%5Bx%5D=1')
})

test('requests from another site change nothing', async () => {
  const cross = await shop.get('/api/checkout/items/1001-1', {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' },
  })
  expect(cross.status).toBe(403)
  const foreign = await shop.get('/api/checkout/selection', { headers: { Origin: 'https://evil.example' } })
  expect(foreign.headers.get('Access-Control-Allow-Origin')).toBeNull()
})

test('a deployed shop has no local tools and accepts no test payments', async () => {
  for (const path of [
    '/__outbox',
    '/__outbox/1',
    '/__pay/0123456789abcdef0123456789abcdef',
    '/__style-guide',
    '/__anything',
  ]) {
    expect((await deployed.get(path)).status, path).toBe(404)
  }
  const added = await deployed.get('/api/checkout/items/1001-1', { method: 'POST' })
  const answer = await added.json()
  expect(valueAt(answer, 'paymentMethods')).toEqual([])
  const paid = await deployed.get('/api/checkout/payment', {
    method: 'POST',
    headers: { 'API-Token': textAt(answer, 'token'), 'Content-Type': 'application/json' },
    body: JSON.stringify({ termsAndConditions: true, paymentMethod: 'test' }),
  })
  expect(paid.status).toBe(404)
})
