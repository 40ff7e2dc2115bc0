import { expect, test } from 'vitest'
import { findLegalGuarantee } from '#client/shared/law/legal-guarantee.ts'
import { desktop, openVisitor } from '../../support/browser.ts'
import { browser, shop } from '../../support/shop-in-browser.ts'

/**
 * Whether the guarantee goes beyond the law: legal rights must not be advertised as an advantage
 * (Directive 2005/29/EC, Annex I, 10). Where the legal guarantee has no fixed end, every guarantee
 * goes beyond it, because the buyer need not prove how long the product should have lasted.
 */
function isBeyondLaw(guarantee: number, country: string): boolean {
  const legal = findLegalGuarantee(country)
  return legal === null || guarantee > legal
}

const countries = ['SE', 'DK', 'FI', 'DE', 'FR', 'NL', 'BE', 'AT', 'IE', 'ES', 'IT', 'NO', 'GB', 'US', 'PT', 'PL', 'JP']

test('styles show a guarantee only where it goes beyond the law', async () => {
  const { page, context, problems } = await openVisitor(browser, { ...desktop, country: 'SE' })
  await page.goto(`${shop.url}/product/murla-portable-brass`)
  const line = page.locator('[data-guarantee]')
  expect(await line.isVisible()).toBe(true)
  const shown = await line.evaluate(
    (element, laws) =>
      laws.map(({ country, law }) =>
        [1, 2, 3, 4, 5, 6, 7, 10].flatMap(years => {
          element.dataset.guarantee = String(years)
          element.dataset.legal = law
          return element.checkVisibility() ? [`${years} in ${country}`] : []
        }),
      ),
    countries.map(country => ({ country, law: String(findLegalGuarantee(country) ?? '') })),
  )
  expect(shown).toEqual(
    countries.map(country =>
      [1, 2, 3, 4, 5, 6, 7, 10].flatMap(years => (isBeyondLaw(years, country) ? [`${years} in ${country}`] : [])),
    ),
  )
  expect(problems).toEqual([])
  await context.close()
})
