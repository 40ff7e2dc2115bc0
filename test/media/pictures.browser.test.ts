import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pictureWidths } from '#client/shared/browser/images.ts'
import { pickAmount } from '../support/amount.ts'
import { openVisitor } from '../support/browser.ts'
import { browser, shop } from '../support/shop-in-browser.ts'

const kinds = ['/', '/category/shop', '/product/bagvik-floor-black', '/designers', '/cases', '/sv/news', '/concepts']
/** `npm test` checks only the pages in `short`, and `npm run soak` all pages on every screen. */
const screens = [
  { width: 390, short: kinds },
  { width: 768, short: ['/category/shop', '/designers', '/sv/news'] },
  { width: 1440, short: ['/', '/category/shop', '/product/bagvik-floor-black', '/cases', '/concepts'] },
].flatMap(({ width, short }) =>
  pickAmount(width === 390 ? [2] : [1], [1, 2]).map(deviceScaleFactor => ({
    viewport: { width, height: width < 700 ? 844 : 960 },
    deviceScaleFactor,
    short,
  })),
)

/**
 * Lists the loaded pictures. `needed` is the width in device pixels at which the picture is sharp.
 * That is more than the width of its box if the box crops its sides.
 */
const loaded = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter(image => image.naturalWidth > 0 && image.getClientRects().length > 0)
      // Drawings are sharp at any width.
      .filter(image => !image.src.endsWith('.svg'))
      .map(image => {
        const box = image.getBoundingClientRect()
        const { naturalWidth: width, naturalHeight: height } = image
        return {
          src: image.currentSrc,
          below: Math.round(box.top - innerHeight),
          needed: Math.max(box.width, (box.height * width) / height) * devicePixelRatio,
          own: Number(image.getAttribute('width')),
          offered: [...`${image.srcset} ${image.src} `.matchAll(/_(\d+) /g)].map(([, wide]) => Number(wide)),
        }
      }),
  )

test.each(screens)(
  'at $viewport.width px × $deviceScaleFactor, pictures load in a width that fits their box',
  async ({ short, ...screen }) => {
    for (const path of pickAmount(short, kinds)) {
      // Browsers reuse a larger cached file, so each page gets a new visitor with an empty cache.
      const { page, context, problems } = await openVisitor(browser, { ...screen })
      await page.goto(shop.url + path, { waitUntil: 'networkidle' })
      const pictures = await loaded(page)
      expect(pictures.length).toBeGreaterThan(0)
      for (const { src, needed, own, offered } of pictures) {
        const asked = Number(/_(\d+)$/.exec(src)?.[1])
        const widest = Math.max(...pictureWidths.filter(width => width <= own))
        expect(asked, `${path} ${src} ${needed}`).toBeGreaterThanOrEqual(Math.min(needed * 0.7, widest))
        // Pictures are offered from 400 px up, and small ones from 200 px.
        const fewest = Math.max(200, Math.min(400, ...offered))
        expect(asked, `${path} ${src} ${needed}`).toBeLessThanOrEqual(Math.max(needed * 2.1, fewest))
      }
      await context.close()
      expect(problems).toEqual([])
    }
  },
)

test('the HTML preloads the largest picture', async () => {
  for (const path of ['/product/murla-portable-brass', '/cases']) {
    const html = await (await fetch(shop.url + path, { headers: { 'CF-IPCountry': 'SE' } })).text()
    const preload =
      /<link rel="preload" as="image" imageSrcSet="([^"]+)" imageSizes="([^"]+)" fetchPriority="high"\/>/.exec(html)
    const image = /<img[^>]+fetchPriority="high"[^>]*>/.exec(html)?.[0] ?? ''
    expect(html.indexOf(preload?.[0] ?? 'none')).toBeLessThan(html.indexOf('</head>'))
    expect(image).toContain(`srcSet="${preload?.[1]}"`)
    expect(image).toContain(`sizes="${preload?.[2]}"`)
    expect(image).not.toContain('loading=')
  }
})

test('the picture of the start page is requested first and only once, and phones get an upright one', async () => {
  for (const [width, height, name] of [
    [1440, 900, 'living-dusk-lit'],
    [390, 844, 'living-dusk-portrait-lit'],
  ] as const) {
    const { page, context } = await openVisitor(browser, { viewport: { width, height }, javaScriptEnabled: false })
    const asked: string[] = []
    page.on('request', request => {
      if (request.url().includes('/image/')) asked.push(request.url())
    })
    await page.goto(shop.url, { waitUntil: 'networkidle' })
    expect(asked[0]).toContain(`/${name}.`)
    expect(asked.filter(url => url.includes('living-dusk'))).toHaveLength(1)
    await context.close()
  }
})

test('pictures start to load 200 px before they are visible', async () => {
  const { page, context } = await openVisitor(browser, { viewport: { width: 390, height: 844 } })
  await page.goto(`${shop.url}/category/shop`, { waitUntil: 'networkidle' })
  const tops = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLImageElement>('main .lit-picture > img:first-child')].map(image => ({
        below: (image.parentElement?.getBoundingClientRect().top ?? 0) - innerHeight,
        there: image.naturalWidth > 0,
      })),
    )
  const findMisloaded = async () => (await tops()).filter(({ below, there }) => there === below > 200)
  expect(await findMisloaded()).toEqual([])
  // Scroll until the next row is 150 px below the screen, so that only its pictures load.
  const next = Math.min(...(await tops()).flatMap(({ below }) => (below > 200 ? [below] : [])))
  await page.evaluate(way => scrollBy(0, way), next - 150)
  await expect.poll(findMisloaded).toEqual([])
  // After scrolling back to the top, loaded pictures keep the same file.
  const files = () =>
    page.$$eval('main .lit-picture > [data-loaded]', images =>
      images.map(image => 'currentSrc' in image && image.currentSrc),
    )
  const before = await files()
  await page.evaluate(() => scrollTo(0, 0))
  await page.waitForFunction(
    () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(scrollY === 0)))),
  )
  await page.waitForLoadState('networkidle')
  expect(await files()).toEqual(before)
  expect((await tops()).filter(({ there }) => there)).toHaveLength(before.length)
  await context.close()
})

test('a missing picture keeps its space and colour', async () => {
  const { page, context } = await openVisitor(browser, { viewport: { width: 390, height: 844 } })
  await page.goto(`${shop.url}/cases`, { waitUntil: 'networkidle' })
  const image = page.locator('main img[data-colour]').first()
  const before = await image.boundingBox()
  const answered = page.waitForResponse(/no-such-lamp/)
  await image.evaluate((element: HTMLImageElement) => {
    element.srcset = '/image/p/no-such-lamp.00000000_800 800w'
  })
  expect((await answered).status()).toBe(404)
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.complete)).toBe(true)
  expect(await image.boundingBox()).toEqual(before)
  const colour = await image.evaluate(element => getComputedStyle(element).backgroundColor)
  const [r, g, b] =
    (await image.getAttribute('data-colour'))?.match(/[0-9a-f]{2}/g)?.map(hex => Number.parseInt(hex, 16)) ?? []
  expect(colour).toBe(`rgb(${r}, ${g}, ${b})`)
  await context.close()
})
