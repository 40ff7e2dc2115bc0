import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, expectAccessible, openVisitor, phone } from '../support/browser.ts'
import { browser, shop } from '../support/shop-in-browser.ts'
import { en, sv } from '../support/texts.ts'
import { expectSoon, readOpacity } from './pictures.ts'

/** This product has two pictures of itself and one of a room, each unlit and lit, and a drawing. */
const product = '/product/murla-portable-brass'

function partsOf(page: Page, words: typeof en | typeof sv = en) {
  const gallery = page.getByRole('region', { name: words.product.pictures })
  const dialog = page.getByRole('dialog', { name: words.zoom.title })
  const picture = dialog.locator('.zoom-picture')
  return {
    frames: gallery.locator('.gallery-frames a'),
    thumbnails: gallery.getByRole('navigation').getByRole('link'),
    light: gallery.getByRole('switch', { name: words.product.light }),
    dialog,
    picture,
    count: dialog.getByRole('status'),
    /** The zoom, which is 1 for the whole picture. */
    scale: () =>
      picture.evaluate(
        element => Math.round((100 * element.getBoundingClientRect().width) / element.clientWidth) / 100,
      ),
    left: () => picture.evaluate(element => Math.round(element.getBoundingClientRect().left)),
    current: async () =>
      gallery
        .locator('.gallery-thumbnails a')
        .evaluateAll(links => links.findIndex(link => link.getAttribute('aria-current') === 'true') + 1),
  }
}

/** The names of the topmost elements at 100 points of an element, to find what covers it. */
const topmost = (shown: Locator) =>
  shown.evaluate(element => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const steps = Array.from({ length: 10 }, (_, step) => (step + 0.5) / 10)
    const names = steps.flatMap(x =>
      steps.map(y => document.elementFromPoint(left + x * width, top + y * height)?.nodeName ?? 'outside'),
    )
    return [...new Set(names)]
  })

