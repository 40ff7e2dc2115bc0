import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { alternate } from '../support/alternate.ts'
import { desktop, openVisitor, phone } from '../support/browser.ts'
import { browser, setStock, shop } from '../support/shop-in-browser.ts'
import { en, sv } from '../support/texts.ts'

const asked = '**/api/checkout/products'

/** A product in the platform's response. `before` is its price in SEK before a reduction. */
const live = (amount: number, before: number | null, stock: string) => ({
  price: `${amount} SEK`,
  priceAsNumber: amount,
  priceBeforeDiscountAsNumber: before ?? amount,
  lowestPrice: before === null ? [] : [{ periodDays: 30, price: `${before} SEK`, priceAsNumber: before }],
  items: [{ item: '1012-1', stock }],
})

/** Makes the platform respond to requests for live prices with `products`, keyed by product id. */
const answer = (page: Page, products: Record<string, object>, status = 200) =>
  page.route(asked, route =>
    route.fulfill({
      status,
      json: { products: Object.entries(products).map(([product, rest]) => ({ product, ...rest })) },
    }),
  )

const facts = (page: Page) => page.locator('.product-facts')
const price = async (page: Page) =>
  ((await facts(page).locator('.price-large').textContent()) ?? '').replaceAll('\u00a0', ' ')

for (const [index, { words, prefix, options, page: written, cheaper, dearer }] of [
  {
    words: en,
    prefix: '',
    options: desktop,
    page: 'SEK 2,236 Price before: SEK 2,595 incl. VAT Lowest price in the previous 30 days: SEK 2,595',
    cheaper: 'SEK 1,990.50 Price before: SEK 2,236 incl. VAT Lowest price in the previous 30 days: SEK 2,236',
    dearer: 'SEK 2,795',
  },
  {
    words: sv,
    prefix: '/sv',
    options: phone,
    page: '2 236 kr Tidigare pris: 2 595 kr inkl. moms Lägsta pris de föregående 30 dagarna: 2 595 kr',
    cheaper: '1 990,50 kr Tidigare pris: 2 236 kr inkl. moms Lägsta pris de föregående 30 dagarna: 2 236 kr',
    dearer: '2 795 kr',
  },
].entries()) {
  const walk = alternate(index)
  walk(`live prices and stock are shown, unless the request failed (${prefix || 'English'})`, async () => {
    // Other test files buy this item.
    await setStock('1012-1', 20)
    const { page, context, problems } = await openVisitor(browser, options)
    const product = `${shop.url}${prefix}/product/skarpnas-table-black`
    await answer(page, { 1012: live(1990.5, 2236, 'few') })
    await page.goto(product)
    await expect.poll(() => price(page)).toBe(cheaper)
    await facts(page).getByText(words.stock.few).waitFor()

    await page.unroute(asked)
    await answer(page, { 1012: live(2795, null, 'no') })
    await page.reload()
    await expect.poll(() => price(page)).toBe(`${dearer} ${words.product.taxIncluded}`)
    expect(await facts(page).locator('.price-reduced').count()).toBe(0)
    await facts(page).locator('.badges').getByText(words.bag.soldOut).waitFor()
    // A form for a stock notice replaces the button, and works.
    await facts(page).getByLabel(words.newsletter.email, { exact: true }).fill('anna@example.com')
    await expect.poll(() => facts(page).getByRole('button', { name: words.bag.add }).count()).toBe(0)
    expect(await facts(page).locator('.stock').count()).toBe(0)
    await facts(page).getByRole('button', { name: words.notify.submit }).click()
    await facts(page).getByText(words.newsletter.consentRequired).waitFor()

    // The HTML says "sold out", but the product is back in stock.
    await page.unroute(asked)
    await answer(page, { 1003: { ...live(1, null, 'yes'), items: [{ item: '1003-1', stock: 'yes' }] } })
    await page.goto(`${shop.url}${prefix}/product/murla-portable-chalk`)
    await facts(page).getByRole('button', { name: words.bag.add }).waitFor()
    await facts(page).locator('.stock').getByText(words.stock.yes).waitFor()
    await expect.poll(() => facts(page).locator('.badges').getByText(words.bag.soldOut).count()).toBe(0)
    expect(await facts(page).getByRole('button', { name: words.notify.submit }).count()).toBe(0)
    expect(await facts(page).getByRole('link', { name: words.notify.title }).count()).toBe(0)
    await page.unroute(asked)
    await answer(page, { 1012: live(2795, null, 'no') })

    // A listing shows the live price and stock too.
    await page.goto(`${shop.url}${prefix}/category/shop/table`)
    const card = page.locator('[data-product="1012"]')
    await card.getByText(words.bag.soldOut).waitFor()
    expect((await card.locator('.price').textContent())?.replaceAll('\u00a0', ' ')).toBe(dearer)
    expect(problems).toEqual([])

    // The page ignores products in a failed response, and missing prices or another currency.
    for (const [status, products] of [
      [500, { 1012: live(1, null, 'no') }],
      [200, { 1012: { ...live(1, null, ''), price: '1 NOK', items: [] } }],
      [200, { 1012: { price: '', priceAsNumber: null, items: null } }],
    ] as const) {
      await page.unroute(asked)
      await answer(page, products, status)
      const answered = page.waitForResponse(asked)
      await page.goto(product)
      await (await answered).finished()
      await page.waitForLoadState('networkidle')
      expect(await price(page), `${status}`).toBe(written)
      await facts(page).locator('.stock').getByText(words.stock.yes).waitFor()
      // The browser logs the failed response, and the page logs its own message.
      const said = problems.splice(0).filter(problem => !problem.includes('status of 500'))
      expect(said).toEqual(status === 500 ? [expect.stringContaining('Error fetching stock prices')] : [])
    }
    await context.close()
  })
}
