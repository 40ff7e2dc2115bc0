import { expect, test } from 'vitest'
import { alternate } from '../support/alternate.ts'
import { desktop, expectAccessible, openVisitor, phone } from '../support/browser.ts'
import { browser, shop } from '../support/shop-in-browser.ts'
import { en, sv } from '../support/texts.ts'
import { expectSoon, readOpacity, recordLightRequests } from './pictures.ts'

const listing = '/category/shop/table'
const product = '/product/ekvika-table-oak'

test('a card lights up on hover or focus, and only then loads its lit picture', async () => {
  const { page, context, problems } = await openVisitor(browser, desktop)
  const asked = recordLightRequests(page)
  await page.goto(`${shop.url}${listing}`, { waitUntil: 'networkidle' })
  expect(asked).toEqual([])
  const cards = page.locator('.product-card')
  const lit = (index: number) => cards.nth(index).locator('.lit-picture-lit')
  expect(await lit(0).isVisible()).toBe(false)
  expect(await page.getByRole('button', { name: en.product.lampsOn }).count()).toBe(0)

  await cards.nth(0).hover()
  await expectSoon(() => readOpacity(lit(0))).toBe(1)
  expect(asked).toHaveLength(1)
  await cards.nth(1).getByRole('link').first().focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expectSoon(() => readOpacity(lit(1))).toBe(1)
  await page.mouse.move(0, 0)
  await expectSoon(() => lit(0).isVisible()).toBe(false)
  expect(problems).toEqual([])
  await context.close()
})

for (const [index, [words, prefix]] of (
  [
    [en, ''],
    [sv, '/sv'],
  ] as const
).entries()) {
  const walk = alternate(index + 1)
  walk(`one switch lights the lamps on all pages, in all tabs and after Back (${prefix || 'English'})`, async () => {
    const { page, context, problems } = await openVisitor(browser, phone)
    const asked = recordLightRequests(page)
    await page.goto(`${shop.url}${prefix}${listing}`, { waitUntil: 'networkidle' })
    expect(asked).toEqual([])
    const other = await context.newPage()
    await other.goto(`${shop.url}${prefix}${product}`)
    await other.waitForFunction(() => document.querySelector('[data-light-switch]'))

    const buttons = page.getByRole('button', { name: words.product.lampsOn })
    const size = await buttons.first().boundingBox()
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44)
    expect(await buttons.first().getAttribute('aria-pressed')).toBe('false')
    await buttons.first().tap()
    await expect.poll(() => buttons.last().getAttribute('aria-pressed')).toBe('true')
    await expectSoon(() => readOpacity(page.locator('main .lit-picture-lit').first())).toBe(1)
    await expectAccessible(page)

    const light = (tab: typeof page) => tab.getByRole('switch', { name: words.product.light })
    await expectSoon(() => light(other).isChecked()).toBe(true)
    await expectSoon(() => readOpacity(other.locator('.gallery .lit-picture-lit').first())).toBe(1)

    await page.goto(`${shop.url}${prefix}${product}`)
    await expectSoon(() => light(page).isChecked()).toBe(true)
    await expectSoon(() => readOpacity(page.locator('.gallery .lit-picture-lit').first())).toBe(1)
    await light(page).uncheck()
    await expectSoon(() => readOpacity(page.locator('.gallery .lit-picture-lit').first())).toBe(0)
    await page.goBack()
    await expectSoon(() => buttons.first().getAttribute('aria-pressed')).toBe('false')
    expect(await page.locator('main .lit-picture-lit').first().isVisible()).toBe(false)
    await expect.poll(() => other.evaluate(() => localStorage.getItem('light'))).toBeNull()
    expect(problems).toEqual([])
    await context.close()
  })
}

test('lamps that were left on are lit before any script loads', async () => {
  const { page, context } = await openVisitor(browser, desktop)
  await page.goto(`${shop.url}${product}`)
  await page.getByRole('switch', { name: en.product.light }).check()
  await expectSoon(() => page.evaluate(() => localStorage.getItem('light'))).toBe('on')
  await context.route('**/assets/*.js', route => route.abort())
  for (const path of [product, listing, '/']) {
    await page.goto(`${shop.url}${path}`)
    const lit = page.locator('main .lit-picture-lit').first()
    await lit.scrollIntoViewIfNeeded()
    await expectSoon(() => readOpacity(lit)).toBe(1)
    expect(await lit.evaluate(element => getComputedStyle(element).transitionProperty)).toBe('none')
  }
  await context.close()
})

test('with Save-Data, lit pictures load only when the switch is pressed', async () => {
  const { page, context, problems } = await openVisitor(browser, desktop)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
  const asked = recordLightRequests(page)
  await page.goto(`${shop.url}${listing}`, { waitUntil: 'networkidle' })
  await page.locator('.product-card').first().hover()
  await page.locator('.product-card a').nth(1).focus()
  await page.goto(`${shop.url}${product}`, { waitUntil: 'networkidle' })
  const light = page.getByRole('switch', { name: en.product.light })
  await light.hover()
  await light.focus()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await light.check()
  await expectSoon(() => readOpacity(page.locator('.gallery .lit-picture-lit').first())).toBe(1)
  await page.getByRole('slider', { name: en.product.brightness }).fill('40')
  await expectSoon(() => readOpacity(page.locator('.gallery .lit-picture-lit').first())).toBe(0.4)
  expect(await page.getByRole('slider').count()).toBe(1)
  expect(await page.locator('canvas').count()).toBe(0)
  expect(asked.filter(path => path.startsWith('/layers/'))).toEqual([])

  // A new page remembers the switch, but loads no lit picture by itself. Use a new tab, because
  // cached pictures of the first tab would count as requests.
  const later = await context.newPage()
  await (await context.newCDPSession(later)).send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
  const askedLater = recordLightRequests(later)
  await later.goto(`${shop.url}${listing}`, { waitUntil: 'networkidle' })
  await expect.poll(() => later.evaluate(() => localStorage.getItem('light'))).toBe('on')
  expect(askedLater).toEqual([])
  expect(problems).toEqual([])
  await context.close()
})

test('without a script, the unlit and lit pictures are side by side, and cards still light up', async () => {
  const { page, context } = await openVisitor(browser, { ...desktop, javaScriptEnabled: false })
  await page.goto(`${shop.url}${product}`)
  const pair = page.locator('.gallery .lit-picture').first().locator('img')
  const [unlit, lit] = await Promise.all([pair.first().boundingBox(), pair.last().boundingBox()])
  expect(lit?.x).toBeGreaterThanOrEqual((unlit?.x ?? 0) + (unlit?.width ?? 0))
  expect(lit?.y).toBe(unlit?.y)
  expect(await readOpacity(pair.last())).toBe(1)
  expect(await page.getByRole('switch').count()).toBe(0)
  expect(await page.getByRole('slider').count()).toBe(0)
  await page.goto(`${shop.url}${listing}`)
  await page.locator('.product-card').first().hover()
  await expectSoon(() => readOpacity(page.locator('.product-card .lit-picture-lit').first())).toBe(1)
  await context.close()
})
