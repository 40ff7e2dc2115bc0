import { expect, test } from 'vitest'
import { readSheet } from '../../data-sheet/read-pdf.ts'
import { recordAt, textAt } from '../../support/answer.ts'
import { sharedShop } from '../../support/app.ts'
import { createEditor, editorVars, inside } from '../../support/editor.ts'

const shop = await sharedShop(editorVars)
const editor = createEditor(shop, editorVars.CONTENT_TOKEN)

const why = expect.any(String)

/** Loads the errors that publishing the draft now would cause. */
const loadErrors = async (id: string) => recordAt((await editor.ask('GET', `/entries${id}/lacking`)).body, 'lacking')

/** The HTML below a heading in the product page's Information tab, or an empty string. */
const findRow = (html: string, name: string) =>
  new RegExp(`<p><strong>${name}</strong>(?:<br/>|</p><ul>)(.*?)</(?:p|ul)>`, 's').exec(html)?.[1] ?? ''

test('product pages state the manufacturer, the responsible person in the EU, and safety information', async () => {
  const lamp = await shop.html('/sv/product/ringholm-bathroom-brass')
  expect(findRow(lamp, 'Tillverkare')).toBe(
    'Dager, Mejerivägen 4, 571 00 Nässjö, Sverige<br/><a href="mailto:hej@dager.example" target="_blank" rel="noopener">hej@dager.example<span class="visually-hidden"> (öppnas i en ny flik)</span></a>',
  )
  expect(findRow(lamp, 'Säkerhet')).toContain('behörig elektriker')
  expect(findRow(lamp, 'Ansvarig i EU')).toBe('')
  const candle = await shop.html('/product/treskar-candle-brass')
  expect(findRow(candle, 'Safety')).toContain('Never leave a burning candle')
  expect(findRow(candle, 'Manufacturer')).toContain('571 00 Nässjö, Sweden')
  const bulb = await shop.html('/product/glim-e27-globe-opal')
  expect(findRow(bulb, 'Manufacturer')).toContain('Macclesfield SK11 0ZZ, United Kingdom')
  expect(findRow(bulb, 'Responsible in the EU')).toContain('Dager, Mejerivägen 4')
})

test('a product without legally required data is not published, and the errors name the fields', async () => {
  const refused: [object, string][] = [
    [{ maker: undefined }, 'data.maker'],
    [{ maker: 'nobody' }, 'data.maker'],
    [{ media: [] }, 'data.media'],
    [{ warnings: { en: ['Hot.', 'Heavy.'], sv: ['Het.'] } }, 'data.warnings.sv'],
  ]
  for (const [change, field] of refused) {
    const { data } = await editor.read('1008')
    await editor.change('1008', () => change)
    expect(await loadErrors('/1008')).toEqual({ [field]: why })
    expect(await editor.publish('1008')).toEqual({ status: 422, body: { errors: { [field]: why } } })
    await editor.save('product', '1008', data)
  }
  expect(await loadErrors('/1008')).toEqual({})
  // A page at a path that the shop does not show cannot be published either.
  const texts = { seoData: { title: { en: 'A' }, description: { en: 'B' } }, title: { en: 'C' }, lead: { en: 'D' } }
  await editor.save('page', '/nowhere/at-all', { ...texts, body: { en: [] } })
  expect(await loadErrors(`/${encodeURIComponent('/nowhere/at-all')}`)).toEqual({ id: why })
  const { data } = await editor.read('1008')
  const elsewhere = { src: 'https://models.example/arc.glb', bytes: 1 }
  const saved = await editor.save('product', '1008', { ...data, model: elsewhere })
  expect(saved).toMatchObject({ status: 422, body: { errors: { 'data.model.src': expect.stringContaining('.glb') } } })
  expect(await editor.publish('1008')).toMatchObject({ status: 200 })
})

