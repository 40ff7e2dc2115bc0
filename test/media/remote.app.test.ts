import type { ServerResponse } from 'node:http'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commercePictureAddress, pictureAddress } from '#client/shared/browser/images.ts'
import { type LocalShop, startLocalShop } from '../support/local-shop.ts'
import { listHostileAddresses } from './hostile-addresses.ts'
import { type PictureServer, startPictureServer } from './picture-server.ts'

/*
 * Tests pictures from other servers. The shop is allowed to request `provider`, and must never
 * request `canary`.
 */

let shop: LocalShop
let provider: PictureServer
let canary: PictureServer
let lamp: Buffer
/** How many bytes of the endless picture the provider has sent. */
let sent = 0

beforeAll(async () => {
  lamp = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c8a060' } })
    .png()
    .toBuffer()
  canary = await startPictureServer((_, response) => response.end(lamp))
  provider = await startPictureServer((request, response) => {
    const answer = answers[request.url?.replace('/pictures/', '') ?? '']
    if (answer) answer(response)
    else response.writeHead(404).end('no such file')
  })
  shop = await startLocalShop({
    COMMERCE_IMAGES: `${provider.url}/pictures`,
    CONTENT_IMAGES: `${provider.url}/pictures/`,
  })
  // These requests take seconds to time out, so they begin before the other tests.
  const start = Date.now()
  const asked = Promise.all([ask('silent.png'), ask('dripping.png')])
  hanging = asked.then(answers => ({ statuses: answers.map(({ status }) => status), ms: Date.now() - start }))
})
afterAll(async () => {
  await shop?.close()
  provider?.close()
  canary?.close()
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
let broken = true
/** Resolved when the provider should respond to `once.png`. */
const onceAsked = Promise.withResolvers<void>()
let hanging: Promise<{ statuses: number[]; ms: number }>

const answers: Record<string, (response: ServerResponse) => void> = {
  'lamp.png': response => response.writeHead(200, { 'Content-Type': 'image/png', 'Set-Cookie': 'a=b' }).end(lamp),
  'once.png': response => void onceAsked.promise.then(() => response.end(lamp)),
  'other-host.png': response => response.writeHead(302, { Location: `${canary.url}/x.png` }).end(),
  'same-host.png': response => response.writeHead(301, { Location: '/pictures/lamp.png' }).end(),
  'page.png': response => response.writeHead(200, { 'Content-Type': 'image/png' }).end('<h1>Not a picture</h1>'),
  'drawing.svg': response => response.writeHead(200, { 'Content-Type': 'image/svg+xml' }).end(svg),
  'drawing.png': response => response.writeHead(200, { 'Content-Type': 'image/png' }).end(svg),
  'cut.png': response => response.end(lamp.subarray(0, 60)),
  'bomb.png': response => response.end(bomb()),
  'endless.png': response => pour(response),
  'silent.png': () => {},
  'dripping.png': response => {
    response.write(lamp.subarray(0, 50))
  },
  'empty.png': response => response.end(),
  'broken.png': response => response.writeHead(500).end('oh'),
  'later.png': response => (broken ? response.writeHead(503).end() : response.end(lamp)),
}

/** Returns a picture whose header claims 30,000 × 30,000 px, which would unpack to 3.6 GB. */
function bomb() {
  const bytes = Buffer.from(lamp)
  bytes.writeUInt32BE(30_000, 16)
  bytes.writeUInt32BE(30_000, 20)
  return bytes
}

/** Sends a picture followed by up to 60 MB, as fast as the shop reads them. */
function pour(response: ServerResponse) {
  response.write(lamp)
  const chunk = Buffer.alloc(65_536)
  const more = () => {
    while (sent < 60_000_000 && !response.destroyed) {
      sent += chunk.length
      if (!response.write(chunk)) return void response.once('drain', more)
    }
    response.end()
  }
  more()
}

const at = (file: string) => `${provider.url}/pictures/${file}`
const get = (path: string) => fetch(`${shop.url}${path}`, { headers: { Accept: 'image/webp' }, redirect: 'manual' })
const ask = (file: string, width = 400) => get(commercePictureAddress(at(file), width) ?? '')
const askedFor = (file: string) => provider.asked.filter(url => url === `/pictures/${file}`).length

test('a provider’s picture is fetched once, resized and cached for a day', async () => {
  const response = await ask('lamp.png')
  expect(response.status).toBe(200)
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=86400, stale-while-revalidate=604800')
  expect(response.headers.get('Set-Cookie')).toBeNull()
  const found = await sharp(new Uint8Array(await response.arrayBuffer())).metadata()
  expect([found.format, found.width, found.height]).toEqual(['webp', 400, 267])
  await (await ask('lamp.png')).arrayBuffer()
  expect(askedFor('lamp.png')).toBe(1)
  const largest = await ask('lamp.png', 2400)
  expect((await sharp(new Uint8Array(await largest.arrayBuffer())).metadata()).width).toBe(900)
})

test('pictures of the commerce platform are at least 400 px wide, and those of the content service may be narrower', async () => {
  const address = pictureAddress(at('lamp.png'), 'commerce')
  for (const width of [16, 200, 384]) expect((await get(`${address}_${width}`)).status).toBe(400)
  const small = await get(`${pictureAddress(at('lamp.png'), 'content')}_64`)
  expect((await sharp(new Uint8Array(await small.arrayBuffer())).metadata()).width).toBe(64)
})

test('parallel requests fetch a picture once', async () => {
  const asked = Array.from({ length: 30 }, () => ask('once.png', 800))
  // Once the first request has reached the provider, the shop has received all of them.
  await expect.poll(() => askedFor('once.png')).toBeGreaterThan(0)
  onceAsked.resolve()
  for (const response of await Promise.all(asked)) {
    expect(response.status).toBe(200)
    await response.arrayBuffer()
  }
  expect(askedFor('once.png')).toBe(1)
})

test('a file that is not a picture becomes a placeholder of the requested width, which is not stored', async () => {
  const files = ['other-host.png', 'same-host.png', 'page.png', 'drawing.svg', 'drawing.png', 'bomb.png', 'endless.png']
  for (const file of [...files, 'empty.png', 'none.png', 'cut.png', 'broken.png']) {
    const response = await ask(file, 800)
    const body = await response.text()
    expect(response.status, file).toBe(file === 'broken.png' ? 502 : 404)
    expect(response.headers.get('Cache-Control'), file).toBe('private, no-store')
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml')
    expect(response.headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox")
    expect(body).toMatch(/^<svg [^>]*width="800"><rect [^>]*\/><\/svg>$/)
  }
  expect(canary.asked).toEqual([])
  // The shop stops reading early, but network buffers accept some more bytes.
  expect(sent).toBeLessThan(30_000_000)
})

test('no address makes the shop request another host', async () => {
  const before = provider.asked.length
  const hostile = listHostileAddresses(provider.url, canary.url)
  expect(hostile.length).toBeGreaterThan(160)
  for (const address of hostile) {
    const response = await get(`/image/${address}_400`)
    await response.body?.cancel()
    expect([400, 404].includes(response.status), address).toBe(true)
  }
  expect(canary.asked).toEqual([])
  expect(provider.asked.slice(before)).toEqual([])
})

test('a hanging provider times out after eight seconds, and is used again once it answers', async () => {
  const { statuses, ms } = await hanging
  expect(statuses).toEqual([502, 502])
  expect(ms).toBeLessThan(20_000)
  expect((await ask('later.png')).status).toBe(502)
  broken = false
  expect((await ask('later.png')).status).toBe(200)
})
