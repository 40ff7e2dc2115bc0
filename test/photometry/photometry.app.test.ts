import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { computeFlux } from '#client/shared/photometry/flux.ts'
import { writeEulumdat } from '#client/shared/photometry/format/write-eulumdat.ts'
import { candelaAt } from '#src/shared/photometry/formulas/illuminance.ts'
import { readSheet } from '../data-sheet/read-pdf.ts'
import { createUploader } from '../services/content/uploader.ts'
import { sharedShop } from '../support/app.ts'
import { createEditor, editorVars } from '../support/editor.ts'
import { cosine, makeEulumdat, makeRoundLamp, makeUnevenLamp, readOrThrow, steps } from './lamps.ts'

const shop = await sharedShop(editorVars)
const editor = createEditor(shop, editorVars.CONTENT_TOKEN)
const uploader = createUploader(shop, editorVars.CONTENT_TOKEN)

const lampSets = [{ count: 1, type: 'LED', flux: 806, colour: '2700 K', rendering: '90', power: 7 }] as const
const lamp = makeRoundLamp(steps(0, 90, 5), gamma => 350 * cosine(gamma) ** 1.5, {
  ...{ maker: '', name: '', lampSets: [lampSets[0]], luminous: { length: 450, width: 0, height: 0 } },
})
const file = new TextDecoder('latin1').decode(writeEulumdat(lamp))
const slug = 'vavsta-pendant-charcoal'
const data = { slug: 'vavsta-light', file, origin: 'computed', isTurned: false }

const plain = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

test('an editor adds photometry to a product; a broken file is refused, and the error names its line and the reason', async () => {
  const refused: [object, object][] = [
    [
      { ...data, file: 'no photometry' },
      { 'data.file': 'line 2, type of light source: is missing: the file ends before it; export it again' },
    ],
    [
      { ...data, file: makeEulumdat({ 26: '99' }) },
      { 'data.file': 'line 26, number of lamp sets: must be from 1 to 20, not 99' },
    ],
    [{ ...data, origin: 'guessed' }, { 'data.origin': expect.stringContaining('measured') }],
    [{ ...data, slug: 'other' }, { 'data.slug': 'must be the id of the entry' }],
  ]
  for (const [wrong, errors] of refused)
    expect(await editor.save('photometry', 'vavsta-light', wrong)).toEqual({ status: 422, body: { errors } })
  expect(await editor.save('photometry', 'vavsta-light', data)).toMatchObject({ status: 200 })
  await editor.change('1028', () => ({ photometry: 'vavsta-light' }))
  const none = { 'data.photometry': 'there is no published photometry "vavsta-light"' }
  expect(await editor.publish('1028')).toEqual({ status: 422, body: { errors: none } })
  expect(await editor.publish('vavsta-light')).toMatchObject({ status: 200 })
  expect(await editor.publish('1028')).toMatchObject({ status: 200 })
  expect(await editor.unpublish('vavsta-light')).toMatchObject({ status: 409 })
})

test('an upload returns warnings in the editor’s language, and is refused if it is too large', async () => {
  const sample = (name: string) => new Uint8Array(readFileSync(`test/photometry/files/${name}`))
  const bare = sample('tilt-empty.ldt')
  const stored = await uploader.upload('tilt-empty.ldt', bare)
  const warnings = ['line 25, tilt: is empty: read as 0', 'line 85, angles: end at 90: no light above']
  expect(stored).toMatchObject({ status: 200, body: { kind: 'ldt', warnings } })
  const { id } = stored.body as { id: string }
  const swedish = await shop.get(`/api/content/files/${id}`, {
    headers: { Authorization: `Bearer ${editorVars.CONTENT_TOKEN}`, 'Accept-Language': 'sv' },
  })
  expect(await swedish.json()).toMatchObject({
    warnings: ['rad 25, lutning: är tomt: läst som 0', 'rad 85, vinklar: slutar vid 90: inget ljus uppåt'],
  })
  for (const [name, kind] of [
    ['header-2019.ies', 'ies'],
    ['header-with-space.ies', 'ies'],
    ['mark-at-end.ldt', 'ldt'],
  ] as const)
    expect(await uploader.upload(name, sample(name))).toMatchObject({ status: 200, body: { kind } })
  const nameless = new TextEncoder().encode(new TextDecoder().decode(sample('header-2019.ies')).replace(/^.*\r\n/, ''))
  expect(await uploader.upload('no-header.ies', nameless)).toMatchObject({ status: 200, body: { kind: 'ies' } })
  const large = new Uint8Array(1_600_001).fill(48)
  expect(await uploader.begin('large.ies', large)).toMatchObject({ status: 422 })

  // A file that is small enough to be uploaded can also be saved.
  const long = makeUnevenLamp(
    'none',
    steps(0, 359, 1),
    steps(0, 180, 0.5),
    (c, gamma) => 79 + cosine(c * 7) + cosine(gamma * 3),
  )
  const text = new TextDecoder('latin1').decode(writeEulumdat(long)).replaceAll('\r\n', '\n')
  expect(text.length).toBeGreaterThan(1_200_000)
  expect(await editor.save('photometry', 'large-light', { ...data, slug: 'large-light', file: text })).toMatchObject({
    status: 200,
  })
})

