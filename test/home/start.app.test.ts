import { expect, test } from 'vitest'
import { sharedShop } from '../support/app.ts'
import { createEditor, editorVars } from '../support/editor.ts'

const shop = await sharedShop(editorVars)
const editor = createEditor(shop, editorVars.CONTENT_TOKEN)

/** The CSS classes of the bands on a front page, from top to bottom. */
const bandsOf = (html: string) =>
  [...html.matchAll(/<section class="(?:band )?(case-band|room-guide|designer-band|story|news-band)\b/g)].map(
    ([, band]) => band,
  )
const all = ['case-band', 'room-guide', 'designer-band', 'story', 'news-band']

test('the lamps that most people choose are shown lit, whether or not they are hovered', async () => {
  for (const [path, title] of [
    ['/', 'What most people choose'],
    ['/sv', 'Det de flesta väljer'],
  ] as const) {
    const band = (await shop.html(path)).split(`>${title}</h2>`)[1]?.split('</section>')[0] ?? ''
    const pictures = [...band.matchAll(/<img [^>]*src="([^"]+)"/g)].map(([, address]) => address)
    expect(pictures).toHaveLength(4)
    for (const address of pictures) expect(address).toContain('-lit.')
  }
})

test('editors choose a case, rooms and a designer; missing parts are left out', async () => {
  const opened = await shop.get(`/api/preview?path=/&secret=${editorVars.PREVIEW_SECRET}`)
  const cookie = opened.headers.get('Set-Cookie')?.split(';')[0] ?? ''
  const preview = async () => (await shop.get('/sv', { headers: { Cookie: cookie } })).text()

  for (const [path, words] of [
    [
      '/',
      [
        '/cases/hamnbadet-ystad',
        'Light, room by room',
        'Nobody hides a good rope.',
        'The stars are out',
        '>60\u00a0cm<',
      ],
    ],
    [
      '/sv',
      ['/sv/cases/hamnbadet-ystad', 'Rum för rum', 'Ingen gömmer ett bra rep.', '/sv/category/shop?family=skarpnas'],
    ],
  ] as const) {
    const html = await shop.html(path)
    expect(bandsOf(html)).toEqual(all)
    for (const word of words) expect(html).toContain(word)
  }

  await editor.change('start', () => ({ case: 'pensionat-sjoros', designer: 'ylva-torsmark' }))
  expect(await preview()).toContain('/sv/cases/pensionat-sjoros')
  expect(await shop.html('/sv')).not.toContain('/sv/cases/pensionat-sjoros')
  await editor.publish('start')
  expect(await shop.html('/sv')).toContain('Måste man leta efter strömbrytaren är jag inte färdig.')

  // Editors can sort and leave out the bands, but not repeat one.
  await editor.change('start', () => ({ bands: ['story', 'case', 'roomGuide'] }))
  await editor.publish('start')
  expect(bandsOf(await shop.html('/sv'))).toEqual(['story', 'case-band', 'room-guide'])
  const { data } = await editor.read('start')
  const twice = { ...data, bands: ['story', 'story'] }
  expect(await editor.save('startPage', 'start', twice)).toMatchObject({
    status: 422,
    body: { errors: { 'data.bands': 'must not name a part twice' } },
  })
  // A front page that was stored before bands could be sorted shows all of them.
  await editor.change('start', () => ({ bands: undefined }))
  await editor.publish('start')
  expect(bandsOf(await shop.html('/sv'))).toEqual(all)

  await editor.unpublish('pensionat-sjoros')
  expect(bandsOf(await shop.html('/sv'))).toEqual(all.filter(band => band !== 'case-band'))
  expect(await preview()).toContain('/sv/cases/pensionat-sjoros')

  // A front page that was stored before these bands existed shows only the story.
  const nothing = { case: undefined, roomGuide: undefined, designer: undefined, newsTitle: undefined }
  await editor.change('start', () => nothing)
  await editor.publish('start')
  expect(bandsOf(await shop.html('/'))).toEqual(['story'])
  expect(await shop.html('/')).toContain('Made to be taken apart')
})

test('a room with missing or unknown fields is refused, and the error names the field', async () => {
  const room = { name: { en: 'Attic' }, figure: { en: 'Ra 90' }, advice: { en: 'See the moths.' } }
  const save = async (change: object) => {
    const { data } = await editor.read('start')
    const guide = {
      title: { en: 'A' },
      intro: { en: 'B' },
      rooms: [{ ...room, link: { title: { en: 'C' }, href: '/' }, ...change }],
    }
    return editor.save('startPage', 'start', { ...data, roomGuide: guide })
  }
  expect(await save({})).toMatchObject({ status: 200 })
  for (const [change, field] of [
    [{ name: { en: ' ', sv: 'Vinden' } }, 'data.roomGuide.rooms.0.name.en'],
    [{ figure: { sv: 'Ra 90' } }, 'data.roomGuide.rooms.0.figure.en'],
    [{ advice: undefined }, 'data.roomGuide.rooms.0.advice'],
    [{ kelvin: 2700 }, 'data.roomGuide.rooms.0.kelvin'],
  ] as const) {
    expect(await save(change)).toMatchObject({ status: 422, body: { errors: { [field]: expect.any(String) } } })
  }
})
