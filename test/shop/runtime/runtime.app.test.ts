import { once } from 'node:events'
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LocalShop, startLocalShop } from '../../support/local-shop.ts'
import { buyAtOnce } from './concurrent-purchases.ts'
import { runMixedLoad } from './mixed-load.ts'

/* `npm run soak` sends fifty times as many requests. */

let shop: LocalShop
beforeAll(async () => {
  shop = await startLocalShop({ SITE_URL: 'https://shop.example' })
})
afterAll(() => shop?.close())

test('the Worker responds to each request of a mixed load, 32 at a time, whatever was sent before it', async () => {
  const { counts, wrong } = await runMixedLoad(shop.url, 200, 32)
  expect(wrong).toEqual([])
  expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(200)
  expect(counts.size).toBe(18)
})

test('15 simultaneous buyers all get an order', async () => {
  expect((await buyAtOnce(shop.url, 15)).filter(end => end !== 'order')).toEqual([])
})

/** Sends a request with this `Host` header and returns the raw response. */
async function ask(host: string, path: string, headers: OutgoingHttpHeaders = {}) {
  const sent = request(new URL(path, shop.url), { agent: false, headers: { ...headers, Host: host } }).end()
  const [answer]: IncomingMessage[] = await once(sent, 'response')
  if (!answer) throw new Error('No answer')
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) }
}

test('the shop responds only to the hosts of this machine and of SITE_URL, and refuses other origins', async () => {
  for (const host of ['127.0.0.1:1', 'localhost', 'a.localhost:99', '[::1]:8787', 'shop.test', 'shop.example', 'test'])
    expect((await ask(host, '/robots.txt')).status, host).toBe(200)
  for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', 'shop.example.org'])
    expect((await ask(host, '/robots.txt')).status, host).toBe(421)
  const { status, headers } = await ask('localhost', '/api/checkout/countries', { Origin: 'http://localhost:9999' })
  expect([status, headers['access-control-allow-origin']]).toEqual([200, undefined])
})

test('text is compressed with an encoding that the visitor accepts, and keeps its ETag', async () => {
  const plain = await ask('localhost', '/sv', { 'Accept-Encoding': 'identity' })
  expect(plain.headers['content-encoding']).toBe(undefined)
  expect(plain.headers.vary).toContain('Accept-Encoding')
  const length = plain.body.toString().length
  for (const [accepted, coding, unpacked] of [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ] as const) {
    const { headers, body } = await ask('localhost', '/sv', { 'Accept-Encoding': accepted })
    expect(headers['content-encoding']).toBe(coding)
    const page = unpacked(body).toString()
    expect(page.endsWith('</html>')).toBe(true)
    expect(Math.abs(page.length - length) / length).toBeLessThan(0.02)
  }
  const { headers } = await ask('localhost', '/robots.txt', { 'Accept-Encoding': 'br' })
  expect(headers['content-encoding']).toBe('br')
})
