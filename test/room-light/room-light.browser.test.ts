import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { measureDifference, readPixels, recordLightRequests } from '../product/pictures.ts'
import { pickAmount } from '../support/amount.ts'
import { desktop, expectAccessible, openVisitor, phone } from '../support/browser.ts'
import { lookAtRealPictures } from '../support/real-pictures.ts'
import { browser, shop } from '../support/shop-in-browser.ts'
import { en, sv } from '../support/texts.ts'

lookAtRealPictures(shop.state, 'living-dusk', 'staircase-evening', 'supper-by-candles')

const partsOf = (page: Page, words: typeof en | typeof sv = en) => {
  const lamp = (name: string) => page.getByRole('group', { name })
  return {
    open: page.getByRole('button', { name: words.room.try }),
    canvas: page.locator('main canvas'),
    said: page.locator('.room-light output'),
    on: (name: string) => lamp(name).getByRole('switch'),
    brightness: (name: string) => lamp(name).getByRole('slider', { name: words.room.brightness }),
    kelvin: (name: string) => lamp(name).getByRole('slider', { name: words.room.colour }),
    time: page.getByRole('slider', { name: words.room.time }),
    inPicture: (name: string) => page.locator('.room-lamps').getByTitle(name),
  }
}

/** Addresses with the lamps set as in the renders beside this file (docs/photography.md). */
const straight = [
  ['/', 'living-dusk', '#light&arc=0&table=30-2200'],
  ['/cases/pensionat-sjoros', 'staircase-evening', '#light&pendants=50&table=0&time=14:00'],
  ['/concepts/dimmed-to-2200', 'supper-by-candles', '#light&portable=60-2200&time=19:00'],
] as const

/** A small window, because the CPU draws the pictures. */
const small = { width: 1024, height: 640 }

test('lamps that are set by the URL look like a direct render of the same light', async () => {
  const { page, context, problems } = await openVisitor(browser, { ...desktop, viewport: small })
  for (const [path, name, fragment] of straight) {
    await page.goto('about:blank')
    await page.goto(shop.url + path + fragment)
    const { canvas, said } = partsOf(page)
    await canvas.waitFor()
    await said.filter({ hasText: '.' }).waitFor()
    expect(new URL(page.url()).hash).toBe(fragment)
    await expectTargetsApart(page)
    const expected = await sharp(`test/room-light/${name}.webp`).removeAlpha().raw().toBuffer()
    const mixed = sharp(await wholePicture(page))
      .removeAlpha()
      .resize(480, 270, { kernel: 'cubic' })
    const apart = measureDifference(await mixed.raw().toBuffer(), expected)
    console.info(`${name}: mean difference ${apart.toFixed(2)} of 255`)
    expect(apart, name).toBeLessThanOrEqual(2)
  }
  expect(problems).toEqual([])
  await context.close()
})

/** Expects the controls to be in view, with the buttons of the picture's lamps above them. */
async function expectOnPicture(page: Page) {
  const [controls, picture, lamps] = await Promise.all([
    page.locator('.room-light-panel').boundingBox(),
    page.locator('main canvas').boundingBox(),
    Promise.all((await page.locator('.room-lamps button').all()).map(one => one.boundingBox())),
  ])
  const bottom = (box: typeof controls) => (box?.y ?? 0) + (box?.height ?? 0)
  expect(bottom(controls)).toBeLessThanOrEqual((page.viewportSize()?.height ?? 0) + 1)
  expect(Math.abs(bottom(controls) - bottom(picture))).toBeLessThan(2)
  for (const lamp of lamps) expect(bottom(lamp)).toBeLessThan(controls?.y ?? 0)
}

/** Expects the lamps' buttons to be at least 44 px wide and high and to overlap no other target. */
async function expectTargetsApart(page: Page) {
  const lamps = await page.locator('.room-lamps button').all()
  expect(lamps.length).toBeGreaterThan(1)
  const boxes = await Promise.all(
    [...lamps, ...(await page.locator('.case-hotspot-target').all())].map(one => one.boundingBox()),
  )
  for (const [at, box] of boxes.entries()) {
    if (!box) throw new Error('A target is not shown.')
    expect(Math.round(Math.min(box.width, box.height))).toBeGreaterThanOrEqual(44)
    for (const other of boxes.slice(0, at)) {
      const across = box.x + box.width / 2 - (other?.x ?? 0) - (other?.width ?? 0) / 2
      const down = box.y + box.height / 2 - (other?.y ?? 0) - (other?.height ?? 0) / 2
      expect(Math.hypot(across, down)).toBeGreaterThanOrEqual((box.width + (other?.width ?? 0)) / 2 - 1)
    }
  }
}

const ring = (lamp: Locator) => lamp.evaluate(element => Number(getComputedStyle(element, '::after').opacity))

