import { expect, test } from 'vitest'
import { articles } from '../../tools/demo/articles.ts'
import { desktop, expectAccessible, fitsScreen, openVisitor, phone } from '../support/browser.ts'
import { browser, shop } from '../support/shop-in-browser.ts'
import { en, sv } from '../support/texts.ts'

const family = articles.filter(article => article.family === 'ekvika').map(({ id }) => id)

for (const [prefix, words, screen] of [
  ['', en, desktop],
  ['/sv', sv, phone],
] as const) {
  test(`the page of a family lists its products with the same facts as their own pages (${prefix || '/'})`, async () => {
    const { page, context, problems } = await openVisitor(browser, { ...screen, javaScriptEnabled: screen === desktop })
    await page.goto(`${shop.url}${prefix}/product/ekvika-table-oak/more`)
    const address = `${prefix}/family/ekvika`
    const link = page.locator(`a[href="${address}"]`)
    expect(await link.textContent()).toBe(words.family.link.replace('{{name}}', 'Ekvika'))
    await page.goto(shop.url + address)
    const rows = page.locator('.family-table tbody tr')
    const ids = await rows.evaluateAll(list => list.map(row => row.getAttribute('data-product')))
    expect(ids.toSorted()).toEqual(family.toSorted())
    const names = await page.getByRole('columnheader').allTextContents()
    expect(names.slice(0, 2)).toEqual([words.family.article, words.family.price])
    for (const row of await rows.all()) {
      const href = await row.getByRole('rowheader').getByRole('link').getAttribute('href')
      const product = await (await page.request.get(`${shop.url}${href}`)).text()
      const cells = await row.getByRole('cell').allTextContents()
      for (const [at, name] of names.slice(2, -1).entries()) {
        const value = cells[at + 1]
        if (value !== '–') expect(product, `${href} ${name}`).toContain(`<dt>${name}</dt><dd>${value}</dd>`)
      }
      const sheet = await row.getByRole('cell').last().getByRole('link').getAttribute('href')
      expect(sheet).toBe(`${href}/data-sheet.pdf`)
    }
    expect(await fitsScreen(page)).toBe(true)
    if (screen === desktop) await expectAccessible(page)
    for (const wrong of ['nobody', '%3Cb%3E', 'x'.repeat(300)]) {
      expect((await page.request.get(`${shop.url}${prefix}/family/${wrong}`)).status(), wrong).toBe(404)
    }
    expect(problems).toEqual([])
    await context.close()
  })
}
