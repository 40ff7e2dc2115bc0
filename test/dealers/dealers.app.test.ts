import { expect, test } from 'vitest'
import { dealers } from '../../tools/demo/stories/dealers.ts'
import { sharedShop } from '../support/app.ts'

const shop = await sharedShop()

const shownIn = (html: string) => [...html.matchAll(/<li id="dealer-([^"]+)"/g)].map(([, slug]) => slug)
const countIn = (html: string) => /class="dealers-count"[^>]*>([^<]*)/.exec(html)?.[1]?.trim()
const search = async (query: string, path = '/info/retailer') => {
  const response = await shop.get(`${path}?${query}`)
  expect(response.status, query).toBe(200)
  const html = await response.text()
  return { html, shown: shownIn(html), said: countIn(html), response }
}

test('without a search all dealers are listed, with hours, links and their pins', async () => {
  const { html, shown, said } = await search('', '/sv/info/retailer')
  expect(shown.toSorted()).toEqual(dealers.map(({ slug }) => slug).toSorted())
  expect(said).toBe('30 butiker')
  for (const part of [
    '<dt>mån–ons, fre</dt><dd>10:00–18:00</dd>',
    'href="tel:+46846500431"',
    'href="https://example.com/lindrums-belysning-stockholm"',
    'href="/maps/europe.svg"',
  ]) {
    expect(html).toContain(part)
  }
  // The page has one set of pins for narrow maps and one set for wide maps.
  const pins = [...html.matchAll(/data-pins="([^"]+)"/g)].flatMap(([, ids = '']) => ids.split(' '))
  expect(pins.toSorted()).toEqual(dealers.flatMap(({ slug }) => [`dealer-${slug}`, `dealer-${slug}`]).toSorted())
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  const hours = [...data.matchAll(/"openingHoursSpecification":\[(.*?)\]\}/g)]
  expect(hours.length).toBeGreaterThan(0)
  expect(data).toContain('"dayOfWeek":["Monday","Tuesday","Wednesday","Friday"],"opens":"10:00","closes":"18:00"')
  const map = await shop.get('/maps/europe.svg')
  expect([map.status, map.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml'])
  expect(await map.text()).toContain('Natural Earth')
})

test('the query in the URL searches dealers by town, postcode or country', async () => {
  const swedish = dealers.filter(({ country }) => country === 'SE').map(({ slug }) => slug)
  const found = await search('q=GOTEBORG', '/sv/info/retailer')
  expect([found.shown, found.said]).toEqual([['skymning-co-gothenburg'], '1 butik för ”GOTEBORG”'])
  expect((await search('q=K%C3%B6ln&in=')).shown).toEqual(['lichtwerk-am-rhein-cologne'])
  expect((await search('q=11340')).shown).toEqual(['lindrums-belysning-stockholm'])
  const country = await search('in=se&q=')
  expect([country.shown.toSorted(), country.said]).toEqual([swedish.toSorted(), '8 shops in Sweden'])
  expect(country.html).toContain('<option value="SE" selected="">')
  const none = await search('q=kiruna&in=SE')
  expect(none.shown.toSorted()).toEqual(swedish.toSorted())
  expect(none.said).toBe('No shop for “kiruna”. Try a larger town nearby, or look through these.')
  expect((await search('q=oslo&in=SE')).shown).toEqual(['lyshuset-grunerlokka-oslo'])
  for (const { html } of [found, country, none]) expect(html).toContain('<meta name="robots" content="noindex"/>')
  // Searching in Germany does not change the visitor's country.
  const german = await search('in=DE')
  expect(german.html).toContain('"country":"SE"')
})

test('hostile and very long searches are answered like any search without results', async () => {
  const script = '<script>alert(1)</script>"\'&'
  const { html, shown, said } = await search(`q=${encodeURIComponent(script)}&in=${encodeURIComponent('"><b>')}`)
  expect([shown.length, said?.startsWith('No shop for')]).toEqual([30, true])
  expect(html).not.toContain('<script>alert')
  expect(html).not.toContain('"><b>')
  const endless = await search(`q=${'å'.repeat(1500)}`)
  expect(endless.html).toContain(`“${'å'.repeat(60)}”`)
  for (const query of ['in=US', 'in=XX&q=', 'q=%00%ff%E2%80%AE', 'q=%20', 'q=a&q=b&in=SE&in=NO', 'in[]=SE', 'q=***']) {
    expect((await search(query)).shown.length > 0, query).toBe(true)
  }
})

test('only the dealers page may ask for the visitor’s location', async () => {
  const policy = async (path: string, init?: Parameters<typeof shop.get>[1]) => {
    const response = await shop.get(path, init)
    await response.arrayBuffer()
    return response.headers.get('Permissions-Policy')
  }
  const own = 'camera=(), microphone=(), geolocation=(self), payment=(self)'
  for (const path of ['/info/retailer', '/sv/info/retailer', '/sv/info/retailer?q=oslo']) {
    expect(await policy(path), path).toBe(own)
    // The second answer comes from the cache.
    expect(await policy(path), path).toBe(own)
  }
  expect(await policy('/info/retailer', { method: 'HEAD' })).toBe(own)
  for (const path of ['/', '/info/faq', '/info/retailer/', '/info/retailers', '/api/info/retailer']) {
    expect(await policy(path), path).toBe(own.replace('(self),', '(),'))
  }
})
