import { expect, test } from 'vitest'
import { sharedShop } from '../support/app.ts'
import { createEditor, editorVars, inside } from '../support/editor.ts'

const shop = await sharedShop(editorVars)
const editor = createEditor(shop, editorVars.CONTENT_TOKEN)

const arrowsIn = (html: string) => [...html.matchAll(/<a class="energy" href="([^"]+)" data-class="(.)"/g)]
const cardsIn = (html: string) => [...html.matchAll(/<li class="product-card[^>]*data-product="(\d+)".*?<\/li>/gs)]

test('every price of a light source has an energy arrow, and no other price has one', async () => {
  const paths = ['/', '/category/shop', '/category/shop/lightsource', '/search/glim', '/favorites/1101,1005']
  let found = 0
  for (const path of [...paths, '/product/ekvika-table-oak', '/sv/product/glim-e27-globe-opal']) {
    const html = await shop.html(path)
    for (const [card, id = ''] of cardsIn(html)) {
      expect(arrowsIn(card).length, `${path} ${id}`).toBe(id.startsWith('11') ? 1 : 0)
      found += arrowsIn(card).length
    }
  }
  expect(found).toBeGreaterThan(12)
  const typed = await shop.html('/suggestions?q=glim')
  expect(arrowsIn(typed).map(([, href]) => href)).toContain('/energy-label/glim-e27-globe-opal')
  expect(arrowsIn(await shop.html('/pickup/1101-1.2~1005-1'))).toHaveLength(1)
  expect(await (await shop.get('/recommended/1005,1102')).json()).toMatchObject({
    labels: [{ product: '1102', slug: 'glim-e14-drop-opal', energy: 'E' }],
    recommended: expect.arrayContaining([expect.objectContaining({ product: '1101', energy: 'E' })]),
  })
})

test('beside the price, a light source’s page links to the label and the product information sheet', async () => {
  const html = await shop.html('/sv/product/glim-e27-filament-clear')
  expect(html).toContain(
    'href="/sv/energy-label/glim-e27-filament-clear" data-class="F" aria-label="Energiklass F på en skala från A till G, öppna etiketten"',
  )
  expect(html).toContain('href="https://eprel.ec.europa.eu/screen/product/lightsources/99001103"')
  const label = await shop.html('/sv/energy-label/glim-e27-filament-clear')
  expect(label).toContain('Energietiketten för Harrow &amp; Fenn DG1103: klass F på en skala från A till G')
  expect(label).toContain('5 kWh per 1000 timmar')
  expect(label).toContain('<meta name="robots" content="noindex"/>')
  expect(label).toContain('href="/sv/product/glim-e27-filament-clear"')
})

test('a lamp has no arrow or label, only the class of its light source', async () => {
  const html = await shop.html('/product/tjarna-ceiling-opal')
  expect(html).toContain('This product contains a light source of energy efficiency class E')
  expect(html.split('class="band related"')[0]).not.toContain('class="energy"')
  expect(await shop.html('/sv/product/tjarna-ceiling-opal')).toContain('en ljuskälla med energieffektivitetsklass E')
  expect(await shop.html('/product/ekvika-table-oak')).not.toContain('contains a light source')
  for (const slug of ['tjarna-ceiling-opal', 'ekvika-table-oak', 'nothing']) {
    expect((await shop.get(`/energy-label/${slug}`)).status).toBe(404)
  }
})

test('publishing changes the label; contradictory facts are refused, and the error names the field', async () => {
  expect((await shop.get('/energy-label/glim-e27-standard-opal')).status).toBe(200)
  const { data } = await editor.read('1104')
  const wrong = await editor.save('product', '1104', { ...data, ...inside(data, 'facts', { 'energy-class': 'E' }) })
  expect(wrong).toEqual({
    status: 422,
    body: { errors: { 'data.facts.energy-class': 'contradicts flux and effect: 100.8 lm/W is class F' } },
  })
  const better = { 'luminous-flux': 1521, effect: 9, 'energy-class': 'C', 'energy-consumption': 9 }
  await editor.change('1104', () => inside(data, 'facts', better))
  expect(await shop.html('/energy-label/glim-e27-standard-opal')).toContain('class F')
  expect(await editor.publish('1104')).toMatchObject({ status: 200, body: { shown: true } })
  expect(await shop.html('/energy-label/glim-e27-standard-opal')).toContain('class C')
  const { data: lamp } = await editor.read('1005')
  const refused = await editor.save('product', '1005', { ...lamp, ...inside(lamp, 'facts', { 'energy-class': 'E' }) })
  expect(refused).toMatchObject({ status: 422, body: { errors: { 'data.facts.energy-class': expect.any(String) } } })
})