test('the gallery’s thumbnails and full screen view work by mouse, wheel, keys, buttons and Back', async () => {
  const { page, context, problems } = await openVisitor(browser, desktop)
  const zoomFiles: string[] = []
  page.on('request', request => /\/assets\/zoom-/.test(request.url()) && zoomFiles.push(request.url()))
  await page.goto(`${shop.url}${product}`, { waitUntil: 'networkidle' })
  const { frames, thumbnails, light, dialog, picture, count, scale, left, current } = partsOf(page)

  expect(await thumbnails.count()).toBe(4)
  expect(await current()).toBe(1)
  const boxes = [thumbnails.first(), frames.first(), frames.first().locator('.lit-picture')]
  const [thumbnail, frame, shown] = await Promise.all(boxes.map(one => one.boundingBox()))
  // The pictures take two thirds of the window, from its left edge. The lamp is in their middle.
  expect([frame?.x, (frame?.width ?? 0) / 1440 > 0.65]).toEqual([0, true])
  expect((shown?.x ?? 0) + (shown?.width ?? 0) / 2).toBeCloseTo((frame?.width ?? 0) / 2, 0)
  expect(Math.round(thumbnail?.width ?? 0)).toBe(64)
  expect((thumbnail?.x ?? 0) + 64).toBeLessThan(shown?.x ?? 0)
  await thumbnails.nth(1).click()
  await expectSoon(current).toBe(2)
  const off = async () => Math.abs(((await frames.nth(1).boundingBox())?.x ?? 0) - (frame?.x ?? 0))
  await expectSoon(async () => (await off()) < 1).toBe(true)
  expect(await light.isVisible()).toBe(true)
  await thumbnails.nth(3).focus()
  await page.keyboard.press('Enter')
  await expectSoon(current).toBe(4)
  // A drawing has no light switch.
  expect(await light.isVisible()).toBe(false)
  const drawing = frames.nth(3).getByRole('img')
  expect((await drawing.getAttribute('alt'))?.replaceAll('\u00a0', ' ')).toBe(
    'Drawing, a hand beside it: diameter 20 cm, height 29.5 cm, cord 1.5 m',
  )
  await expectSoon(() => drawing.evaluate(image => image instanceof HTMLImageElement && image.naturalWidth)).toBe(400)
  expect(page.url()).toBe(`${shop.url}${product}`)

  await thumbnails.first().click()
  await expectSoon(current).toBe(1)
  await light.check()
  expect(zoomFiles).toEqual([])
  await frames.first().focus()
  await page.keyboard.press('Enter')
  await dialog.waitFor()
  expect(zoomFiles).toHaveLength(1)
  expect(await count.textContent()).toBe('1 of 4')
  const images = picture.locator('img')
  await expectSoon(() => images.first().getAttribute('src')).toMatch(/mushroom-brass-unlit\.\w+_1600$/)
  await expectSoon(() => images.last().getAttribute('src')).toMatch(/mushroom-brass-lit\.\w+_1600$/)
  await expectSoon(() => readOpacity(images.last())).toBe(1)
  await expectAccessible(page)

  const inside = dialog.getByRole('switch', { name: en.product.light })
  expect(await inside.isChecked()).toBe(true)
  await inside.uncheck()
  await expectSoon(() => readOpacity(images.last())).toBe(0)

  const size = page.viewportSize() ?? { width: 0, height: 0 }
  await page.mouse.move(size.width / 2, size.height / 2)
  await page.mouse.wheel(0, -400)
  await expectSoon(async () => (await scale()) > 1.8).toBe(true)
  const before = await left()
  await page.mouse.down()
  await page.mouse.move(size.width / 2 + 60, size.height / 2, { steps: 3 })
  await page.mouse.up()
  await expectSoon(async () => (await left()) > before).toBe(true)
  await page.keyboard.press('0')
  await expectSoon(scale).toBe(1)
  await page.mouse.dblclick(size.width / 2, size.height / 2)
  await expectSoon(scale).toBe(2.5)
  const middle = await left()
  await page.keyboard.press('ArrowRight')
  await expectSoon(async () => (await left()) < middle).toBe(true)
  await page.keyboard.press('-')
  await expectSoon(async () => (await scale()) < 2).toBe(true)
  await page.keyboard.press('-')
  await page.keyboard.press('-')
  await expectSoon(scale).toBe(1)
  await dialog.getByRole('button', { name: en.zoom.closer }).click()
  await expectSoon(scale).toBe(1.5)

  await dialog.getByRole('button', { name: en.zoom.next }).click()
  await expect.poll(() => count.textContent()).toBe('2 of 4')
  expect(await scale()).toBe(1)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => count.textContent()).toBe('3 of 4')
  // The gallery crops the picture of the room, but the full screen view shows all of it.
  const wide = await picture.boundingBox()
  expect((wide?.width ?? 0) / (wide?.height ?? 1)).toBeCloseTo(16 / 9, 1)
  await expectSoon(() => images.first().getAttribute('src')).toMatch(/cottage-sill-unlit\.\w+_2400$/)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => count.textContent()).toBe('4 of 4')
  expect(await images.first().getAttribute('src')).toMatch(/\/drawing\/portable_d200h295_c1500\.svg$/)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => count.textContent()).toBe('2 of 4')

  await page.emulateMedia({ media: 'print' })
  // Film grain is not printed, because it would cover the picture.
  const grain = page.locator('.lit-picture').first()
  expect(await grain.evaluate(picture => getComputedStyle(picture, '::after').display)).toBe('none')
  expect(await dialog.isVisible()).toBe(false)
  expect(await drawing.isVisible()).toBe(true)
  expect(await frames.nth(1).isVisible()).toBe(false)
  await page.emulateMedia({ media: null })

  await page.keyboard.press('Escape')
  await expectSoon(() => dialog.count()).toBe(0)
  await expectSoon(current).toBe(2)
  await expect.poll(() => frames.first().evaluate(link => link === document.activeElement)).toBe(true)
  expect(await light.isChecked()).toBe(false)

  // Nothing covers the printed drawing, which has its dimensions at the edges.
  await page.emulateMedia({ media: 'print' })
  await drawing.scrollIntoViewIfNeeded()
  expect(await topmost(drawing)).toEqual(['IMG'])
  await page.emulateMedia({ media: null })

  await frames.nth(1).click()
  await dialog.waitFor()
  await page.goBack()
  await expectSoon(() => dialog.count()).toBe(0)
  expect(page.url()).toBe(`${shop.url}${product}`)
  await expect.poll(() => frames.nth(1).evaluate(link => link === document.activeElement)).toBe(true)
  expect(problems).toEqual([])
  await context.close()
})

