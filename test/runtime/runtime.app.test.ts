import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LocalShop, startLocalShop } from '../local-shop.ts'
import { buyAtOnce } from './concurrent-purchases.ts'
import { mixedLoad } from './mixed-load.ts'

/* `npm run soak` asks fifty times as much. */

let shop: LocalShop
beforeAll(async () => {
  shop = await startLocalShop({ SITE_URL: 'https://shop.example' })
})
afterAll(() => shop?.close())

test('mixed requests, 32 at a time: the Worker answers every one, whatever was sent before', async () => {
  const { counts, wrong } = await mixedLoad(shop.url, 200, 32)
  expect(wrong).toEqual([])
  expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(200)
  expect(counts.size).toBe(18)
})

test('15 people who buy at once all have their order', async () => {
  expect((await buyAtOnce(shop.url, 15)).filter(end => end !== 'order')).toEqual([])
})

/** A whole answer to a request with this `Host`, as bytes. */
async function asked(host: string, path: string, headers: string[] = []): Promise<{ head: string; body: Buffer }> {
  const { port } = new URL(shop.url)
  const parts: Buffer[] = []
  const socket = connect(Number(port), '127.0.0.1')
  const lines = [`GET ${path} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...headers]
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  for await (const part of socket) parts.push(part)
  const all = Buffer.concat(parts)
  const end = all.indexOf('\r\n\r\n')
  return { head: all.subarray(0, end).toString(), body: all.subarray(end + 4) }
}

test('the shop answers to hosts of this machine and of SITE_URL only, and lets no other origin in', async () => {
  const answers = async (host: string) => Number(/ (\d+)/.exec((await asked(host, '/robots.txt')).head)?.[1])
  for (const host of ['127.0.0.1:1', 'localhost', 'a.localhost:99', '[::1]:8787', 'shop.test', 'shop.example'])
    expect([host, await answers(host)]).toEqual([host, 200])
  for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', 'shop.example.org', 'test'])
    expect([host, await answers(host)]).toEqual([host, host === 'test' ? 200 : 421])
  const { head } = await asked('localhost', '/api/checkout/countries', ['Origin: http://localhost:9999'])
  expect(head).toMatch(/^HTTP\/1\.1 200/)
  expect(head).not.toMatch(/access-control-allow-origin/i)
})

test('text is compressed as the visitor takes it, and keeps its tag', async () => {
  const plain = await fetch(`${shop.url}/sv`, { headers: { 'Accept-Encoding': 'identity' } })
  expect([plain.headers.get('Content-Encoding'), plain.headers.get('Vary')]).toEqual([
    null,
    expect.stringContaining('Accept-Encoding'),
  ])
  const html = (await plain.text()).replace(/nonce="[^"]*"/g, '')
  for (const [accepted, coding, unpacked] of [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ] as const) {
    const { head, body } = await asked('localhost', '/sv', [`Accept-Encoding: ${accepted}`])
    expect(head.toLowerCase()).toContain(`content-encoding: ${coding}`)
    const page = unpacked(unchunked(body)).toString()
    expect(page.endsWith('</html>')).toBe(true)
    expect(Math.abs(page.length - html.length) / html.length).toBeLessThan(0.02)
  }
  const file = await fetch(`${shop.url}/robots.txt`, { headers: { 'Accept-Encoding': 'br' } })
  expect(file.headers.get('Content-Encoding')).toBe('br')
})

/** The body of a chunked answer. */
function unchunked(body: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let at = 0; ; ) {
    const end = body.indexOf('\r\n', at)
    const size = Number.parseInt(body.subarray(at, end).toString(), 16)
    if (!size) return Buffer.concat(parts)
    parts.push(body.subarray(end + 2, end + 2 + size))
    at = end + 4 + size
  }
}
