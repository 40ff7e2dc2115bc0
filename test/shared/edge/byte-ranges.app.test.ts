import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accepts } from '#src/shared/edge/accepts.ts'
import { masters } from '../../../tools/demo/pictures/masters.ts'
import { sharedShop } from '../../support/app.ts'

const shop = await sharedShop()

const picture = `/image/p/globe-pendant-unlit.${masters['globe-pendant-unlit']?.hash}_400`
const uploaded = `care-and-use.${'0'.repeat(32)}.pdf`
const product = '/product/murla-portable-brass'
await shop.env.PICTURES.put(`files/${uploaded}`, '%PDF-1.7 and what an editor has uploaded %%EOF')

test('a valid range of a picture or PDF returns that part, an invalid range returns the whole file', async () => {
  for (const path of [
    picture,
    `${picture}.jpg`,
    `/file/${uploaded}`,
    `${product}/data-sheet.pdf`,
    `/sv${product}/care.pdf`,
  ]) {
    const ask = async (headers: Record<string, string> = {}, method = 'GET') => {
      const answer = await shop.get(path, { method, headers: { Accept: 'image/webp', ...headers } })
      const bytes = new Uint8Array(await answer.arrayBuffer())
      const { 'content-range': range = null, 'content-length': length = null } = Object.fromEntries(answer.headers)
      return {
        status: answer.status,
        bytes,
        range,
        length,
        tag: answer.headers.get('ETag') ?? '',
        headers: answer.headers,
      }
    }
    const whole = await ask()
    expect([whole.status, whole.headers.get('Accept-Ranges')], path).toEqual([200, 'bytes'])
    const size = whole.bytes.length
    const part = async (range: string, from: number, to: number, more: Record<string, string> = {}) => {
      const found = await ask({ Range: range, ...more })
      expect([found.status, found.range], `${path} ${range}`).toEqual([206, `bytes ${from}-${to}/${size}`])
      expect(found.bytes).toEqual(whole.bytes.slice(from, to + 1))
      expect([found.tag, found.headers.get('Content-Type')]).toEqual([whole.tag, whole.headers.get('Content-Type')])
    }
    await part('bytes=0-0', 0, 0)
    await part('bytes=5-9', 5, 9)
    await part('bytes=10-', 10, size - 1)
    await part('bytes=-7', size - 7, size - 1)
    await part(`bytes=-${size + 5}`, 0, size - 1)
    await part(`bytes=3-${size + 999}`, 3, size - 1, { 'If-Range': whole.tag })
    for (const range of [`bytes=${size}-`, `bytes=${size}-${size + 1}`, 'bytes=-0']) {
      const found = await ask({ Range: range })
      expect([found.status, found.range], `${path} ${range}`).toEqual([416, `bytes */${size}`])
    }
    const others: Record<string, string>[] = [
      { Range: 'bytes=9-5' },
      { Range: 'bytes=0-1,3-4' },
      { Range: 'lines=0-1' },
      { Range: 'bytes=-' },
      { Range: 'bytes=0-1', 'If-Range': '"another"' },
    ]
    for (const headers of others) {
      const found = await ask(headers)
      expect([found.status, found.bytes.length], `${path} ${JSON.stringify(headers)}`).toEqual([200, size])
    }
    expect((await ask({ Range: 'bytes=0-1', 'If-None-Match': whole.tag })).status).toBe(304)
    expect((await ask({ Range: 'bytes=0-1' }, 'HEAD')).status).toBe(200)
  }
})

test('a picture format is sent only to clients that name and do not refuse it', async () => {
  const formatOf = async (accept: string) =>
    (await shop.get(picture, { headers: { Accept: accept } })).headers.get('Content-Type')
  for (const refused of [
    'image/webp;q=0',
    'image/webp; q=0.0, */*',
    'IMAGE/WEBP ;Q=0',
    'image/*',
    'image/webpx',
    'x-image/webp',
  ])
    expect(await formatOf(refused), refused).toBe('image/jpeg')
  for (const named of [
    'image/webp;q=0.01',
    'image/avif;q=0, image/webp',
    'Image/WebP',
    'text/html;q=0,image/webp;v=1;q=1',
  ])
    expect(await formatOf(named), named).toBe('image/webp')
  const weight = fc.constantFrom('', ';q=0', '; q=0.000', ';q=0.3', ';q=1')
  fc.assert(
    fc.property(weight, fc.array(fc.tuple(fc.constantFrom('text/html', '*/*', 'image/png'), weight)), (own, others) => {
      const header = [...others.map(entry => entry.join('')), `image/webp${own}`].join(', ')
      expect(accepts(header, 'image/webp')).toBe(!/q=0(\.000)?$/.test(own))
    }),
  )
})

test('a client that already has the terms gets a 304, even with a weak ETag or a list of ETags', async () => {
  const path = '/info/terms-and-conditions.pdf'
  const tag = (await shop.get(path)).headers.get('ETag') ?? ''
  expect(tag).toMatch(/^W\/"[0-9a-f]{8}"$/)
  for (const known of [tag, tag.slice(2), `"other", ${tag}`, '*'])
    expect((await shop.get(path, { headers: { 'If-None-Match': known } })).status, known).toBe(304)
  for (const known of ['"other"', tag.slice(0, -2)])
    expect((await shop.get(path, { headers: { 'If-None-Match': known } })).status, known).toBe(200)
})
