import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictureWidths, smallWidths } from '#client/shared/browser/images.ts'
import { masters } from '../../tools/demo/pictures/masters.ts'
import { pickAmount } from '../support/amount.ts'
import { type Shop, sharedShop } from '../support/app.ts'
import { lookAtRealPictures } from '../support/real-pictures.ts'

const shop = await sharedShop()
const deployed = await sharedShop({ LOCAL_TOOLS: '' })
for (const { state } of [shop, deployed]) lookAtRealPictures(state)

const chromium = { headers: { Accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8' } }
const addressOf = (name: string, width: number) => `/image/p/${name}.${masters[name]?.hash}_${width}`

test('a picture in any offered width is WebP, is never enlarged, and is cached for ever', async () => {
  for (const name of ['mushroom-brass-lit', 'mushroom-detail-unlit']) {
    const own = masters[name]?.width ?? 0
    for (const width of [...smallWidths, ...pictureWidths]) {
      const response = await shop.get(addressOf(name, width), chromium)
      expect(response.status, `${width}`).toBe(200)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: expect.stringContaining('Accept'),
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'cross-origin-resource-policy': 'cross-origin',
      })
      const bytes = new Uint8Array(await response.arrayBuffer())
      expect(bytes.length).toBe(Number(response.headers.get('Content-Length')))
      const found = await sharp(bytes).metadata()
      expect([found.format, found.width], `${width}`).toEqual(['webp', Math.min(width, own)])
      expect(Math.abs(found.height - found.width * 1.25)).toBeLessThanOrEqual(1)
    }
  }
})

test('other widths, and unusual ways to write a width, are refused', async () => {
  const right = new Set([...smallWidths, ...pictureWidths])
  const numbers = Array.from({ length: pickAmount(100, 2500) }, (_, index) => index * pickAmount(25, 1) + 1).filter(
    width => !right.has(width),
  )
  const odd = [
    '',
    '0',
    '0400',
    '4e2',
    '400.0',
    '-400',
    '+400',
    '400px',
    '%34%30%30',
    '400_400',
    ' 400',
    '４００',
    '99999',
    'NaN',
  ]
  for (const width of [...numbers, ...odd]) {
    const response = await shop.get(`/image/p/mushroom-brass-lit.${masters['mushroom-brass-lit']?.hash}_${width}`)
    expect(response.status, `${width}`).toBe(400)
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
  }
  expect((await shop.env.PICTURES.list({ prefix: 'p/mushroom-brass-lit.' })).objects.length).toBeLessThanOrEqual(14)
})

test('the Accept header decides the format: JPEG by default, WebP, or AVIF for small pictures of a deployed shop', async () => {
  const typeOf = async (from: Shop, width: number, accept?: string) => {
    const response = await from.get(addressOf('pleated-table-lit', width), {
      headers: accept ? { Accept: accept } : {},
    })
    expect(response.headers.get('Vary')).toContain('Accept')
    const { format } = await sharp(new Uint8Array(await response.arrayBuffer())).metadata()
    expect(response.headers.get('Content-Type')).toBe(`image/${format === 'heif' ? 'avif' : format}`)
    return format
  }
  expect(await typeOf(shop, 200)).toBe('jpeg')
  expect(await typeOf(shop, 200, '*/*')).toBe('jpeg')
  expect(await typeOf(shop, 200, 'image/webp,*/*')).toBe('webp')
  expect(await typeOf(shop, 200, chromium.headers.Accept)).toBe('webp')
  expect(await typeOf(deployed, 200, chromium.headers.Accept)).toBe('heif')
  expect(await typeOf(deployed, 1200, chromium.headers.Accept)).toBe('webp')
  expect(await typeOf(deployed, 200, 'image/webp')).toBe('webp')
})

