import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, expectAccessible, fitsScreen, openVisitor, phone } from '../support/browser.ts'
import { browser, shop } from '../support/shop-in-browser.ts'
import { en, sv } from '../support/texts.ts'

const towns = (page: Page) =>
  page.locator('.dealer:visible .dealer-town').evaluateAll(all => all.map(one => one.textContent ?? ''))

test('a button lists the nearest dealers first, and the location is neither sent nor stored', async () => {
  const here: BrowserContextOptions = {
    ...phone,
    geolocation: { latitude: 57.65, longitude: 14.69 },
    permissions: ['geolocation'],
  }
  const { page, context, problems } = await openVisitor(browser, here)
  await page.addInitScript(() => {
    const { geolocation } = navigator
    const ask = geolocation.getCurrentPosition.bind(geolocation)
    geolocation.getCurrentPosition = (...how) => {
      document.documentElement.title = 'asked'
      ask(...how)
    }
  })
  await page.goto(`${shop.url}/sv/info/retailer`)
  expect(await fitsScreen(page)).toBe(true)
  const press = page.getByRole('button', { name: sv.dealers.near })
  await press.waitFor()
  expect(await page.locator('html').getAttribute('title')).toBeNull()
  const stored = () =>
    page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]))
  const before = await stored()
  const requests: string[] = []
  // Scripts do not count, because they load on the first interaction.
  page.on('request', request => request.resourceType() !== 'script' && requests.push(request.url()))
  await press.click()
  await page.getByText(`${sv.dealers.nearest} Sörmans Glas och Ljus, 86 km.`).waitFor()
  expect((await towns(page)).slice(0, 3)).toEqual(['Växjö 86 km', 'Göteborg 162 km', 'Örebro 183 km'])
  expect(await towns(page)).toHaveLength(30)
  expect(await page.locator('[data-you]').isVisible()).toBe(true)
  expect([requests, await stored()]).toEqual([[], before])
  await expectAccessible(page, { part: 'main' })
  expect(problems).toEqual([])
  await context.close()
})

test('the page explains why it has no location, and still lists the dealers', async () => {
  for (const [code, said] of [
    [1, en.dealers.denied],
    [2, en.dealers.unavailable],
    [3, en.dealers.late],
  ] as const) {
    const { page, context, problems } = await openVisitor(browser, desktop)
    // Without permission the browser refuses by itself (code 1). Other errors are simulated.
    if (code > 1)
      await page.addInitScript(code => {
        navigator.geolocation.getCurrentPosition = (_found, failed) =>
          failed?.({ code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 })
      }, code)
    await page.goto(`${shop.url}/info/retailer?in=SE`)
    await page.getByRole('button', { name: en.dealers.near }).click()
    await page.getByText(said).waitFor()
    expect(await towns(page)).toHaveLength(8)
    expect(problems).toEqual([])
    await context.close()
  }
})

test('a pin leads to its dealer, and each highlights the other; the search works without a script', async () => {
  const { page, context, problems } = await openVisitor(browser, desktop)
  await page.goto(`${shop.url}/info/retailer`)
  await expectAccessible(page)
  expect(await fitsScreen(page)).toBe(true)
  const pin = page.getByRole('link', { name: 'Norrsken Interiör, Umeå' })
  const entry = page.locator('#dealer-norrsken-interior-umea')
  await page.getByRole('button', { name: en.dealers.near }).waitFor()
  await expect
    .poll(async () => {
      await page.getByRole('heading', { level: 1 }).hover()
      await pin.hover()
      return entry.getAttribute('data-marked')
    })
    .toBe('')
  await page.mouse.move(0, 0)
  await entry.getByRole('link', { name: /Website/ }).focus()
  await expect.poll(() => pin.getAttribute('data-marked')).toBe('')
  await page.locator('#dealer-abendlicht-berlin a').first().focus()
  await expect.poll(() => pin.getAttribute('data-marked')).toBe(null)
  expect([await pin.getAttribute('data-marked'), await entry.getAttribute('data-marked')]).toEqual([null, null])
  await pin.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => entry.evaluate(element => element.matches(':target'))).toBe(true)
  expect(problems).toEqual([])
  await context.close()

  const plain = await openVisitor(browser, { ...phone, javaScriptEnabled: false })
  await plain.page.goto(`${shop.url}/info/retailer`)
  expect(await plain.page.getByRole('button', { name: en.dealers.near }).isVisible()).toBe(false)
  await plain.page.getByLabel(en.dealers.where).fill('tromso')
  await plain.page.getByRole('button', { name: en.dealers.find }).click()
  await plain.page.waitForURL(/q=tromso/)
  expect(await towns(plain.page)).toEqual(['Tromsø '])
  await plain.page.emulateMedia({ media: 'print' })
  expect(await plain.page.locator('.dealers-map').isVisible()).toBe(false)
  expect(await plain.page.locator('.dealer').isVisible()).toBe(true)
  await plain.context.close()
})
