import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { alternate } from '../support/alternate.ts'
import { desktop, expectAccessible, openVisitor, phone } from '../support/browser.ts'
import { lookAtRealPictures } from '../support/real-pictures.ts'
import { browser, shop } from '../support/shop-in-browser.ts'
import { en, sv } from '../support/texts.ts'
import {
  calculateMeans,
  expectSoon,
  measureDifference,
  readOpacity,
  readPixels,
  recordLightRequests,
} from './pictures.ts'

lookAtRealPictures(shop.state, 'pleated-table', 'mushroom-oxide', 'vavsta-pendant-linen', 'tjarna-ceiling-opal')

/** Both lamps can be dimmed. The first needs an E27 bulb, the second has built-in 2700 K light. */
const socket = '/product/ekvika-table-oak'
const fixed = '/product/murla-portable-oxide'
/** A lamp whose picture and layers were rendered again later. */
const retaken = '/product/vavsta-pendant-linen'
/** A lamp with built-in light of 3000 K, which is not the colour temperature of its layers. */
const cooler = '/product/tjarna-ceiling-opal'
/** A window that shows the whole picture, but is small because the CPU draws the picture. */
const tall = { viewport: { width: 800, height: 1100 } }
const still = { ...tall, reducedMotion: 'reduce' as const }

const partsOf = (page: Page, words: typeof en | typeof sv = en) => ({
  picture: page.locator('.gallery .lit-picture').first(),
  lit: page.locator('.gallery .lit-picture-lit').first(),
  canvas: page.locator('.gallery .lit-picture-mix'),
  light: page.getByRole('switch', { name: words.product.light }),
  brightness: page.getByRole('slider', { name: words.product.brightness }),
  kelvin: page.getByRole('slider', { name: words.product.colorTemperature }),
})

test('the dimmer shows the lit picture at 100 % and the unlit one at 0 %, and recovers if WebGL fails', async () => {
  for (const path of [fixed, socket, retaken, cooler]) {
    const { page, context, problems } = await openVisitor(browser, still)
    await page.goto(`${shop.url}${path}`, { waitUntil: 'networkidle' })
    const { picture, lit, canvas, light, brightness } = partsOf(page)
    if (path === fixed) {
      // A lamp with built-in light has no slider for the colour.
      expect(await page.getByRole('slider').count()).toBe(1)
      expect(await page.locator('.product-key').textContent()).toContain('2700\u00a0K')
    }
    const unlitPicture = await readPixels(picture)
    await light.check()
    await expectSoon(() => readOpacity(lit)).toBe(1)
    const litPicture = await readPixels(picture)
    await brightness.fill('0')
    await canvas.waitFor()
    const at0 = measureDifference(await readPixels(picture), unlitPicture)
    await brightness.fill('100')
    const mixedPicture = await readPixels(picture)
    const at100 = measureDifference(mixedPicture, litPicture)
    // The first touch of the dimmer must not change the colour of the light.
    const [mixed, shown] = [calculateMeans(mixedPicture), calculateMeans(litPicture)]
    for (const channel of ['red', 'green', 'blue'] as const)
      expect(Math.abs(mixed[channel] - shown[channel]), channel).toBeLessThan(2)
    console.info(`${path}: mean difference ${at0.toFixed(2)} at 0 %, ${at100.toFixed(2)} at 100 %, of 255`)
    // Because of film grain, even two pictures of the same render differ by 1.7.
    expect(at0).toBeLessThan(4)
    expect(at100).toBeLessThan(4)
    expect(measureDifference(unlitPicture, litPicture)).toBeGreaterThan(30)
    if (path === socket) await loseContext(page)
    expect(problems).toEqual([])
    await context.close()
  }
})

async function loseContext(page: Page) {
  const { picture, lit, canvas, brightness } = partsOf(page)
  await brightness.fill('50')
  const mixed = await readPixels(picture)
  const lose = await canvas.evaluateHandle((element: HTMLCanvasElement) =>
    element.getContext('webgl2')?.getExtension('WEBGL_lose_context'),
  )
  await lose.evaluate(extension => extension?.loseContext())
  await canvas.waitFor({ state: 'detached' })
  await brightness.fill('40')
  await expectSoon(() => readOpacity(lit)).toBe(0.4)
  await brightness.fill('50')
  await lose.evaluate(extension => extension?.restoreContext())
  await canvas.waitFor()
  expect(measureDifference(await readPixels(picture), mixed)).toBeLessThan(0.5)
}

