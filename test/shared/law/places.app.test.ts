import { expect, test } from 'vitest'
import { readSheet } from '../../data-sheet/read-pdf.ts'
import { createPerson, loadMailsTo } from '../../services/commerce/people.ts'
import { parseReference, swede } from '../../services/commerce/shopper.ts'
import { valueAt } from '../../support/answer.ts'
import { sharedShop } from '../../support/app.ts'
import { createEditor, editorVars, inside } from '../../support/editor.ts'
import { en, sv } from '../../support/texts.ts'

/*
 * Tests which texts the shop shows in which countries, because the law requires them. This repeats
 * the table in `client/shared/law/duties.ts`, so that a test fails when a row there is changed.
 */

const shop = await sharedShop(editorVars)
const editor = createEditor(shop, editorVars.CONTENT_TOKEN)

const inUnion = { SE: true, DE: true, IE: true, NO: false, GB: false, US: false }
const languages = [
  ['', en],
  ['/sv', sv],
] as const
const from = (country: string) => ({ headers: { 'CF-IPCountry': country } })
const bulb = { id: '1101', slug: 'glim-e27-globe-opal' }

for (const [prefix, words] of languages) {
  const { guaranteeNotice, guaranteeLabel } = words
  const link = `<p class="notice-link"><a href="${prefix}/info/legal-guarantee">${guaranteeNotice.link}</a></p>`

  test(`in the EU, pages link to the notice about the legal guarantee (${guaranteeNotice.link})`, async () => {
    // How many links each page has: below the header, in the bag, and beside a product's button.
    const pages = [
      ['', 2],
      ['/category/shop', 2],
      ['/favorites', 2],
      ['/product/murla-portable-brass', 3],
      ['/product/vavsta-pendant-linen', 3],
      [`/product/${bulb.slug}`, 3],
      ['/account/login', 2],
      ['/info/faq', 2],
    ] as const
    for (const [path, count] of pages) {
      for (const [country, isShown] of Object.entries(inUnion)) {
        const html = await (await shop.get(prefix + path || '/', from(country))).text()
        expect(html.split(link).length - 1, `${path} ${country}`).toBe(isShown ? count : 0)
      }
    }
  })

  test(`one press opens the whole notice, and the order summary links to it (${guaranteeNotice.link})`, async () => {
    const page = await shop.html(`${prefix}/info/legal-guarantee`)
    const [, src = '', alt = ''] =
      /<img src="([^"]+)"[^>]* alt="([^"]+)"/.exec(page.split('guarantee-notice')[1] ?? '') ?? []
    expect(src).toBe(`${prefix}/info/legal-guarantee.svg`)
    expect(alt).toContain(prefix ? 'Europeiska unionen' : 'European Union')
    expect(page).toContain(`<p class="editorial-lead">${alt}</p>`)
    const drawing = await shop.get(src)
    expect(drawing.headers.get('Content-Type')).toBe('image/svg+xml')
    expect(await drawing.text()).toContain(guaranteeNotice.standIn)
    expect(page).toContain(
      `href="https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-and-returns/index_${prefix ? 'sv' : 'en'}.htm"`,
    )
    for (const [country, isShown] of Object.entries(inUnion)) {
      const fragment = await shop.html(`${prefix}/guarantees/${country}/1001,${bulb.id}`)
      expect(fragment.includes(src), country).toBe(isShown)
      expect(fragment).toContain(`href="${prefix}/guarantee-label/${bulb.slug}"`)
      expect(fragment).not.toContain('murla')
    }
    // Shades and bulbs are not listed as lamps.
    const lamps = await shop.html(`${prefix}/lamps/1001,1015,${bulb.id}`)
    expect(lamps).toContain(`"page":"${prefix}/product/murla-portable-brass"`)
    expect(lamps.match(/"product":/g)).toHaveLength(1)
    expect((await shop.get(`${prefix}/guarantees/SE/${'1'.repeat(40)}`)).status).toBe(404)
    expect(await shop.html(`${prefix}/guarantees/none/1001`)).toBe('')
  })

  test(`the label of a producer's guarantee opens in full, with its terms (${guaranteeLabel.title})`, async () => {
    const mark = words.bag.guarantee.replace('{{years}}', '5')
    const product = await shop.html(`${prefix}/product/${bulb.slug}`)
    const href = `href="${prefix}/guarantee-label/${bulb.slug}"`
    expect(product).toContain(`<a ${href}>${mark}</a>`)
    // The label is also linked where one press adds the product to the bag.
    expect(await shop.html(`${prefix}/product/ringholm-pendant-brass`)).toContain(`<a ${href}>${mark}</a>`)
    const recommended = await (await shop.get(`${prefix}/recommended/${bulb.id},1001`)).json()
    expect(valueAt(recommended, 'labels')).toContainEqual({
      product: bulb.id,
      slug: bulb.slug,
      energy: 'E',
      guarantee: 5,
    })
    const label = await shop.html(`${prefix}/guarantee-label/${bulb.slug}`)
    for (const text of [guaranteeLabel.standIn, 'Harrow &amp; Fenn', 'DG1101', guaranteeLabel.rights])
      expect(label).toContain(text)
    expect(label).toContain('lamps@harrowfenn.example')
    // The label is only for a producer's guarantee, and this one is the seller's.
    expect((await shop.get(`${prefix}/guarantee-label/murla-portable-brass`)).status).toBe(404)
    const { text } = await readSheet(shop, `${prefix}/product/${bulb.slug}/care.pdf`)
    expect(text.replace(/\s+/g, ' ')).toContain(mark)
    expect(text).toContain('lamps@harrowfenn.example')
  })

  test(`the order and its mail have the notice and the labels (${guaranteeNotice.link})`, async () => {
    for (const [country, zipCode] of [
      ['SE', '111 22'],
      ['DE', '10115'],
      ['NO', '0150'],
    ] as const) {
      const person = createPerson(shop, { 'CF-IPCountry': country })
      const email = `law${country}${prefix.slice(1)}@example.com`
      await person.call('PUT', `languages/${prefix ? 'sv' : 'en'}`)
      await person.call('POST', `items/${bulb.id}-1`)
      const reference = parseReference(await person.pay({ address: { ...swede, country, zipCode, email } }))
      await person.decide(reference, 'pay')
      const { order } = (await person.result(reference)).body
      await expect.poll(async () => (await loadMailsTo(shop, email)).length, { timeout: 20_000 }).toBeGreaterThan(0)
      const [mail] = await loadMailsTo(shop, email)
      const isShown = country !== 'NO'
      const title = guaranteeNotice.link
      expect([mail?.html.includes(title), mail?.text.includes(title)], country).toEqual([isShown, isShown])
      expect(mail?.text.includes(`/guarantee-label/${bulb.slug}`), country).toBe(isShown)
      const page = await shop.html(`${prefix}/order/${order.reference}`)
      expect(page.includes(`${prefix}/info/legal-guarantee.svg`), country).toBe(isShown)
    }
  })
}

