import { afterAll, expect, test } from 'vitest'
import { articles } from '../../tools/demo/articles.ts'
import { pickAmount } from '../support/amount.ts'
import { startShop } from '../support/app.ts'
import { createEditor } from '../support/editor.ts'
import { readSheet } from './read-pdf.ts'

const shop = await startShop({ CONTENT_TOKEN: 'an-editors-token' })
const editor = createEditor(shop, 'an-editors-token')
afterAll(() => shop.close())

const pathOf = (slug: string, prefix = '') => `${prefix}/product/${slug}/data-sheet.pdf`
const plain = (html: string) =>
  html
    .replace(/<span class="visually-hidden">.*?<\/span>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')
    .trim()

/** Loads a product page. Returns its specifications, and the paragraphs and items of its tabs. */
async function pageOf(path: string) {
  const html = (await shop.html(path)).split('class="band related"')[0]?.replaceAll('<!-- -->', '') ?? ''
  // A data sheet does not repeat links to downloads and other pages.
  const tabs = html.slice(html.indexOf('class="accordion tabs"')).replace(/<p class="actions">.*?<\/p>/gs, '')
  const facts = [...tabs.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, name = '', value = '']) =>
    plain(`${name} ${value}`),
  )
  const texts = [...tabs.matchAll(/<(p|li)\b[^>]*>(.*?)<\/\1>/gs)]
  return { facts, texts: texts.map(([, , text = '']) => plain(text)) }
}

/** Removes commas and spaces. PDF readers add a space at every line end, even in a split word. */
const removeSpaces = (text: string) => text.replace(/[\s,]/g, '')

for (const [prefix, language, title] of [
  ['', 'en-GB', 'Data sheet'],
  ['/sv', 'sv-SE', 'Datablad'],
] as const) {
  test(`a data sheet is a tagged PDF with the facts of its product page, in the same language (${language})`, async () => {
    const some = ['ekvika-table-oak', 'glim-e27-filament-clear', 'murla-portable-chalk', 'murla-charging-base']
    for (const slug of pickAmount(
      some,
      articles.map(article => article.slug),
    )) {
      const sheet = await readSheet(shop, pathOf(slug, prefix))
      const { facts, texts } = await pageOf(`${prefix}/product/${slug}`)
      expect([facts.length > 3, texts.length > 3], slug).toEqual([true, true])
      const said = removeSpaces(sheet.text)
      expect(
        [...facts, ...texts].filter(text => !said.includes(removeSpaces(text))),
        slug,
      ).toEqual([])
      expect(sheet.text).not.toMatch(/\bSEK\b|\bkr\b|€/)
      expect(sheet.info).toMatchObject({ Language: language, Title: expect.stringContaining(`– ${title}`) })
      expect(sheet).toMatchObject({ isPdfUa: true, isTagged: true })
      expect(sheet.tags.filter(({ role }) => role === 'H1')).toHaveLength(1)
      expect(sheet.tags.filter(({ role }) => role === 'TR').length).toBeGreaterThanOrEqual(facts.length)
      const figures = sheet.tags.filter(({ role }) => role === 'Figure')
      expect(figures.filter(({ alt }) => !alt)).toEqual([])
      expect(figures[0]?.alt).toContain(`http://shop.test${prefix}/product/${slug}`)
      expect([sheet.pages <= 2, sheet.size < 200_000], slug).toEqual([true, true])
    }
  })
}

test('a care sheet contains the texts about use and the facts about mounting, on one page', async () => {
  for (const [prefix, title, language] of [
    ['', 'Mounting and care', 'en'],
    ['/sv', 'Montering och skötsel', 'sv'],
  ]) {
    const path = `${prefix}/product/vavsta-pendant-charcoal`
    expect(await shop.html(path)).toContain(`href="${path}/care.pdf"`)
    const care = await readSheet(shop, `${path}/care.pdf`)
    const { texts } = await pageOf(path)
    const said = removeSpaces(care.text)
    const use = texts.filter(text => /electrician|elektriker|Nässjö|15\sW/.test(text))
    expect(use.length).toBeGreaterThanOrEqual(3)
    expect(use.filter(text => !said.includes(removeSpaces(text)))).toEqual([])
    expect(care.text).toContain('E27')
    expect(care.info).toMatchObject({ Title: expect.stringContaining(`– ${title}`) })
    expect(care).toMatchObject({ isPdfUa: true, isTagged: true, pages: 1 })
    expect(care.headers.get('Content-Disposition')).toBe(
      `inline; filename="dager-vavsta-pendant-charcoal-care-${language}.pdf"`,
    )
  }
  expect((await shop.get('/product/no-such-lamp/care.pdf')).status).toBe(404)
})

test('the sheet of a light source has the energy class, and the sheet of a lamp has the drawing', async () => {
  const bulb = await readSheet(shop, pathOf('glim-e27-filament-clear', '/sv'))
  expect(bulb.text).toContain('Energieffektivitetsklass F, på en skala från A (bäst) till G')
  expect(bulb.text).toContain('Nummer i EPREL 99001103')
  const lamp = await readSheet(shop, pathOf('ekvika-table-oak'))
  expect(lamp.tags.map(({ alt }) => alt)).toContainEqual(expect.stringMatching(/height 47\scm/))
  expect(lamp.text).not.toContain('EPREL')
})

