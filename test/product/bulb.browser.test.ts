import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { alternate } from '../support/alternate.ts'
import { desktop, expectAccessible, fitsScreen, openVisitor, phone } from '../support/browser.ts'
import { lookAtRealPictures } from '../support/real-pictures.ts'
import { browser, shop } from '../support/shop-in-browser.ts'
import { en, sv } from '../support/texts.ts'
import { calculateMeans, expectSoon, readPixels, recordLightRequests } from './pictures.ts'

lookAtRealPictures(shop.state, 'pleated-table')

/** A lamp that takes a bulb of 806 lm and 2700 K, or one of 470 lm and 2200 K. */
const lamp = '/product/ekvika-table-oak'
const warm = 'Glim 470\u00a0lm, 2200\u00a0K'

const partsOf = (page: Page, words: typeof en | typeof sv = en) => ({
  bulb: (kelvin: number) => page.getByRole('radio', { name: `${kelvin}\u00a0K` }),
  canvas: page.locator('.gallery canvas'),
  said: page.locator('.dimmer-bulb'),
  light: page.getByRole('switch', { name: words.product.light }),
  kelvin: page.getByRole('slider', { name: words.product.colorTemperature }),
})

/** Measures the light of the lamp's shade. */
const measureShade = async (page: Page) =>
  calculateMeans(
    await readPixels(page.locator('.gallery .lit-picture').first(), { left: 0.4, top: 0.3, width: 0.2, height: 0.1 }),
  )

for (const [index, [prefix, words, device]] of (
  [
    ['', en, desktop],
    ['/sv', sv, phone],
  ] as const
).entries()) {
  const walk = alternate(index)
  walk(
    `the picture shows the light of the bulb that a visitor chooses, also after a reload (${prefix || '/'})`,
    async () => {
      const { page, context, problems } = await openVisitor(browser, { ...device, reducedMotion: 'reduce' })
      const asked = recordLightRequests(page)
      await page.goto(`${shop.url}${prefix}${lamp}`, { waitUntil: 'networkidle' })
      const { bulb, canvas, said, light, kelvin } = partsOf(page, words)
      expect(asked).toEqual([])
      expect(await said.isVisible()).toBe(false)

      await bulb(2700).check()
      await canvas.waitFor()
      expect(await light.isChecked()).toBe(true)
      const bright = await measureShade(page)
      await bulb(2200).check()
      expect(await said.innerText()).toBe(`${words.product.litBy} ${warm}`)
      expect(await kelvin.getAttribute('aria-valuetext')).toBe('2200\u00a0K')
      const dim = await measureShade(page)
      expect(dim.green).toBeLessThan(bright.green - 10)
      expect(dim.red - dim.blue).toBeGreaterThan(bright.red - bright.blue + 20)
      expect(await page.locator('[data-bag-count]').textContent()).toBe('')
      await expectAccessible(page)
      expect(await fitsScreen(page)).toBe(true)

      await page.reload()
      await canvas.waitFor()
      expect(await said.innerText()).toBe(`${words.product.litBy} ${warm}`)
      await expectSoon(async () => Math.abs((await measureShade(page)).green - dim.green)).toBeLessThan(2)

      // The bulb waits for the light.
      await light.uncheck()
      await page.reload({ waitUntil: 'networkidle' })
      expect(await bulb(2200).isChecked()).toBe(true)
      expect(await canvas.count()).toBe(0)
      await light.check()
      await canvas.waitFor()

      // No bulb has this colour.
      await kelvin.fill('3000')
      await said.waitFor({ state: 'hidden' })
      expect(await bulb(2200).isChecked()).toBe(false)
      expect(problems).toEqual([])
      await context.close()
    },
  )
}

test('by keyboard, the room of a lamp gets the light of its bulb too, and says so', async () => {
  const { page, context, problems } = await openVisitor(browser, { ...desktop, reducedMotion: 'reduce' })
  await page.goto(shop.url + lamp)
  const { bulb, said } = partsOf(page)
  await bulb(2700).focus()
  await page.keyboard.press('ArrowDown')
  await said.filter({ hasText: warm }).waitFor()
  await expect.poll(() => bulb(2200).evaluate(element => element === document.activeElement)).toBe(true)

  await page.mouse.wheel(0, 100)
  await page.getByRole('button', { name: en.room.try }).press('Enter')
  const room = page.locator('.room-light output')
  await room.filter({ hasText: `table lamp 100%, ${warm}` }).waitFor()
  await bulb(2200).press('ArrowUp')
  await room.filter({ hasText: 'table lamp 100%, Glim 806\u00a0lm, 2700\u00a0K' }).waitFor()
  await page.getByRole('group', { name: 'Table lamp' }).getByRole('slider', { name: en.room.colour }).fill('3500')
  await room.filter({ hasText: 'table lamp 100%, 3500\u00a0K' }).waitFor()
  expect(problems.filter(problem => !problem.includes('GL Driver'))).toEqual([])
  await context.close()
})

test('a lamp that only one bulb fits names it; without scripts, there is no choice', async () => {
  const { page, context, problems } = await openVisitor(browser, { ...desktop, javaScriptEnabled: false })
  await page.goto(`${shop.url}/product/murla-table-black`)
  await page
    .getByText(en.product.inPicture.replace('{{bulb}}', '2\u00a0×\u00a0Glim 470\u00a0lm, 2700\u00a0K'))
    .waitFor()
  await page.goto(shop.url + lamp)
  await page.getByRole('heading', { name: en.product.bulbMissing }).waitFor()
  expect(await page.getByRole('radio').count()).toBe(0)
  expect(problems).toEqual([])
  await context.close()
})
