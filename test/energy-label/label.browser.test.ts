import { expect, test } from 'vitest'
import { desktop, expectAccessible, openVisitor, phone } from '../support/browser.ts'
import { browser, shop } from '../support/shop-in-browser.ts'
import { en } from '../support/texts.ts'

test('the energy arrow on a card links to the label, which links back to the product', async () => {
  const { page, context, problems } = await openVisitor(browser, phone)
  await page.goto(`${shop.url}/category/shop/lightsource`)
  const card = page.locator('.product-card').first()
  const arrow = card.getByRole('link', { name: 'Energy class E on a scale from A to G, open the label' })
  const box = await arrow.boundingBox()
  expect(box?.height).toBeGreaterThan(16)
  // The arrow's letter is as large as the price beside it.
  const size = (selector: string) =>
    card.locator(selector).evaluate(element => Number.parseFloat(getComputedStyle(element).fontSize))
  expect(await size('.energy b')).toBe(await size('.price-now'))
  await expectAccessible(page, { part: '.product-card' })
  await arrow.click()
  await page.waitForURL('**/energy-label/glim-e27-globe-opal')
  await page.getByRole('img', { name: 'class E on a scale' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: en.label.back }).click()
  await page.waitForURL('**/product/glim-e27-globe-opal')
  await expectAccessible(page, { part: '.price-large' })
  expect(problems).toEqual([])
  await context.close()
})

test('in forced colours and in print, the energy arrow keeps its colours, and its letter keeps its outline', async () => {
  const { page, context } = await openVisitor(browser, desktop)
  await page.goto(`${shop.url}/product/glim-e27-globe-opal`)
  for (const look of [{ forcedColors: 'active' }, { forcedColors: null, media: 'print' }] as const) {
    await page.emulateMedia(look)
    const looks = await page.locator('.price-large .energy b').evaluate(element => {
      const { color, backgroundColor, webkitTextStrokeColor } = getComputedStyle(element)
      return [color, backgroundColor, webkitTextStrokeColor, getComputedStyle(element, '::before').backgroundColor]
    })
    expect(looks).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)', 'rgb(0, 0, 0)', 'rgb(255, 187, 17)'])
    expect(await page.locator('.price-large .energy').isVisible()).toBe(true)
  }
  await context.close()
})

test('light sources have the energy arrow in the bag’s recommendations and lines', async () => {
  const { page, context, problems } = await openVisitor(browser, desktop)
  await page.goto(`${shop.url}/sv/product/ekvika-table-oak`)
  await page.getByRole('button', { name: 'Lägg i varukorgen' }).click()
  await expect.poll(() => page.locator('[data-bag-count]').textContent()).toBe('1')
  await page.getByRole('banner').getByRole('button', { name: 'Varukorg' }).click()
  const item = page.locator('.upsell-item', { hasText: 'E27 glob' })
  await item.getByRole('link', { name: 'Energiklass E' }).waitFor()
  const line = page.locator('.bag-line', { hasText: 'Glim' })
  await item.getByRole('button').click()
  await line.getByRole('link', { name: 'Energiklass E' }).waitFor()
  expect(await page.locator('.bag-line', { hasText: 'Ekvika' }).locator('.energy').count()).toBe(0)
  await expectAccessible(page)
  expect(problems).toEqual([])
  await context.close()
})
