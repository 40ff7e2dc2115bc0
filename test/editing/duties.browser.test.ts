import { expect, test } from 'vitest'
import { desktop, expectAccessible, openVisitor, phone } from '../support/browser.ts'
import { browser, shop } from '../support/shop-in-browser.ts'
import { en, sv } from '../support/texts.ts'
import { openAsEditor } from './as-editor.ts'

/** A part of each duty's legal reference, written here and not taken from the shop's code. */
const articles = {
  'guarantee-notice': '2025/1960, Annex I',
  'durability-label': '2025/1960, Annex II',
  repairs: '6(1)(u)',
  'guarantee-terms': '6(1)(m)',
  'legal-guarantee': 'Annex I, 10',
  'repair-extension': '2024/1799',
  batteries: '13(4)',
  'removable-batteries': 'Art. 11',
  'light-sources': '2019/2020',
  'take-back': '2012/19/EU, Art. 5(2)',
  'producer-numbers': 'Art. 17',
  territories: '2006/112/EC',
  'tax-on-arrival': '6(1)(e)',
  'environmental-claims': 'Annex I, 2a',
  'lowest-price': 'Art. 6a',
  'credit-warning': '2010:1846',
  'credit-order': '2010:751',
  accessibility: '2019/882',
  'structured-invoices': 'EN 16931',
}

for (const [prefix, words, options] of [
  ['', en, desktop],
  ['/sv', sv, phone],
] as const) {
  test(`the owner sees every duty with its article of law, and what is missing (${words.duties.title})`, async () => {
    const { page, context, problems } = await openVisitor(browser, options)
    await page.goto(`${shop.url}/editing/duties`)
    // Without a login, the address leads to the login page.
    await page.waitForURL('**/editing')
    await openAsEditor(page, `${prefix}/editing`)
    await page.getByRole('link', { name: words.duties.title }).click()
    await page.getByRole('heading', { level: 1, name: words.duties.title }).waitFor()
    await page.getByText(words.duties.noLawyer).waitFor()
    expect(await page.locator('.duties > li').evaluateAll(rows => rows.map(({ id }) => id).sort())).toEqual(
      Object.keys(articles).sort(),
    )
    for (const [id, article] of Object.entries(articles)) {
      const link = page.locator(`.duties > [id="${id}"] a[target=_blank]`)
      expect(await link.textContent(), id).toContain(article)
      expect(await link.getAttribute('href')).toMatch(/^https:\/\/(eur-lex\.europa\.eu|www\.riksdagen\.se)\//)
    }
    const section = (title: string) => page.getByRole('region', { name: title, exact: true })
    const missing = section(words.duties.missing)
    // The demo lacks the official pictures, which only sellers may obtain.
    const notice = missing.locator('[id="guarantee-notice"]')
    await notice.getByText(words.duties.need.picture).waitFor()
    const label = missing.locator('[id="durability-label"]').getByRole('link', { name: /^product:11/ })
    expect(await label.count()).toBeGreaterThan(0)
    for (const [title, id] of [
      [words.duties.coming, 'removable-batteries'],
      [words.duties.met, 'legal-guarantee'],
      [words.duties.met, 'guarantee-terms'],
      [words.duties.met, 'territories'],
      [words.duties.met, 'environmental-claims'],
      [words.duties.met, 'batteries'],
      [words.duties.unknown, 'credit-order'],
      [words.duties.met, 'producer-numbers'],
      [words.duties.later, 'repair-extension'],
    ] as const) {
      expect(await section(title).locator(`[id="${id}"]`).count(), id).toBe(1)
    }
    await expectAccessible(page, { part: 'main' })
    // The link to an entry opens the form in which its picture is uploaded.
    await notice.getByRole('link', { name: 'page:/info/legal-guarantee' }).click()
    await page
      .locator('.editing-panel')
      .getByText(prefix ? 'Bilder som lagen föreskriver' : 'Pictures that the law prescribes')
      .first()
      .waitFor()
    expect(problems).toEqual([])
    await context.close()
  })
}
