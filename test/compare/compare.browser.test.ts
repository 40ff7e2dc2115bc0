import { expect, test } from 'vitest'
import { desktop, expectAccessible, fitsScreen, openVisitor, phone } from '../support/browser.ts'
import { browser, shop } from '../support/shop-in-browser.ts'

test('the comparison page shows the facts of up to three products side by side', async () => {
  for (const [screen, prefix, differences] of [
    [desktop, '', 'Only what differs'],
    [phone, '/sv', 'Bara det som skiljer'],
  ] as const) {
    const { page, context, problems } = await openVisitor(browser, { ...screen, javaScriptEnabled: screen === desktop })
    await page.goto(`${shop.url}${prefix}/compare/1001,1005,1010,1011`)
    const products = page.locator('.compare-table [data-product]')
    const ids = () => products.evaluateAll(list => list.map(one => one.getAttribute('data-product')))
    expect(await ids()).toEqual(['1001', '1005', '1010'])
    // Each fact is the same as on the product's page.
    const facts = await page
      .locator('.compare-table tbody tr')
      .evaluateAll(rows => rows.map(row => [...row.children].map(cell => cell.textContent)))
    expect(facts.length).toBeGreaterThan(8)
    const links = await page
      .locator('.compare-table .product-card-name a')
      .evaluateAll(list => list.map(one => one.getAttribute('href') ?? ''))
    for (const [index, link] of links.entries()) {
      const html = await (await page.request.get(shop.url + link)).text()
      for (const [name = '', ...values] of facts) {
        const value = values[index]
        if (value !== '–') expect(html, `${link} ${name}`).toContain(`<dt>${name}</dt><dd>${value}</dd>`)
      }
    }
    const rows = page.locator('.compare-table tbody tr:visible')
    await page.getByRole('checkbox', { name: differences }).check()
    await expect.poll(() => rows.count()).toBe(facts.filter(([, ...values]) => new Set(values).size > 1).length)
    expect(await fitsScreen(page)).toBe(true)
    if (screen === desktop) await expectAccessible(page)
    await page.locator('.compare-remove').first().click()
    await page.waitForURL(`**${prefix}/compare/1005,1010`)
    expect(await ids()).toEqual(['1005', '1010'])
    await page.goto(`${shop.url}${prefix}/product/ekvika-table-oak`)
    const related = page.locator('.related').filter({ has: page.locator('a.link') })
    const [first, second] = await related.locator('[data-product]').all()
    const others = [await first?.getAttribute('data-product'), await second?.getAttribute('data-product')]
    await related.locator('a.link').click()
    await page.waitForURL(`**${prefix}/compare/${['1005', ...others].join(',')}`)
    for (const wrong of ['nothing', '1001,<b>']) {
      expect((await page.request.get(`${shop.url}${prefix}/compare/${wrong}`)).status(), wrong).toBe(404)
    }
    expect(problems).toEqual([])
    await context.close()
  }
})