test('on a phone in Swedish the gallery is swiped, pinched and double-tapped', async () => {
  const { page, context, problems } = await openVisitor(browser, { ...phone, reducedMotion: 'reduce' })
  await page.goto(`${shop.url}/sv${product}`, { waitUntil: 'networkidle' })
  const { frames, dialog, count, scale, current } = partsOf(page, sv)
  const session = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [x: number, y: number][]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) })

  await frames.nth(1).scrollIntoViewIfNeeded()
  await expectSoon(current).toBe(2)
  await frames.nth(1).tap()
  await dialog.waitFor()
  expect(await count.textContent()).toBe('2 av 4')
  await touch('touchStart', [300, 400])
  await touch('touchMove', [200, 405])
  await touch('touchMove', [120, 410])
  await touch('touchEnd')
  await expectSoon(() => count.textContent()).toBe('3 av 4')

  await touch('touchStart', [180, 400], [220, 400])
  await touch('touchMove', [140, 400], [260, 400])
  await touch('touchEnd')
  await expectSoon(scale).toBe(3)
  // Swiping a zoomed picture moves it, and does not show the next one.
  await touch('touchStart', [300, 400])
  await touch('touchMove', [120, 400])
  await touch('touchEnd')
  expect(await count.textContent()).toBe('3 av 4')
  await page.touchscreen.tap(200, 400)
  await page.touchscreen.tap(200, 400)
  await expectSoon(scale).toBe(1)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: sv.frame.close }).tap()
  await expectSoon(() => dialog.count()).toBe(0)
  await expectSoon(current).toBe(3)
  expect(problems).toEqual([])
  await context.close()
})

test('without a script, thumbnails link to pictures in the gallery, and the pictures to their files', async () => {
  const { page, context } = await openVisitor(browser, { ...desktop, javaScriptEnabled: false })
  await page.goto(`${shop.url}${product}`)
  const { frames, thumbnails } = partsOf(page)
  await thumbnails.nth(1).click()
  expect(page.url()).toBe(`${shop.url}${product}#picture-2`)
  const [shown, first] = await Promise.all([frames.nth(1).boundingBox(), thumbnails.first().boundingBox()])
  expect((shown?.x ?? 0) - (first?.x ?? 0)).toBeLessThan(100)
  const files = await frames.evaluateAll(links => links.map(link => link instanceof HTMLAnchorElement && link.href))
  const types = await Promise.all(files.map(async file => (await fetch(String(file))).headers.get('Content-Type')))
  expect(types).toEqual(['image/jpeg', 'image/jpeg', 'image/jpeg', 'image/svg+xml'])
  await context.close()
})

test('if the gallery’s code does not load, the picture file opens', async () => {
  const { page, context } = await openVisitor(browser, desktop)
  await page.goto(`${shop.url}${product}`)
  await context.route(/\/assets\/zoom-/, route => route.abort())
  await partsOf(page).frames.first().click()
  await page.waitForURL(/\/image\/p\/mushroom-brass-unlit\.\w+_1600$/)
  await context.close()
})