test('a data sheet is made once, has an ETag, and is made again when its product is published', async () => {
  const path = pathOf('ekvika-wall-brass')
  const first = await readSheet(shop, path)
  const etag = first.headers.get('ETag') ?? ''
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'content-disposition': 'inline; filename="dager-ekvika-wall-brass-en.pdf"',
    'cache-control': 'private, no-cache',
    'content-length': String(first.size),
    link: '<http://shop.test/product/ekvika-wall-brass>; rel="canonical"',
    'x-content-type-options': 'nosniff',
  })
  expect(etag).toMatch(/^"[0-9a-f]{32}"$/)
  const stored = async () => (await shop.env.PICTURES.list({ prefix: 'sheets/data/en/ekvika-wall-brass' })).objects
  const [made] = await stored()
  expect(`"${made?.etag}"`).toBe(etag)
  const again = await shop.get(path, { headers: { 'If-None-Match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  // Another market shows other prices, but the same sheet.
  const norwegian = await shop.get(path, { headers: { 'CF-IPCountry': 'NO' } })
  expect(norwegian.headers.get('ETag')).toBe(etag)
  await norwegian.arrayBuffer()
  expect((await stored())[0]?.uploaded).toEqual(made?.uploaded)

  await editor.change('1007', () => ({ details: { en: ['Ny and tested'], sv: ['Ny och provad'] } }))
  expect((await readSheet(shop, path)).headers.get('ETag')).toBe(etag)
  expect(await editor.publish('1007')).toMatchObject({ status: 200, body: { shown: true } })
  const renewed = await shop.get(path, { headers: { 'If-None-Match': etag } })
  expect(renewed.status).toBe(200)
  await renewed.arrayBuffer()
  expect((await readSheet(shop, path)).text).toContain('Ny and tested')
  expect((await readSheet(shop, pathOf('ekvika-wall-brass', '/sv'))).text).toContain('Ny och provad')
  expect(await stored()).toHaveLength(1)
})

test('a sheet with long words, many facts and foreign letters has as many pages as it needs', async () => {
  const values = Array.from({ length: 60 }, (_, at) => `Värde ${at} ${'W'.repeat(at % 7 ? 5 : 300)}`)
  const inBoth = (text: string) => ({ en: text, sv: text })
  const attributes = values.map((value, at) => ({
    slug: `own-${at}`,
    name: inBoth(`Egenskap ${at}`),
    values: [{ name: inBoth(value) }],
  }))
  const name = `Łódź Příliš ${'Ljuskällefabriksarbetare'.repeat(7)}`
  const description = [
    {
      _type: 'block',
      _key: 'a',
      style: 'normal',
      markDefs: [],
      children: [{ _type: 'span', _key: 'b', text: 'å'.repeat(4000) }],
    },
  ]
  await editor.change('1006', () => ({ name, attributes, descriptionBody: { en: description, sv: description } }))
  expect(await editor.publish('1006')).toMatchObject({ status: 200 })
  const sheet = await readSheet(shop, pathOf('ekvika-floor-oak'))
  expect(sheet.pages).toBeGreaterThan(2)
  const said = removeSpaces(sheet.text)
  expect(
    [name, ...values.map(value => value.slice(0, 30)), 'å'.repeat(1000)].filter(
      text => !said.includes(removeSpaces(text)),
    ),
  ).toEqual([])
})

test('the address of an unknown product’s data sheet shows the 404 page in either language', async () => {
  for (const [path, words] of [
    [pathOf('nothing'), 'lang="en'],
    [pathOf('nothing', '/sv'), 'lang="sv'],
  ] as const) {
    const response = await shop.get(path)
    expect([response.status, response.headers.get('Cache-Control')], path).toEqual([404, 'private, no-cache'])
    expect(await response.text()).toContain(words)
  }
  expect((await shop.env.PICTURES.list({ prefix: 'sheets/data/en/nothing' })).objects).toEqual([])
})

test('the product page offers its data sheet, and its pictures as JPEG, whatever the browser accepts', async () => {
  const html = await shop.html('/sv/product/ekvika-table-oak')
  expect(html).toContain('<a href="/sv/product/ekvika-table-oak/data-sheet.pdf">Datablad (PDF)</a>')
  const pictures = [...html.matchAll(/<a href="([^"]+)" download="">Bild (\d)<\/a>/g)]
  expect(pictures.map(([, , number]) => number)).toEqual(['1', '2', '3'])
  for (const [, path = ''] of pictures) {
    const response = await shop.get(path, { headers: { Accept: 'image/avif,image/webp,*/*' } })
    expect([response.status, response.headers.get('Content-Type')], path).toEqual([200, 'image/jpeg'])
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    await response.arrayBuffer()
  }
})
