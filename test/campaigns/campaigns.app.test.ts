import { expect, test } from 'vitest'
import { campaigns } from '../../tools/demo/stories/campaigns.ts'
import { valueAt } from '../support/answer.ts'
import { sharedShop } from '../support/app.ts'
import { createEditor, editorVars } from '../support/editor.ts'

const shop = await sharedShop(editorVars)
const editor = createEditor(shop, editorVars.CONTENT_TOKEN)
const [demo] = campaigns
if (!demo) throw new Error('The demo has no campaign')
const statusOf = async (path: string) => (await shop.get(path)).status

/** The kinds of a campaign's blocks from top to bottom, by their CSS classes. */
function kindsOf(html: string) {
  const [, blocks = ''] = /<div class="bands">(.*)<\/main>/s.exec(html) ?? []
  const names = 'campaign-text|story|campaign-quote|case-more|case-band|designer-band|room-guide|campaign-link'
  const found = blocks.matchAll(
    new RegExp(`<(?:section|figure|div) class="(?:band (?=[a-z])|)(${names}|band)[ "]`, 'g'),
  )
  return [...found]
    .map(([, kind]) => kind)
    .filter((kind, at, all) => kind !== 'band' || all[at - 1] !== 'campaign-link')
}

test('a campaign shows its blocks in the stored sequence, and has structured data', async () => {
  for (const [path, ...words] of [
    ['/campaigns/towards-advent', 'A light for each Sunday', 'Then the table', 'Iron as it comes from the mould.'],
    ['/sv/campaigns/towards-advent', 'Ett ljus för varje söndag', 'Sedan bordet', '/sv/cases/en-skargardsstuga'],
  ]) {
    const html = await shop.html(path ?? '')
    for (const word of [...words, '"@type":"CollectionPage"']) expect(html, path).toContain(word)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toContain(`<link rel="canonical" href="http://shop.test${path}"/>`)
    expect(html).toContain('hrefLang="sv" href="http://shop.test/sv/campaigns/towards-advent"')
    const order = [
      'campaign-text',
      'story',
      'campaign-quote',
      'case-more',
      'case-band',
      'designer-band',
      'campaign-link',
    ]
    expect(kindsOf(html).filter(kind => kind !== 'band')).toEqual(order)
    expect(html).not.toContain('data-edit')
  }
  expect(await shop.html('/news/stars-are-out')).toContain('/campaigns/towards-advent')
})

test('a campaign is drafted, published, rearranged and removed', async () => {
  const path = '/campaigns/glass'
  const at = (id: string, verb = '') => `/entries/${id}${verb && `/${verb}`}`
  const [text, products] = demo.blocks
  const data = { ...demo, slug: 'glass', title: { en: 'Week of glass' }, blocks: [text, products] }
  for (const [blocks, field] of [
    [[{ _type: 'poem', _key: 'a' }], 'data.blocks.0._type'],
    [[{ _type: 'case', _key: 'a', case: '' }], 'data.blocks.0.case'],
    [[{ _type: 'quote', _key: 'a', quote: { en: 'Oh' }, colour: 'red' }], 'data.blocks.0.colour'],
  ] as const) {
    const refused = await editor.save('campaign', 'glass', { ...data, blocks })
    expect(refused).toMatchObject({ status: 422, body: { errors: { [field]: expect.any(String) } } })
  }
  expect(await editor.save('campaign', 'glass', data)).toMatchObject({ status: 200 })
  expect(await statusOf(path)).toBe(404)
  const { body: found } = await editor.ask('GET', at('glass'))
  expect(found).toMatchObject({ untranslated: ['title'] })
  expect(await editor.publish('glass')).toMatchObject({
    status: 200,
    body: {
      pages: [
        { path, status: 200 },
        { path: `/sv${path}`, status: 200 },
      ],
    },
  })
  expect(kindsOf(await shop.html(path))).toEqual(['campaign-text', 'band'])
  expect(await shop.html('/sitemap/campaign/1.xml')).toContain(path)
  expect(await shop.html('/search/week%20of%20glass')).toContain(`href="${path}"`)

  const { body: links } = await editor.ask('GET', at('glass', 'links'))
  expect(valueAt(links, 'to')).toContainEqual(expect.objectContaining({ type: 'product', id: '1023', field: 'blocks' }))
  await editor.change('glass', () => ({
    blocks: [products, text, { _type: 'case', _key: 'c', case: 'pensionat-sjoros' }],
  }))
  expect(kindsOf(await shop.html(path))).toEqual(['campaign-text', 'band'])
  await editor.publish('glass')
  const kinds = kindsOf(await shop.html(path))
  expect(kinds.slice(0, 2)).toEqual(['band', 'campaign-text'])
  expect(await editor.unpublish('glass')).toMatchObject({ status: 200 })
  expect([await statusOf(path), await statusOf(`/sv${path}`)]).toEqual([404, 404])
})