for (const [index, [words, prefix, device]] of (
  [
    [en, '', desktop],
    [sv, '/sv', phone],
  ] as const
).entries()) {
  const walk = alternate(index)
  walk(`the dimmer works by keyboard, and loads on first use (${prefix || 'English'})`, async () => {
    const { page, context, problems } = await openVisitor(browser, { ...device, reducedMotion: 'reduce' })
    const asked = recordLightRequests(page)
    await page.goto(`${shop.url}${prefix}${socket}`, { waitUntil: 'networkidle' })
    const { picture, canvas, light, brightness, kelvin } = partsOf(page, words)
    expect(asked).toEqual([])
    // Phones show the dimmer only while the light is on, and nothing below the picture moves.
    if (device === phone) {
      const price = page.locator('article .price').first()
      const before = await price.boundingBox()
      await light.check()
      await brightness.waitFor()
      expect(await price.boundingBox()).toEqual(before)
    }
    expect(await page.getByRole('group', { name: words.product.dimmer }).count()).toBe(1)
    await brightness.focus()
    await page.keyboard.press('ArrowLeft')
    await canvas.waitFor()
    expect(await light.isChecked()).toBe(true)
    expect(await brightness.getAttribute('aria-valuetext')).toBe(words === en ? '99%' : '99\u00a0%')
    expect(asked.filter(path => path.startsWith('/layers/')).sort()).toHaveLength(3)

    const shade = { left: 0.4, top: 0.3, width: 0.2, height: 0.1 }
    const glow = async () => calculateMeans(await readPixels(picture, shade))
    const bright = await glow()
    await page.keyboard.press('Home')
    for (let step = 0; step < 3; step++) await page.keyboard.press('PageUp')
    await expect.poll(() => brightness.getAttribute('aria-valuetext')).toBe(words === en ? '30%' : '30\u00a0%')
    const dim = await glow()
    expect(dim.green).toBeLessThan(bright.green - 20)
    await page.keyboard.press('End')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Home')
    await expect.poll(() => kelvin.getAttribute('aria-valuetext')).toBe('2200\u00a0K')
    const warm = await glow()
    await page.keyboard.press('End')
    await expect.poll(() => kelvin.getAttribute('aria-valuetext')).toBe('4000\u00a0K')
    const cool = await glow()
    expect(warm.red - warm.blue).toBeGreaterThan(cool.red - cool.blue + 30)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => page.locator('.dimmer-kelvin .dimmer-value').textContent()).toBe('3900\u00a0K')
    await expectAccessible(page)
    expect(problems).toEqual([])
    await context.close()
  })
}

test('the switch fades the light, except with reduced motion; a lamp without dimming has only the switch', async () => {
  const { page, context } = await openVisitor(browser, tall)
  await page.clock.install()
  await page.goto(`${shop.url}${socket}`)
  const { picture, brightness, canvas, light } = partsOf(page)
  const level = () => picture.evaluate(element => Number(getComputedStyle(element).getPropertyValue('--lit')))
  await brightness.fill('80')
  await canvas.waitFor()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion })
    await light.uncheck()
    await page.clock.runFor(100)
    if (reducedMotion === 'reduce') expect(await level()).toBe(0)
    else expect(await level()).toBeGreaterThan(0)
    expect(await level()).toBeLessThan(0.8)
    await page.clock.runFor(1000)
    expect(await level()).toBe(0)
    await light.check()
    await page.clock.runFor(1000)
    expect(await level()).toBe(0.8)
  }
  await page.goto(`${shop.url}/product/skarpnas-table-black`)
  expect(await page.getByRole('switch', { name: en.product.light }).count()).toBe(1)
  expect(await page.getByRole('slider').count()).toBe(0)
  await context.close()
})

test('without WebGL or layers, the dimmer cross-fades the unlit and the lit picture', async () => {
  for (const broken of ['webgl', 'layers']) {
    const { page, context } = await openVisitor(browser, still)
    if (broken === 'layers') await context.route('**/layers/**', route => route.abort())
    else
      await context.addInitScript(() => {
        HTMLCanvasElement.prototype.getContext = () => null
      })
    await page.goto(`${shop.url}${socket}`)
    const { lit, canvas, brightness, kelvin } = partsOf(page)
    await brightness.fill('30')
    await expectSoon(() => readOpacity(lit)).toBe(0.3)
    await expectSoon(() => kelvin.isVisible()).toBe(false)
    expect(await canvas.count()).toBe(0)
    await context.close()
  }
})

test('on wide screens the picture’s sides continue to the edges of its frame, unlit, lit and dimmed', async () => {
  const { page, context, problems } = await openVisitor(browser, { ...desktop, reducedMotion: 'reduce' })
  await page.goto(`${shop.url}${socket}`, { waitUntil: 'networkidle' })
  const { picture, light, brightness, canvas } = partsOf(page)
  const frame = page.locator('.gallery-frames a').first()
  const [outer, inner] = await Promise.all([frame.boundingBox(), picture.boundingBox()])
  if (!outer || !inner) throw new Error('The gallery has no picture.')
  const { height } = outer
  const sides = [
    [4, inner.x - outer.x + inner.width * 0.02],
    [outer.width - 12, inner.x - outer.x + inner.width * 0.98],
  ] as const

  /** The largest difference between the frame's edge and the picture's side beside it, of 255. */
  async function compareSides(): Promise<number> {
    const shot = await frame.screenshot()
    // The switch and the link to the 3D model lie on the right side, above and below these parts.
    const parts = [0.2, 0.35, 0.5, 0.65, 0.8].flatMap(top => sides.map(lefts => ({ lefts, top })))
    const differences = parts.map(async ({ lefts, top }) => {
      const [atEdge, inPicture] = await Promise.all(
        lefts.map(async left => {
          const part = { left: Math.round(left), top: Math.round(top * height), width: 8, height: 24 }
          return calculateMeans(await sharp(shot).extract(part).removeAlpha().raw().toBuffer())
        }),
      )
      return Math.abs((atEdge?.green ?? 0) - (inPicture?.green ?? 255))
    })
    return Math.max(...(await Promise.all(differences)))
  }

  await expectSoon(compareSides).toBeLessThan(5)
  await light.check()
  await expectSoon(() => readOpacity(page.locator('.gallery-side.lit-picture-lit').first())).toBe(1)
  await expectSoon(compareSides).toBeLessThan(5)
  await brightness.fill('45')
  await canvas.waitFor()
  expect((await canvas.boundingBox())?.width).toBeCloseTo(outer.width, 0)
  await expectSoon(compareSides).toBeLessThan(5)
  expect(problems).toEqual([])
  await context.close()
})