test('products published before the manufacturer was required are still shown', async () => {
  await shop.env.CONTENT_DB.prepare(
    `UPDATE entries SET data = json_remove(data, '$.maker', '$.warnings') WHERE type = 'product' AND id = '1009'`,
  ).run()
  const html = await shop.html('/product/ringholm-ceiling-brass')
  expect(html).toContain('a cloth that is barely damp')
  expect(findRow(html, 'Manufacturer') + findRow(html, 'Safety')).toBe('')
})

test('a manufacturer needs addresses, and outside the EEA a responsible person, and stays public while in use', async () => {
  const maker = {
    slug: 'okan',
    name: 'Okan',
    address: { en: 'Okan Way 1, Ankara' },
    email: 'a@okan.example',
    country: 'TR',
  }
  const responsible = { name: 'Ljusimport', address: { en: 'Kajen 1, Malmö' }, email: 'b@import.example' }
  const save = (data: object) => editor.save('maker', 'okan', data)
  const wrong: [object, string][] = [
    [{ ...maker, address: { en: ' ' }, responsible }, 'data.address.en'],
    [{ ...maker, email: undefined, responsible }, 'data.email'],
    [{ ...maker, email: 'okan', responsible }, 'data.email'],
    [{ ...maker, country: 'Türkiye', responsible }, 'data.country'],
    [maker, 'data.responsible'],
    [{ ...maker, responsible: { ...responsible, name: '' } }, 'data.responsible.name'],
  ]
  for (const [data, field] of wrong)
    expect(await save(data)).toEqual({ status: 422, body: { errors: { [field]: why } } })
  expect(await save({ ...maker, country: 'NO' })).toMatchObject({ status: 200 })
  expect(await save({ ...maker, responsible })).toMatchObject({ status: 200 })

  await editor.change('1008', () => ({ maker: 'okan' }))
  expect(await editor.publish('1008')).toEqual({ status: 422, body: { errors: { 'data.maker': why } } })
  expect(await editor.publish('okan')).toMatchObject({ status: 200, body: { shown: true } })
  expect(await editor.publish('1008')).toMatchObject({ status: 200 })
  expect(findRow(await shop.html('/sv/product/ringholm-pendant-brass'), 'Ansvarig i EU')).toContain('Kajen 1, Malmö')
  expect(await editor.unpublish('okan')).toEqual({ status: 409, body: { errors: { id: why } } })
})

test('product page and care sheet say who can replace batteries and built-in light sources, and how', async () => {
  const words = {
    '': [
      'Battery replaced',
      'By the user',
      'Li-ion, 5000\u00a0mAh, 18\u00a0Wh',
      'crossed-out bin',
      'brass collar by hand',
    ],
    '/sv': [
      'Batteri byts',
      'Av användaren',
      'Li-ion, 5000\u00a0mAh, 18\u00a0Wh',
      'överkryssad',
      'mässingskragen för hand',
    ],
  }
  for (const [prefix, [name = '', by = '', battery = '', bin = '', how = '']] of Object.entries(words)) {
    const html = await shop.html(`${prefix}/product/murla-portable-brass`)
    expect(html).toContain(`<dt>${name}</dt><dd>${by}</dd>`)
    for (const text of [battery, bin]) expect(html.includes(text), text).toBe(true)
    const sheet = await readSheet(shop, `${prefix}/product/murla-portable-brass/care.pdf`)
    const joined = sheet.text.replace(/\s/g, '')
    for (const text of [by, battery, bin, how]) expect(joined).toContain(text.replace(/\s/g, ''))
    expect(await shop.html(`${prefix}/product/ringholm-pendant-brass`)).not.toContain(name)
  }
  const before = recordAt(await editor.read('1017'), 'data.facts')
  const { 'driver-replaceable': _, ...facts } = before
  await editor.change('1017', () => ({ facts }))
  const errors = { 'data.facts.driver-replaceable': expect.stringContaining('2019/2020') }
  expect(await editor.publish('1017')).toEqual({ status: 422, body: { errors } })
  // The version that was published before stays public.
  expect(await shop.html('/product/tjarna-ceiling-opal')).toContain('Driver replaced')
  await editor.change('1017', () => ({ facts: before }))
})