test('an unchanged picture gets a 304, and a query does not make another picture', async () => {
  const address = addressOf('globe-pendant-unlit', 400)
  const first = await shop.get(address, chromium)
  const etag = first.headers.get('ETag') ?? ''
  await first.arrayBuffer()
  const again = await shop.get(address, { headers: { ...chromium.headers, 'If-None-Match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  const other = await shop.get(`${address}?width=2400&x=${Date.now()}`, chromium)
  expect([other.status, other.headers.get('ETag')]).toEqual([200, etag])
  const head = await shop.get(address, { ...chromium, method: 'HEAD' })
  expect([head.status, head.headers.get('Content-Type'), await head.text()]).toEqual([200, 'image/webp', ''])
  for (const method of ['POST', 'PUT', 'DELETE']) expect((await shop.get(address, { method })).status).toBe(404)
  const { objects } = await shop.env.PICTURES.list({ prefix: 'p/globe-pendant-unlit.' })
  expect(objects.map(({ key }) => key)).toEqual([`${address.slice('/image/'.length)}.webp`])
})

test('parallel requests resize a picture once', async () => {
  const address = addressOf('mushroom-oxide-lit', 1200)
  const responses = await Promise.all(Array.from({ length: 24 }, () => shop.get(address, chromium)))
  const bodies = await Promise.all(responses.map(response => response.arrayBuffer()))
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(bodies.map(body => body.byteLength)).size).toBe(1)
  // Storing the picture again would change its version.
  expect(new Set(responses.map(response => response.headers.get('ETag'))).size).toBe(1)
  const kept = await shop.env.PICTURES.head(`${address.slice('/image/'.length)}.webp`)
  const later = await shop.get(address, chromium)
  await later.arrayBuffer()
  expect((await shop.env.PICTURES.head(`${address.slice('/image/'.length)}.webp`))?.version).toBe(kept?.version)
})

test('an old address redirects to the current picture; an unknown address shows a placeholder', async () => {
  const moved = await shop.get('/image/p/dusk-room-lit.00000000_800', chromium)
  expect([moved.status, moved.headers.get('Location')]).toEqual([302, addressOf('dusk-room-lit', 800)])
  expect(moved.headers.get('Cache-Control')).toBe('private, no-store')
  // The name of a property that every JavaScript object has must not find a picture.
  expect((await shop.get('/image/p/constructor.00000000_800', chromium)).status).toBe(404)
  for (const width of [16, 400, 2400]) {
    const missing = await shop.get(`/image/p/no-such-lamp.00000000_${width}`, chromium)
    expect(missing.status).toBe(404)
    expect(missing.headers.get('Cache-Control')).toBe('private, no-store')
    expect(missing.headers.get('Content-Type')).toBe('image/svg+xml')
    expect(await missing.text()).toMatch(new RegExp(`^<svg [^>]*width="${width}"><rect [^>]*/></svg>$`))
  }
  expect((await shop.env.PICTURES.list({ prefix: 'p/no-such' })).objects).toEqual([])
})

test('pages link to existing pictures, with colour and size, and never wider than the original', async () => {
  for (const path of ['/', '/sv/category/shop', '/product/murla-portable-brass', '/cases']) {
    const html = await shop.html(path)
    // The colour is on the picture or on the frame around it.
    expect(html).toMatch(/ data-colour="#[0-9a-f]{6}"/)
    const images = html.match(/<img[^>]+srcset[^>]+>/gi) ?? []
    expect(images.length).toBeGreaterThan(3)
    for (const image of images) {
      const own = Number(/ width="(\d+)"/.exec(image)?.[1])
      expect(image).toMatch(/ height="\d+" alt="[^"]*"/)
      const offered = [...image.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))
      // A picture in a single width has no `srcset`, so read the width from its address.
      const widths = offered.length > 0 ? offered : [Number(/ src="[^"]+_(\d+)"/.exec(image)?.[1])]
      const all = pictureWidths.includes(widths[0] ?? 0) ? pictureWidths : smallWidths
      // A picture that is never shown small or large omits those widths, but none in between.
      const from = all.indexOf(widths[0] ?? 0)
      expect(widths).toEqual(all.slice(from, from + widths.length))
      expect(widths.at(-1)).toBeLessThanOrEqual(/13rem|33vw, 25vw/.test(image) ? Math.min(own, 800) : own)
    }
    const addresses = new Set(
      [...html.matchAll(/\/image\/p\/([\w-]+)\.([0-9a-f]{6})_/g)].map(([, name, hash]) => `${name}.${hash}`),
    )
    for (const address of addresses) {
      const [name = '', hash] = address.split('.')
      expect(masters[name]?.hash, name).toBe(hash)
    }
    if (path !== '/' && !path.startsWith('/product/')) continue
    const share = /property="og:image" content="http:\/\/shop\.test([^"]+)"/.exec(html)?.[1] ?? ''
    const shared = await shop.get(share)
    expect([shared.status, shared.headers.get('Content-Type')], path).toEqual([200, 'image/jpeg'])
    await shared.arrayBuffer()
  }
})