test('the photometry page has diagrams with tables, in both languages; the product page links to it', async () => {
  for (const [prefix, said] of [
    [
      '',
      [
        'Light distribution',
        'Beam angle (half of the peak) 102°',
        'Computed from a model of the lamp, not measured',
        '0.5 m 1130 lx',
      ],
    ],
    [
      '/sv',
      ['Ljusfördelning', 'Spridningsvinkel (halva toppvärdet) 102°', 'Beräknad ur en modell av lampan, inte uppmätt'],
    ],
  ] as const) {
    expect(await shop.html(`${prefix}/product/${slug}`)).toContain(`href="${prefix}/product/${slug}/light"`)
    const html = await shop.html(`${prefix}/product/${slug}/light`)
    const text = plain(html).replaceAll('\u00a0', ' ')
    const missing = said.filter(one => !text.includes(one))
    expect(missing).toEqual([])
    expect(html.match(/<svg class="diagram-drawing"[^>]* role="img" aria-label="[^"]{20,}"/g)).toHaveLength(3)
    expect(html.match(/<table class="diagram-values"/g)).toHaveLength(3)
  }
  expect(await shop.html('/product/vavsta-shade-linen')).not.toContain('vavsta-shade-linen/light"')
  for (const path of ['/product/vavsta-shade-linen/light', '/product/none/light', `/product/${slug}/photometry.txt`])
    expect((await shop.get(path)).status, path).toBe(404)
})

test('the demo’s lamps have photometry that names the bulb it was computed with', async () => {
  const text = plain(await shop.html('/sv/product/ringholm-cluster-brass/light')).replaceAll('\u00a0', ' ')
  expect(text).toContain('3 × Glim E14, 45 mm, 1410 lm, 2700 K')
  expect(text).toContain('Beräknad ur en modell av lampan, inte uppmätt')
})

test('photometry is downloaded in both formats, whichever was uploaded', async () => {
  for (const ending of ['ldt', 'ies']) {
    const response = await shop.get(`/product/${slug}/photometry.${ending}`)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/plain; charset=iso-8859-1',
      'content-disposition': `attachment; filename="dager-${slug}.${ending}"`,
      etag: expect.any(String),
      'x-content-type-options': 'nosniff',
    })
    const { distribution, warnings } = readOrThrow(new Uint8Array(await response.arrayBuffer()))
    expect(computeFlux(distribution)).toBeCloseTo(computeFlux(lamp), 3)
    expect(candelaAt(distribution, 33, 40)).toBeCloseTo(candelaAt(lamp, 33, 40), 3)
    expect(distribution).toMatchObject({ maker: 'Dager', name: expect.stringMatching(/^Vävsta/), report: 'R 1' })
    expect(warnings.map(({ reason }) => reason)).toEqual(ending === 'ldt' ? ['end at 90: no light above'] : [])
  }
})

test('the data sheet has the polar diagram', async () => {
  const sheet = await readSheet(shop, `/sv/product/${slug}/data-sheet.pdf`)
  const alts = sheet.tags.map(({ alt }) => alt)
  expect(alts).toContainEqual(expect.stringMatching(/^Polärt diagram över ljusstyrkan: som mest 282\scd, vid 0°/))
  expect(sheet.text).toContain('Beräknad ur en modell av lampan, inte uppmätt')
  expect(sheet).toMatchObject({ isPdfUa: true, isTagged: true, pages: 2 })
})

test('the pages of a spot show its beam angle and the circle that it lights', async () => {
  const factsOf = (product: Record<string, unknown>) => (typeof product.facts === 'object' ? product.facts : {})
  await editor.change('1017', product => ({ facts: { ...factsOf(product), beam: 36 } }))
  expect(await editor.publish('1017')).toMatchObject({ status: 200 })
  const page = plain(await shop.html('/sv/product/tjarna-ceiling-opal'))
  expect(page).toContain('Spridningsvinkel 36°')
  const own = (await shop.html('/light/of/tjarna-ceiling-opal')).replaceAll('\u00a0', ' ')
  expect(own).toContain('Gives 1600 lm in a beam of 36°: a circle of 130 cm at 2 m.')
  await editor.change('1017', product => ({ facts: { ...factsOf(product), beam: undefined } }))
  expect(await editor.publish('1017')).toMatchObject({ status: 200 })
})

test('a file that names its lamp is downloaded unchanged, and the other format is made from it', async () => {
  const given = readFileSync('test/photometry/files/tilt-empty.ldt')
  for (const isTurned of [false, true]) {
    const entry = { ...data, file: new TextDecoder('latin1').decode(given), isTurned }
    expect(await editor.save('photometry', 'vavsta-light', entry)).toMatchObject({ status: 200 })
    expect(await editor.publish('vavsta-light')).toMatchObject({ status: 200 })
    const bytes = async (ending: string) =>
      Buffer.from(await (await shop.get(`/product/${slug}/photometry.${ending}`)).arrayBuffer())
    expect((await bytes('ldt')).equals(given)).toBe(!isTurned)
    const { warnings } = readOrThrow(new Uint8Array(await bytes('ies')))
    expect(warnings.filter(({ reason }) => !/end at 90/.test(reason))).toEqual([])
  }
  expect(await editor.save('photometry', 'vavsta-light', data)).toMatchObject({ status: 200 })
  expect(await editor.publish('vavsta-light')).toMatchObject({ status: 200 })
})