/** Takes a screenshot of the canvas alone, without cropping. */
function wholePicture(page: Page) {
  const canvas = page.locator('canvas')
  return canvas
    .evaluate(element => {
      document.body.replaceChildren(element)
      for (const [name, value] of Object.entries({ display: 'block', width: '960px', height: '540px' }))
        element.style.setProperty(name, value)
    })
    .then(() => canvas.screenshot())
}

for (const [words, prefix, device] of [
  [en, '', desktop],
  [sv, '/sv', phone],
] as const) {
  test(`lamps are dimmed by keyboard and touch, described in words and kept in the URL (${prefix || 'English'})`, async () => {
    const { page, context, problems } = await openVisitor(browser, { ...device, reducedMotion: 'reduce' })
    const asked = recordLightRequests(page)
    await page.clock.setFixedTime(new Date(2026, 10, 27, 16, 10))
    await page.goto(`${shop.url}${prefix}/`, { waitUntil: 'networkidle' })
    const { open, canvas, said, on, brightness, kelvin, time, inPicture } = partsOf(page, words)
    const { arc, table } = words.room
    const layers = () => asked.filter(address => address.startsWith('/layers/'))
    expect(layers()).toEqual([])
    await (device === phone ? open.tap() : open.press('Enter'))
    await canvas.waitFor()
    expect(layers()).toHaveLength(5)
    // Phones show another picture, which has layers of its own.
    expect(layers().every(address => address.includes('portrait') === (device === phone))).toBe(true)
    await expect.poll(() => open.getAttribute('aria-expanded')).toBe('true')
    // At first, the time is the visitor's current hour, and one lamp switches on by itself.
    expect(await time.getAttribute('aria-valuetext')).toBe('16:00')
    await expect.poll(() => on(arc).isChecked()).toBe(true)
    expect(await on(table).isChecked()).toBe(false)
    await expectOnPicture(page)

    await on(arc).focus()
    expect(await ring(inPicture(arc))).toBe(1)
    expect(await ring(inPicture(table))).toBe(0)
    await (device === phone ? on(arc).tap() : on(arc).press('Space'))
    await brightness(table).focus()
    await page.keyboard.press('Home')
    for (let step = 0; step < 3; step++) await page.keyboard.press('PageUp')
    // On phones, the colour temperatures are folded, so that the lamps stay in sight.
    if (device === phone) {
      expect(await kelvin(table).isVisible()).toBe(false)
      const [panel, lamp] = [
        await page.locator('.room-light-panel').boundingBox(),
        await inPicture(table).boundingBox(),
      ]
      expect((lamp?.y ?? 0) + (lamp?.height ?? 0) / 2).toBeLessThan(panel?.y ?? 0)
      await page.getByRole('button', { name: words.room.colour }).tap()
    }
    await kelvin(table).press('Home')
    await time.press('ArrowRight')
    await expect.poll(() => time.getAttribute('aria-valuetext')).toBe('16:30')
    const off = words === en ? `${arc} off` : `${arc} av`
    const sentence = `${off}, ${table.toLowerCase()} ${words === en ? '30%' : '30\u00a0%'}, 2200\u00a0K, 16:30.`
    await expect.poll(() => said.textContent()).toBe(sentence)
    await expect.poll(() => new URL(page.url()).hash).toBe('#light&arc=0&table=30-2200&time=16:30')
    await expectAccessible(page)

    // The address alone restores the lamps.
    if (pickAmount(device === desktop, true)) await page.reload({ waitUntil: 'networkidle' })
    await expect.poll(() => said.textContent()).toBe(sentence)
    expect(await on(arc).isChecked()).toBe(false)

    const before = await readPixels(canvas)
    await (device === phone ? inPicture(arc).tap() : inPicture(arc).click())
    await expect.poll(() => on(arc).isChecked()).toBe(true)
    await expect.poll(() => said.textContent()).not.toContain(off)
    expect(measureDifference(await readPixels(canvas), before)).toBeGreaterThan(2)
    await open.click()
    await expect.poll(() => inPicture(arc).count()).toBe(0)
    await canvas.waitFor({ state: 'detached' })
    expect(new URL(page.url()).hash).toBe('')
    expect(problems).toEqual([])
    await context.close()
  })
}

test('without WebGL or layers, the picture stays and the page says that the lamps cannot be changed', async () => {
  for (const broken of ['webgl', 'layers']) {
    const { page, context } = await openVisitor(browser, desktop)
    if (broken === 'layers') await context.route('**/layers/**', route => route.abort())
    else
      await context.addInitScript(() => {
        HTMLCanvasElement.prototype.getContext = () => null
      })
    await page.goto(`${shop.url}/concepts/dimmed-to-2200`)
    const { open, canvas } = partsOf(page)
    await open.click()
    await page.getByRole('alert').filter({ hasText: en.room.cannot }).waitFor()
    expect(await canvas.count()).toBe(0)
    expect(await page.locator('.concept-head img').isVisible()).toBe(true)
    await context.close()
  }
})
