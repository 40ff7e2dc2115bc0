import { expect, test } from 'vitest'
import { guaranteeTerms } from '#client/paths.ts'
import { findLegalGuarantee } from '#client/shared/law/legal-guarantee.ts'
import { readSheet } from '../../data-sheet/read-pdf.ts'
import { valueAt } from '../../support/answer.ts'
import { sharedShop } from '../../support/app.ts'
import { createEditor, editorVars } from '../../support/editor.ts'
import { en, sv } from '../../support/texts.ts'

const shop = await sharedShop(editorVars)
const editor = createEditor(shop, editorVars.CONTENT_TOKEN)
const lamp = '/product/murla-portable-brass'
const countries = ['SE', 'DK', 'FI', 'DE', 'FR', 'NL', 'BE', 'AT', 'IE', 'ES', 'IT', 'NO', 'GB', 'US']

for (const [prefix, words] of [
  ['', en],
  ['/sv', sv],
] as const) {
  test(`a guarantee links to its terms, and is shown beside the legal guarantee of the country (${words.sheet.guarantee})`, async () => {
    for (const country of countries) {
      const response = await shop.get(prefix + lamp, { headers: { 'CF-IPCountry': country } })
      const html = await response.text()
      const legal = findLegalGuarantee(country)
      expect(html, country).toContain(
        `<p data-guarantee="5" data-legal="${legal ?? ''}"><a href="${prefix}${guaranteeTerms}">${words.product.guarantee.replace('{{years}}', '5')}</a></p>`,
      )
    }
    const page = await shop.html(prefix + guaranteeTerms)
    expect(page).toContain(`<h1>${words.sheet.guarantee}</h1>`)
    expect(await shop.html(`${prefix}/product/treskar-candle-brass`)).not.toContain('data-guarantee')
  })

  test(`the order mail has the guarantee's terms as file and text, and the care sheet refers to them (${words.sheet.guarantee})`, async () => {
    const answer: unknown = await (await shop.get(`${prefix}/info/terms-and-conditions.json`)).json()
    const text = valueAt(answer, 'blocks')
    expect(text).toContainEqual({ kind: 'heading', text: words.sheet.guarantee })
    const file = await readSheet(shop, `${prefix}/info/terms-and-conditions.pdf`)
    const sheet = await readSheet(shop, `${prefix}${lamp}/care.pdf`)
    const joined = (found: string) => found.replace(/\s/g, '')
    const page = await shop.html(prefix + guaranteeTerms)
    const [first = ''] = [...page.matchAll(/<li>([^<]+)<\/li>/g)]
      .map(([, item = '']) => item)
      .filter(item => item.includes('fem') || item.includes('five'))
    expect(first).not.toBe('')
    expect(joined(file.text)).toContain(joined(first))
    expect(JSON.stringify(text)).toContain(first)
    expect(joined(sheet.text)).toContain(joined(`http://shop.test${prefix}${guaranteeTerms}`))
  })
}

test('a guarantee needs published terms, which cannot be removed while a product has a guarantee', async () => {
  const refused = await editor.unpublish(guaranteeTerms)
  expect(refused).toEqual({ status: 409, body: { errors: { id: expect.stringContaining('has a guarantee') } } })
  const rename = (from: string, to: string) =>
    shop.env.CONTENT_DB.prepare(
      `UPDATE entries SET id = ?2, slug = ?2 WHERE type = 'page' AND id = ?1 AND status = 'published'`,
    )
      .bind(from, to)
      .run()
  await editor.change('1008', () => ({}))
  await rename(guaranteeTerms, '/info/kept')
  expect(await editor.publish('1008')).toEqual({
    status: 422,
    body: { errors: { 'data.facts.guarantee': expect.stringMatching(/\/info\/guarantee.*2019\/771/) } },
  })
  await rename('/info/kept', guaranteeTerms)
  expect(await editor.publish('1008')).toMatchObject({ status: 200 })
})
