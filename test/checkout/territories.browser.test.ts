import { expect } from 'vitest'
import { openCheckout, openSummary } from '../shop/journey/checkout-page.ts'
import { alternate } from '../support/alternate.ts'
import { desktop, expectAccessible, openVisitor, phone } from '../support/browser.ts'
import { browser, shop } from '../support/shop-in-browser.ts'
import { en, sv } from '../support/texts.ts'

/** Each has a country, a ZIP code, and the start of the note about taxes in English and Swedish. */
const places = [
  ['FI', '22100', 'For delivery to Åland, outside the EU’s VAT area', 'Åland ligger utanför EU:s momsområde'],
  ['GB', 'BT1 1AA', '20% VAT is included. Nothing is due', '20 % moms ingår. Inget tillkommer'],
  ['ES', '35001', 'For delivery to the Canary Islands', 'Kanarieöarna ligger utanför EU:s momsområde'],
  ['IT', '23041', 'For delivery to Livigno', 'Livigno ligger utanför EU:s momsområde'],
  ['FR', '97110', 'For delivery to Guadeloupe', 'Guadeloupe ligger utanför EU:s momsområde'],
  ['NO', '0150', '25% VAT is included. Nothing is due on arrival.', '25 % moms ingår. Inget tillkommer'],
  ['US', '10001', en.product.due.duty, sv.product.due.duty],
] as const

for (const [index, [words, prefix, options]] of (
  [
    [en, '', desktop],
    [sv, '/sv', phone],
  ] as const
).entries()) {
  const walk = alternate(index)

  walk(
    `the ZIP code decides whether tax is included and what is due on arrival (${prefix || '/'})`,
    async () => {
      for (const [country, zipCode, english, swedish] of places) {
        const said = prefix ? swedish : english
        const { page, context, problems } = await openVisitor(browser, { ...options, country })
        await page.goto(`${shop.url}${prefix}/product/murla-portable-brass`)
        const isDeducted = country === 'US' || country === 'GB'
        expect(await page.getByText(words.product.taxDeducted).count()).toBe(isDeducted ? 1 : 0)
        expect(await page.getByText(words.product.due.none, { exact: true }).count()).toBe(country === 'NO' ? 1 : 0)
        await openCheckout(page, `${shop.url}${prefix}`)
        await openSummary(page)
        await page.locator('.totals').getByText(words.bag.total).waitFor()
        expect(await page.locator('.totals').getByText(said).count()).toBe(country === 'NO' || country === 'US' ? 1 : 0)
        const zip = page.getByLabel(words.checkout.zipCode)
        await zip.fill(zipCode)
        await zip.blur()
        await page.locator('.totals').getByText(said).waitFor()
        await expectAccessible(page, { part: '.order-summary' })
        expect(problems).toEqual([])
        await context.close()
      }
    },
    120_000,
  )

  walk(
    `if the shop does not deliver to a ZIP code, the message beside it names the place (${prefix || '/'})`,
    async () => {
      const { page, context, problems } = await openVisitor(browser, { ...options, country: 'DK' })
      await openCheckout(page, `${shop.url}${prefix}`)
      const zip = page.getByLabel(words.checkout.zipCode)
      await zip.fill('3900')
      await zip.blur()
      const said = prefix ? 'Vi levererar inte till Grönland.' : 'We do not deliver to Greenland.'
      await expect.poll(() => zip.getAttribute('aria-invalid')).toBe('true')
      expect(await page.locator('.field', { has: zip }).textContent()).toContain(said)
      await zip.fill('1050')
      await zip.blur()
      await expect.poll(() => zip.getAttribute('aria-invalid')).toBe(null)
      expect(problems).toEqual([])
      await context.close()
    },
  )

  walk(
    `the checkout first asks for the country if it is unknown or the shop does not deliver there (${prefix || '/'})`,
    async () => {
      for (const country of ['JP', 'XX', 'T1']) {
        const { page, context, problems } = await openVisitor(browser, { ...options, country })
        if (country !== 'JP') await context.clearCookies({ name: 'country' })
        await page.goto(`${shop.url}${prefix}/product/murla-portable-brass`)
        const asked = page.getByRole('dialog', { name: words.countries.where })
        if (country === 'JP') await page.getByText(words.product.noDelivery).waitFor()
        else {
          await asked.getByRole('button', { name: words.countries.choose }).waitFor()
          expect(await page.getByText(words.product.noDelivery).count()).toBe(0)
        }
        await openCheckout(page, `${shop.url}${prefix}`)
        const form = page.locator('form.checkout-parts')
        const details = form.locator('[aria-labelledby=checkout-details]')
        const field = page.getByLabel(words.checkout.country)
        await field.waitFor()
        expect(await field.getAttribute('aria-invalid')).toBe('true')
        expect(await details.locator('input, select').first().getAttribute('name')).toBe('shipping.country')
        const said =
          country === 'JP' ? words.checkout.notShipped : prefix ? 'Vart ska vi leverera?' : 'Where shall we deliver to?'
        expect(await page.locator('.field', { has: field }).textContent()).toContain(said)
        await field.selectOption('SE')
        await expect.poll(() => field.getAttribute('aria-invalid')).toBe(null)
        await form.locator('[name=paymentMethod]').first().waitFor()
        expect(problems).toEqual([])
        await context.close()
      }
    },
  )

  walk(`a page tells the visitor that the country was changed in another tab (${prefix || '/'})`, async () => {
    const { page, context, problems } = await openVisitor(browser, options)
    await page.goto(`${shop.url}${prefix}/product/murla-portable-brass`)
    const crowns = await page.locator('.price-large .price-now').textContent()
    await context.addCookies([{ name: 'country', value: 'DE', domain: '127.0.0.1', path: '/' }])
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    const renew = page.getByRole('status').getByRole('button', { name: words.countries.renew })
    await renew.waitFor()
    await expectAccessible(page, { part: '#country-changed' })
    expect(await page.locator('.price-large .price-now').textContent()).toBe(crowns)
    await Promise.all([page.waitForEvent('load'), renew.click()])
    expect(await page.locator('.price-large .price-now').textContent()).toContain('€')
    expect(await renew.count()).toBe(0)
    expect(problems).toEqual([])
    await context.close()
  })
}