test('the seller’s upload of the official picture replaces the drawing in its language, in mails too', async () => {
  const image = { light: 'unlit', src: '/image/p/mushroom-brass-unlit.ebe8af', width: 1800, height: 2250 }
  const picture = { alt: { en: 'Notice' }, unlit: image }
  await editor.change('/info/legal-guarantee', () => ({ officialPictures: [{ locale: 'sv', picture }] }))
  expect(await editor.publish('/info/legal-guarantee')).toMatchObject({ status: 200 })
  const official = '/image/p/mushroom-brass-unlit.ebe8af_800'
  expect(await shop.html('/sv/guarantees/SE/1001')).toContain(`src="${official}"`)
  expect(await shop.html('/guarantees/SE/1001')).toContain('src="/info/legal-guarantee.svg"')
  expect(await shop.html('/sv/info/legal-guarantee')).toContain(`src="${official}"`)
  const answer = async (path: string) => (await shop.get(`${path}/info/legal-guarantee.json`)).json()
  expect(await answer('/sv')).toHaveProperty('picture', `http://shop.test${official}`)
  expect(await answer('')).toHaveProperty('picture', null)
  await editor.change('/info/legal-guarantee', ({ officialPictures: _, ...data }) => ({
    ...data,
    officialPictures: [],
  }))
  await editor.publish('/info/legal-guarantee')
})

test("a producer's guarantee of two years or less has no label", async () => {
  await editor.change(bulb.id, data => inside(data, 'facts', { 'producer-guarantee': 5 }))
  const { data } = await editor.read(bulb.id)
  const short = { ...data, ...inside(data, 'facts', { 'producer-guarantee': 2 }) }
  const refused = await editor.save('product', bulb.id, short)
  expect(refused).toMatchObject({
    status: 422,
    body: { errors: { 'data.facts.producer-guarantee': expect.stringContaining('more than two years') } },
  })
})
