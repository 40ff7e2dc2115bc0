import { expect, test } from 'vitest'
import { textAt } from '../../support/answer.ts'
import { sharedShop } from '../../support/app.ts'
import { createEditor, editorVars } from '../../support/editor.ts'
import { makeHostileFiles } from './hostile-files.ts'
import { marker, png } from './hostile-parts.ts'
import { begunIn, createUploader, hashSha256, pictureIn } from './uploader.ts'

const shop = await sharedShop(editorVars)
const editor = createEditor(shop, editorVars.CONTENT_TOKEN)
const uploader = createUploader(shop, editorVars.CONTENT_TOKEN)

const why = expect.any(String)

test('57 hostile files are either refused with a reason or made harmless', async () => {
  const all = await makeHostileFiles()
  expect(all.length).toBe(57)
  const results: [string, boolean, unknown][] = []
  for (const { what, name, bytes, becomes } of all) {
    const { status, body } = await uploader.upload(name, bytes)
    const result = status === 200 ? 'stored' : textAt(body, 'reason')
    results.push([`${what} ${name.slice(0, 20)}`, becomes.includes(result), result])
    if (status !== 200) expect([status, body], what).toEqual([422, { errors: { file: why }, reason: result }])
    else {
      const { src, width, height } = pictureIn({ body })
      expect(src, what).toMatch(/^\/image\/p\/[a-z0-9-]+\.[0-9a-f]{32}$/)
      if (what === 'orientation') expect([width, height]).toEqual([200, 300])
      const response = await shop.get(`${src}_400`, { headers: { Accept: 'image/webp' } })
      expect(response.headers.get('Content-Type'), what).toBe('image/webp')
      const served = Buffer.from(await response.arrayBuffer())
      expect([served.includes(marker), served.includes('Exif'), served.includes('xmp')], what).toEqual([
        false,
        false,
        false,
      ])
    }
  }
  expect(results.filter(([, isExpected]) => !isExpected)).toEqual([])
  const { objects } = await shop.env.PICTURES.list({ prefix: 'uploads/' })
  expect(objects).toEqual([])
})

test('a file that is too large, or whose length or hash differs from the announced one, is refused', async () => {
  const bytes = await png()
  const begin = (size: number, more: object = {}) => editor.ask('POST', '/files', { name: 'a.png', size, ...more })
  expect(await begin(100_000_001)).toMatchObject({ status: 422, body: { reason: 'size' } })
  expect(await begin(20_000_001, { purpose: 'glb' })).toMatchObject({ status: 422, body: { reason: 'size' } })
  for (const [size, field] of [
    [-1, 'size'],
    [1.5, 'size'],
  ] as const)
    expect(await begin(size)).toMatchObject({ status: 422, body: { errors: { [field]: why } } })
  const { id } = begunIn(await uploader.begin('a.png', bytes))
  for (const wrong of [bytes.slice(1), new Uint8Array([...bytes, 0]), new Uint8Array(6_000_000)])
    expect((await uploader.sendPart(id, 1, wrong)).status).toBe(422)
  expect((await editor.ask('GET', `/files/${id}`)).body).toMatchObject({ parts: [] })
  expect(await editor.ask('DELETE', `/files/${id}`)).toMatchObject({ status: 200 })
  expect((await uploader.sendPart(id, 1, bytes)).status).toBe(404)
  const otherHash = hashSha256(new Uint8Array([1]))
  expect(await uploader.upload('a.png', bytes, { sha256: otherHash })).toMatchObject({
    status: 422,
    body: { reason: 'hash' },
  })
  const stranger = createUploader(shop, 'another token')
  expect((await stranger.begin('a.png', bytes)).status).toBe(401)
  expect((await stranger.sendPart(id, 1, bytes)).status).toBe(401)
  expect((await shop.get('/api/content/entries/start', { method: 'PUT', body: 'x'.repeat(2_000_001) })).status).toBe(
    413,
  )
})