test('entries and releases with environmental claims, or that mention credit without a warning, are not published', async () => {
  const refused: [id: string, change: (data: object) => object, field: string, says: RegExp][] = [
    [
      '1008',
      () => ({ details: { en: ['Brass', 'Sustainable linen'] } }),
      'data.details.en.1',
      /“Sustainable”.*2005.29/,
    ],
    ['1008', () => ({ lead: { en: 'A lamp', sv: 'En miljövänlig lampa' } }), 'data.lead.sv', /“miljövänlig”/],
    ['1008', () => ({ name: 'Eco-friendly arc' }), 'data.name', /“Eco-friendly”/],
    ['murla-in-moss', () => ({ body: { en: bodyOf('A climate ', 'neutral green') } }), 'data.body.en', /forbidden/],
    ['/info/press', () => ({ title: { en: 'A', sv: 'Klimatneutral frakt' } }), 'data.title.sv', /forbidden/],
    [
      '/info/faq',
      () => ({ lead: { en: 'A', sv: 'Kan jag delbetala?' } }),
      'data.lead.sv',
      /Att låna kostar pengar.*7 a/,
    ],
    [
      'start',
      data => inside(data, 'hero', { title: { en: 'A greener choice' } }),
      'data.hero.title.en',
      /“greener choice”/,
    ],
    ['global', data => inside(data, 'config', { shopName: 'Eco lamps' }), 'data.config.shopName', /“Eco lamp/],
  ]
  for (const [id, change, field, says] of refused) {
    const path = `/${encodeURIComponent(id)}`
    const { type, data } = await editor.read(id)
    await editor.change(id, change)
    const errors = { [field]: expect.stringMatching(says) }
    expect(await editor.publish(id), id).toEqual({ status: 422, body: { errors } })
    expect(await loadErrors(path)).toEqual(errors)
    const { body } = await editor.ask('POST', '/releases', { name: 'Autumn', entries: [{ type, id }] })
    expect(await editor.ask('POST', `/releases/${textAt(body, 'id')}/publish`)).toMatchObject({
      status: 422,
      body: { errors: { [`${type}:${id} ${field}`]: expect.stringMatching(says) } },
    })
    await editor.save(type, id, data)
    expect(await loadErrors(path)).toEqual({})
  }
})

test('an environmental claim with its specification can be published, and the page shows both', async () => {
  const claims = [
    {
      claim: { en: 'Eco-friendly', sv: 'Miljövänlig' },
      specification: { en: 'Every part is replaced by itself.', sv: 'Varje del byts för sig.' },
    },
  ]
  const said = { en: 'Eco-friendly light', sv: 'Miljövänligt ljus' }
  const entries: [id: string, path: string, change: (data: object) => object][] = [
    ['1008', '/product/ringholm-pendant-brass', () => ({ lead: said })],
    ['/info/press', '/info/press', () => ({ lead: said })],
    ['murla-in-moss', '/news/murla-in-moss', () => ({ intro: said })],
    ['towards-advent', '/campaigns/towards-advent', () => ({ intro: said })],
  ]
  for (const [id, path, change] of entries) {
    const { type, data } = await editor.read(id)
    await editor.change(id, data => ({ ...change(data), claims }))
    expect(await editor.publish(id), id).toEqual(expect.objectContaining({ status: 200 }))
    expect(await shop.html(path)).toContain('<strong>Eco-friendly</strong>: Every part is replaced by itself.')
    expect(await shop.html(`/sv${path}`)).toContain('<strong>Miljövänlig</strong>: Varje del byts för sig.')
    await editor.save(type, id, data)
    expect(await editor.publish(id)).toMatchObject({ status: 200 })
    expect(await shop.html(path)).not.toContain('Every part is replaced by itself.')
  }
})

const bodyOf = (...spans: string[]) => [{ _type: 'block', _key: 'b', children: spans.map(text => ({ text })) }]
