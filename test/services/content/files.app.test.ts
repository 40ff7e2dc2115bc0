import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { recordAt, recordsAt, textAt, valueAt } from '../../support/answer.ts'
import { sharedShop } from '../../support/app.ts'
import { createEditor, editorVars } from '../../support/editor.ts'
import { checkAnswers } from '../commerce/openapi/description.ts'
import { glb } from './hostile-parts.ts'
import { begunIn, createUploader, hashSha256, pictureIn } from './uploader.ts'

const shop = await sharedShop(editorVars)
const { get } = checkAnswers(shop.get, ['content-management'])
const editor = createEditor({ ...shop, get }, editorVars.CONTENT_TOKEN)
const uploader = createUploader({ ...shop, get }, editorVars.CONTENT_TOKEN)

const createPicture = async (background: string, width = 1200, height = 1500) =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer(),
  )

const why = expect.any(String)

test('an interrupted upload resumes with the missing parts, and a file is stored only once', async () => {
  const noise = { raw: { width: 1500, height: 1400, channels: 3 as const } }
  const image = sharp(randomBytes(1500 * 1400 * 3), noise).withExif({ IFD0: { Artist: 'somebody' } })
  const bytes = new Uint8Array(await image.png().toBuffer())
  const hash = hashSha256(bytes)
  const begun = await uploader.begin('Åkarp Lamp (1).PNG', bytes, { sha256: hash, purpose: 'picture' })
  expect(begun).toMatchObject({ status: 200, body: { parts: [], partSize: 5 * 1024 * 1024 } })
  const { id, partSize } = begunIn(begun)
  const parts = [bytes.slice(0, partSize), bytes.slice(partSize)]
  const [first = bytes, second = bytes] = parts

  const refused = await uploader.sendPart(id, 1, second)
  expect([refused.status, await refused.json()]).toEqual([422, { errors: { part: 'must have 5242880 bytes' } }])
  expect((await uploader.sendPart(id, 3, second)).status).toBe(404)
  expect((await uploader.sendPart(id, 1, first)).status).toBe(200)
  expect(await uploader.complete(id)).toMatchObject({ status: 422, body: { reason: 'parts' } })

  // If the browser is closed, choosing the same file again resumes the upload.
  const again = await uploader.begin('another name.png', bytes, { sha256: hash })
  expect(again).toMatchObject({ body: { id, parts: [1] } })
  expect(await editor.ask('GET', `/files/${id}`)).toMatchObject({ body: { size: bytes.length, parts: [1] } })
  expect((await uploader.sendPart(id, 2, second)).status).toBe(200)
  const stored = await uploader.complete(id)
  const src = `/image/p/akarp-lamp-1.${hash.slice(0, 32)}`
  expect(stored).toMatchObject({ status: 200, body: { id, kind: 'picture', name: 'Åkarp Lamp (1).PNG', src, hash } })
  expect(stored).toMatchObject({ body: { width: 1500, height: 1400, colour: expect.stringMatching(/^#[0-9a-f]{6}$/) } })
  expect(await uploader.complete(id)).toMatchObject({ status: 200, body: { id } })
  expect(await uploader.upload('copy.png', bytes)).toMatchObject({ body: { id, isDuplicate: true } })
  expect(await uploader.upload('copy.png', bytes, { sha256: hash })).toMatchObject({ body: { file: { id } } })
  expect(await uploader.upload('copy.png', bytes, { sha256: hash, purpose: 'pdf' })).toMatchObject({ status: 422 })

  for (const [width, accept, format] of [
    [400, 'image/webp', 'webp'],
    [2400, '', 'jpeg'],
  ] as const) {
    const response = await shop.get(`${src}_${width}`, { headers: { Accept: accept } })
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ])
    const found = await sharp(new Uint8Array(await response.arrayBuffer())).metadata()
    expect([found.format, found.width, found.exif]).toEqual([format, Math.min(width, 1500), undefined])
  }
  const master = await shop.env.PICTURES.get(`masters/${src.split('/').at(-1)}.webp`)
  const kept = await sharp(new Uint8Array((await master?.arrayBuffer()) ?? [])).metadata()
  expect([kept.format, kept.width, kept.exif]).toEqual(['webp', 1500, undefined])
  expect((await shop.env.PICTURES.list({ prefix: 'uploads/' })).objects.map(({ key }) => key)).not.toContain(
    `uploads/${id}`,
  )
})

test('a pair of pictures can be described, searched, used, replaced in all entries, and deleted if unused', async () => {
  const unlit = pictureIn(await uploader.upload('Sjöboda unlit.png', await createPicture('#aa7744')))
  const lit = pictureIn(await uploader.upload('Sjöboda lit.png', await createPicture('#ffcc88')))
  const square = pictureIn(await uploader.upload('Square.png', await createPicture('#112233', 800, 800)))
  expect([unlit.colour, unlit.width, unlit.height]).toEqual([
    expect.stringMatching(/^#a[9ab]7[678]4[345]$/),
    1200,
    1500,
  ])
  const put = (id: string, body: object) => editor.ask('PUT', `/files/${id}`, body)
  expect(await put(unlit.id, { lit: square.id })).toEqual({
    status: 422,
    body: { errors: { lit: 'must have the same proportions' } },
  })
  const focus = { x: 30, y: 62.5 }
  const alt = { en: 'A lamp on a table', sv: 'En lampa på ett bord' }
  expect(await put(unlit.id, { lit: lit.id, focus, alt })).toMatchObject({ body: { focus, alt, lit: { id: lit.id } } })
  for (const wrong of [{ focus: { x: 101, y: 0 } }, { alt: { de: 'x' } }, { name: ' ' }, { lit: 'nothing' }])
    expect((await put(unlit.id, wrong)).status).toBe(422)
  for (const q of ['sjoboda', 'LAMPA bord', 'table lamp']) {
    const { body } = await editor.ask('GET', `/files?kind=picture&q=${encodeURIComponent(q)}`)
    expect(recordsAt(body, 'files').map(({ id }) => id)).toEqual([unlit.id])
  }
  expect(await editor.ask('GET', '/files?q=sjoboda&kind=pdf')).toMatchObject({ body: { files: [] } })
  expect((await editor.ask('GET', '/files?kind=exe')).status).toBe(422)

  const image = ({ src, width, height, colour }: typeof unlit, light: string) => ({ light, src, width, height, colour })
  const picture = { alt: { en: alt.en }, focus, unlit: image(unlit, 'unlit'), lit: image(lit, 'lit') }
  const pictured = (text: object) => editor.change('/info/career', () => ({ picture: { ...picture, alt: text } }))
  await pictured(picture.alt)
  expect(await editor.publish('/info/career')).toEqual({
    status: 422,
    body: { errors: { 'data.picture.alt.sv': why } },
  })
  await pictured(alt)
  expect(await editor.publish('/info/career')).toMatchObject({ status: 200 })
  const page = await shop.html('/sv/info/career')
  expect(page).toContain(`${lit.src}_800`)
  expect(page.match(/ data-focus="[^"]*"/g)).toEqual([' data-focus="30% 62.5%"'])
  expect(await shop.html('/sv/info/contact')).not.toContain('data-focus')
  const uses = await editor.ask('GET', `/files/${unlit.id}/uses`)
  const fields = ['picture.unlit.src', 'picture.lit.src']
  const title = { en: 'Work with us', sv: 'Jobba hos oss' }
  expect(uses.body).toEqual({
    uses: [{ type: 'page', id: '/info/career', slug: '/info/career', title, status: 'published', fields }],
  })
  expect(await editor.ask('DELETE', `/files/${unlit.id}`)).toEqual({
    status: 409,
    body: { errors: { id: 'is used by page /info/career' } },
  })

  const other = pictureIn(await uploader.upload('New unlit.png', await createPicture('#334455', 1000, 1250)))
  const replace = (by: string) => editor.ask('POST', `/files/${unlit.id}/replace`, { by })
  expect(await replace(other.id)).toMatchObject({ status: 422, body: { errors: { by: why } } })
  const otherLit = pictureIn(await uploader.upload('New lit.png', await createPicture('#eeccaa', 1000, 1250)))
  await put(other.id, { lit: otherLit.id, focus: { x: 100, y: 0 } })
  expect(await replace('nothing')).toMatchObject({ status: 422 })
  expect(await replace(other.id)).toEqual({ status: 200, body: { entries: [{ type: 'page', id: '/info/career' }] } })
  expect(await editor.history('/info/career')).toMatchObject({
    body: { versions: expect.arrayContaining([expect.objectContaining({ author: expect.anything() })]) },
  })
  expect(await shop.html('/info/career')).toContain(lit.src)
  expect(await editor.ask('GET', '/entries/%2Finfo%2Fcareer')).toMatchObject({
    body: {
      data: { picture: { alt, focus: { x: 100, y: 0 }, unlit: image(other, 'unlit'), lit: image(otherLit, 'lit') } },
    },
  })
  expect(await editor.publish('/info/career')).toMatchObject({ status: 200 })
  expect(await shop.html('/info/career')).toContain(otherLit.src)

  // Replacing a picture with itself copies its focal point to the entries, which get drafts if the
  // point differs.
  const again = () => editor.ask('POST', `/files/${other.id}/replace`, { by: other.id })
  expect(await again()).toEqual({ status: 200, body: { entries: [] } })
  await put(other.id, { focus: null })
  expect(await again()).toEqual({ status: 200, body: { entries: [{ type: 'page', id: '/info/career' }] } })
  expect(await editor.ask('GET', '/entries?state=changed&type=page')).toMatchObject({
    body: { entries: expect.arrayContaining([expect.objectContaining({ id: '/info/career' })]) },
  })
  expect(recordAt(await editor.read('/info/career'), 'data.picture')).not.toHaveProperty('focus')

  // A picture that was not uploaded can be replaced too. The entry then loses its light layers.
  const loadPicture = async () => recordAt(await editor.read('en-skargardsstuga', 'case'), 'data.picture')
  const before = await loadPicture()
  const shownBefore = textAt(before, 'unlit.src')
  const swap = (src: string, by: string) => editor.ask('POST', '/files/shown/replace', { src, by })
  expect(await swap(other.src, other.id)).toMatchObject({ status: 404 })
  expect(await swap(shownBefore, 'nothing')).toMatchObject({ status: 422 })
  expect(await swap(shownBefore, other.id)).toMatchObject({
    status: 200,
    body: { entries: expect.arrayContaining([{ type: 'case', id: 'en-skargardsstuga' }]) },
  })
  expect(await loadPicture()).toEqual({
    alt: before.alt,
    unlit: image(other, 'unlit'),
    ...(before.lit !== undefined && { lit: image(otherLit, 'lit') }),
  })
  for (const { id, type } of recordsAt((await editor.ask('GET', `/files/${other.id}/uses`)).body, 'uses'))
    if (id !== '/info/career')
      await editor.ask('DELETE', `/entries/${encodeURIComponent(String(id))}/draft?type=${type}`)
  expect(await editor.ask('DELETE', `/files/${unlit.id}`)).toMatchObject({ status: 200 })
  const gone = await shop.get(`${unlit.src}_800`)
  expect([gone.status, (await shop.env.PICTURES.list({ prefix: `p/${unlit.src.split('/').at(-1)}` })).objects]).toEqual(
    [404, []],
  )
  await gone.arrayBuffer()
  expect((await editor.ask('GET', `/files/${lit.id}`)).status).toBe(404)
  // An entry with a deleted file cannot be published.
  await editor.change('/info/career', () => ({ picture: { ...picture, alt } }))
  expect(await editor.publish('/info/career')).toMatchObject({
    status: 422,
    body: { errors: { 'data.picture.unlit.src': 'has been deleted' } },
  })
  await editor.change('/info/career', () => ({ picture: undefined }))
  await editor.publish('/info/career')
})

test('a picture that was not uploaded is found by its texts and its entry, and its uses are listed', async () => {
  const searchShown = async (q: string) =>
    valueAt((await editor.ask('GET', `/files/shown?q=${encodeURIComponent(q)}`)).body, 'pictures')
  expect(await searchShown('career')).toEqual([])
  expect(await searchShown('Ringholm BRASS')).toContainEqual(
    expect.objectContaining({
      alt: { en: expect.any(String), sv: expect.any(String) },
      unlit: expect.objectContaining({ src: expect.stringMatching(/^\/image\/p\/ringholm/) }),
      uses: expect.arrayContaining([expect.objectContaining({ type: 'product', title: { en: why, sv: why } })]),
    }),
  )
})

test('writers may upload files, but only publishers may replace and delete them', async () => {
  const { body } = await editor.ask('POST', '/tokens', { name: 'camera', role: 'write' })
  const writer = createUploader(shop, textAt(body, 'token'))
  const file = pictureIn(await writer.upload('By a writer.png', await createPicture('#456789')))
  expect(await writer.ask('PUT', `/files/${file.id}`, { alt: { sv: 'Blå' } })).toMatchObject({ status: 200 })
  const forbidden = { status: 403, body: { errors: { role: why } } }
  expect(await writer.ask('DELETE', `/files/${file.id}`)).toEqual(forbidden)
  expect(await writer.ask('POST', `/files/${file.id}/replace`, { by: file.id })).toEqual(forbidden)
  expect(await editor.ask('DELETE', `/files/${file.id}`)).toMatchObject({ status: 200 })
})

test('documents are served only as downloads, and 3D models exactly as they were uploaded', async () => {
  const ldt = await editor.ask('GET', '/entries?type=photometry')
  const text = textAt(await editor.read(textAt(ldt.body, 'entries.0.id')), 'data.file')
  const pdf = `%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`
  for (const [name, content, type] of [
    ['Care & use.pdf', pdf, 'application/pdf'],
    [/^\s*IESNA/.test(text) ? 'arc.ies' : 'arc.ldt', text, 'application/octet-stream'],
  ] as const) {
    const bytes = new TextEncoder().encode(content)
    const src = textAt(await uploader.upload(name, bytes), 'body.src')
    expect(src).toMatch(/^\/file\/[a-z-]+\.[0-9a-f]{32}\.[a-z]{3}$/)
    const response = await shop.get(src)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': type,
      'content-disposition': expect.stringMatching(/^attachment; filename="[a-z-]+\.[a-z]{3}"$/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    })
    expect(await response.text()).toBe(content)
  }
  const model = glb({ asset: { version: '2.0' }, scenes: [{}] })
  const src = textAt(await uploader.upload('Arc.glb', model, { purpose: 'glb' }), 'body.src')
  const response = await shop.get(src)
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'model/gltf-binary'])
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(model)
  expect(await uploader.upload('Arc.glb', await createPicture('#010203'), { purpose: 'glb' })).toMatchObject({
    body: { reason: 'purpose' },
  })
  expect((await shop.get(`/file/none.${'0'.repeat(32)}.pdf`)).status).toBe(404)
})
