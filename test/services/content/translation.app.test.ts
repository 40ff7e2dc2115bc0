import { expect, test } from 'vitest'
import { sharedShop } from '../../support/app.ts'
import { createEditor, editorVars, inside } from '../../support/editor.ts'

const shop = await sharedShop(editorVars)
const editor = createEditor(shop, editorVars.CONTENT_TOKEN)

/** How often the log reports that the translation of the field is missing. */
const reported = (field: string) =>
  [...JSON.stringify(shop.logs()).matchAll(/translation_missing[^}]*?field[\\":]+([^"\\]+)/g)].filter(
    ([, name]) => name === field,
  ).length

test('untranslated text shows in English on a Swedish page, and is logged once', async () => {
  await editor.change('/info/faq', () => ({ title: { en: 'Only in English' }, lead: { en: 'A lead', sv: '' } }))
  await editor.change('1005', data => ({
    lead: { en: 'A lamp in English only' },
    details: { en: ['One detail'], sv: [] },
    ...inside(data, 'facts', { color: { en: 'Straw' } }),
  }))
  await editor.change('table', () => ({ intro: { en: 'Tables, in English' } }))
  await editor.change('global', data => inside(data, 'footer', { newsletterText: { en: 'Letters in English' } }))
  for (const id of ['/info/faq', '1005', 'table', 'global']) await editor.publish(id)

  for (const [path, texts] of [
    ['/sv/info/faq', ['Only in English', 'A lead', 'Letters in English']],
    ['/sv/product/ekvika-table-oak', ['A lamp in English only', 'One detail', 'Straw']],
    ['/sv/category/shop/table', ['Tables, in English']],
    ['/sv/search/ekvika', ['/sv/product/ekvika-table-oak']],
  ] as const) {
    // Each market has its own cached pages, so each of these is rendered.
    for (const country of ['SE', 'NO', 'DE']) {
      const page = await shop.get(path, { headers: { 'CF-IPCountry': country } })
      const html = await page.text()
      expect([page.status, html.endsWith('</html>')], path).toEqual([200, true])
      for (const text of texts) expect(html).toContain(text)
    }
  }
  await shop.html('/product/ekvika-table-oak')
  for (const field of [
    'page:/info/faq.title',
    'page:/info/faq.lead',
    'product:1005.lead',
    'product:1005.details',
    'category:table.intro',
    'globalContent:global.footer.newsletterText',
  ]) {
    await expect.poll(() => reported(field), { message: field }).toBe(1)
  }
  // A text that exists in Swedish is not logged.
  expect(reported('page:/info/faq.body')).toBe(0)
})
