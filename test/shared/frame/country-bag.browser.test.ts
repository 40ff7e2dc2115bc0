import { expect, test } from 'vitest'
import { alternate } from '../../support/alternate.ts'
import { desktop, expectAccessible, openVisitor, phone } from '../../support/browser.ts'
import { browser, setStock, shop } from '../../support/shop-in-browser.ts'
import { en, sv } from '../../support/texts.ts'

for (const [index, [words, prefix, options, germany]] of (
  [
    [en, '', desktop, 'Germany'],
    [sv, '/sv', phone, 'Tyskland'],
  ] as const
).entries()) {
  const walk = alternate(index)
  walk(`before the country changes, visitors see what would change in their bag (${prefix || 'English'})`, async () => {
    const { page, context, problems } = await openVisitor(browser, options)
    await page.goto(`${shop.url}${prefix}/product/murla-portable-brass`)
    await page.getByRole('button', { name: words.bag.add }).click()
    await page.getByRole('button', { name: words.bag.added }).waitFor()
    const token = await page.evaluate(() => document.cookie)
    const bag = await page.evaluate(() => localStorage.getItem('selection'))
    const place = page.getByRole('contentinfo').getByRole('button', { name: words.country.title })
    await place.click()
    const drawer = page.getByRole('dialog', { name: words.country.title })
    const choose = async () => {
      await drawer.getByLabel(words.countries.search).fill(germany.slice(0, 4))
      await drawer.getByRole('button', { name: germany }).click()
    }

    // The platform is unreachable: the country does not change, and a message says so.
    await page.route('**/api/checkout/countries/DE', route => route.abort())
    await choose()
    await drawer.getByText(words.country.failed).waitFor()
    await page.unroute('**/api/checkout/countries/DE')
    problems.length = 0

    await drawer.getByRole('button', { name: germany }).click()
    const changes = drawer.getByRole('region', { name: words.countries.changes.replace('{{country}}', germany) })
    await changes.getByText(/SEK\s2,995|2\s995\skr/).waitFor()
    await changes.getByText(/€279\.00|279,00\s€/).waitFor()
    await changes.getByText(/25\s?% → 19\s?%/).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H3')
    await expectAccessible(page)
    // Session and bag are unchanged.
    expect(await page.evaluate(() => document.cookie)).toBe(token)
    expect(await page.evaluate(() => localStorage.getItem('selection'))).toBe(bag)

    await changes.getByRole('button', { name: words.countries.keep }).click()
    await changes.waitFor({ state: 'detached' })
    await drawer.getByRole('searchbox').fill('ger')
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })
    await expect.poll(() => place.textContent()).toMatch(/SE.*SEK/)

    const tab = await context.newPage()
    await tab.goto(`${shop.url}${prefix}/news`)
    await place.click()
    await choose()
    const go = changes.getByRole('button', { name: words.countries.go.replace('{{country}}', germany) })
    await Promise.all([page.waitForEvent('load'), go.click()])
    await expect.poll(() => place.textContent()).toMatch(/DE.*EUR/)
    await page.getByRole('banner').getByRole('button', { name: words.frame.bag }).click()
    await page
      .getByRole('dialog', { name: words.bag.title })
      .getByText(/€279\.00|279,00\s€/)
      .first()
      .waitFor()

    // A tab that was loaded before the change shows the new country and does not change it back.
    await tab.getByRole('banner').getByRole('button', { name: words.frame.bag }).click()
    const there = tab.locator('.bag[aria-busy=false] .bag-line')
    await there.waitFor()
    expect(await there.textContent()).toMatch(/€279\.00|279,00\s€/)
    expect(problems).toEqual([])
    await context.close()
  })
}

test('the comparison shows items that are not sold in the country, and changes that affect only the tax', async () => {
  const { page, context } = await openVisitor(browser, desktop)
  await page.goto(`${shop.url}/product/murla-portable-brass`)
  await page.getByRole('button', { name: en.bag.add }).click()
  await page.getByRole('button', { name: en.bag.added }).waitFor()
  const place = page.getByRole('contentinfo').getByRole('button', { name: en.country.title })
  await place.click()
  const drawer = page.getByRole('dialog', { name: en.country.title })
  await page.route('**/api/checkout/items/**', route =>
    route.fulfill({ status: 404, json: { errors: { item: 'product item not found' } } }),
  )
  await drawer.getByRole('button', { name: 'Norway' }).click()
  await drawer.getByText(en.countries.notSold).waitFor()
  await drawer.getByRole('button', { name: en.countries.keep }).click()
  await page.unroute('**/api/checkout/items/**')
  // Sold out products count as sold in the country.
  await setStock('1001-1', 0)
  await drawer.getByRole('button', { name: 'Norway' }).click()
  const changes = drawer.getByRole('region', { name: en.countries.changes.replace('{{country}}', 'Norway') })
  await changes.getByText(/NOK\s/).waitFor()
  expect(await changes.getByText(en.countries.notSold).count()).toBe(0)
  await setStock('1001-1', 20)
  await drawer.getByRole('button', { name: en.countries.keep }).click()

  await drawer.getByRole('button', { name: 'Germany' }).click()
  await Promise.all([
    page.waitForEvent('load'),
    drawer.getByRole('button', { name: en.countries.go.replace('{{country}}', 'Germany') }).click(),
  ])
  // Austria has Germany's prices, but another tax rate. Choosing the current country asks nothing.
  await place.click()
  await drawer.getByRole('button', { name: 'Austria' }).click()
  await drawer.getByText('19% → 20%').waitFor()
  await drawer.getByRole('button', { name: en.countries.keep }).click()
  await drawer.getByRole('button', { name: 'Germany' }).click()
  expect(await drawer.getByText(en.countries.keep).count()).toBe(0)
  await context.close()
})
