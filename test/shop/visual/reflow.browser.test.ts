import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pickAmount } from '../../support/amount.ts'
import { expectAccessible, findLargeSwatches, openVisitor, recordAbility } from '../../support/browser.ts'
import { browser, shop } from '../../support/shop-in-browser.ts'

const pages = [
  '/',
  '/category/shop',
  '/product/ringholm-pendant-brass',
  '/product/vavsta-shade-linen',
  '/favorites/1001,1003,9999',
  '/search?q=murla',
  '/checkout',
  '/pickup/1005-1~1012-1~1003-1',
  '/withdraw',
  '/info/retailer',
  '/info/faq',
  '/about/our-history',
  '/professionals',
  '/cases',
  '/nothing',
  '/__style-guide',
]

/** Pages that other files check with axe in `npm test`, in several states. */
const checkedElsewhere = /^\/($|category|product\/ring|favorites|checkout|pickup|withdraw|nothing)/

/**
 * Lists controls that are too small for a finger: less than 44 px high. Links inside a sentence are
 * not counted.
 */
const smallControls = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, select, summary, input:not([tabindex="-1"]), nav a, .button')]
      .filter(control => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map(control => ({ control, area: (control.closest('label, .choice') ?? control).getBoundingClientRect() }))
      .filter(({ area }) => area.width > 1 && area.right > 0 && area.height < 43.5)
      .map(({ control, area }) => `${control.outerHTML.slice(0, 120)} ${Math.round(area.height)} px`),
  )

/** The number of px by which the page is wider than its window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Replaces every heading, or the link in it, with one very long word. */
const lengthenHeadings = (page: Page) =>
  page.evaluate(() => {
    for (const heading of document.querySelectorAll('main :is(h1, h2, h3), main :is(h1, h2, h3) > a'))
      if (heading.childElementCount === 0) heading.textContent = 'Fönsterbelysningsarmaturerna'
  })

test('pages are accessible and fit a window of 320 px, which equals 640 px at 200 % zoom', {
  timeout: 240_000,
}, async () => {
  const { page } = await openVisitor(browser, { viewport: { width: 320, height: 640 }, hasTouch: true })
  const wrong: string[] = []
  for (const path of pages) {
    await page.goto(`${shop.url}/sv${path}`)
    await page.waitForLoadState('networkidle')
    if (pickAmount(!checkedElsewhere.test(path), true)) await expectAccessible(page)
    const wide = await overflow(page)
    if (wide > 0) wrong.push(`${path}: ${wide} px too wide`)
    wrong.push(...(await smallControls(page)).map(control => `${path}: ${control}`))
    if ((await findLargeSwatches(page)) > 0) wrong.push(`${path}: swatches without their style sheet`)
    await lengthenHeadings(page)
    if ((await overflow(page)) > 0) wrong.push(`${path}: too wide with a long word in each heading`)
  }
  expect(wrong).toEqual([])
  recordAbility('zoom')
  recordAbility('touch')
})

test('in forced colours every page is accessible, and the focus is visible', {
  timeout: 240_000,
}, async () => {
  const screen = { viewport: { width: 1440, height: 900 }, forcedColors: 'active' } as const
  const { page } = await openVisitor(browser, { ...screen })
  const hidden: string[] = []
  for (const path of pages.filter((_, index) => pickAmount(index % 2 === 0, true))) {
    await page.goto(`${shop.url}${path}`)
    await page.waitForLoadState('networkidle')
    // The browser draws system colours that axe does not know, so contrast is not checked. `npm
    // test` skips axe here, because its other rules give the same results as in the test above.
    if (pickAmount(false, true)) await expectAccessible(page, { without: { 'color-contrast': 'systemColors' } })
    for (let step = 0; step < 15; step++) {
      await page.keyboard.press('Tab')
      const lost = await page.evaluate(() => {
        const focused = document.activeElement
        if (!(focused instanceof HTMLElement) || focused === document.body) return null
        // A card shows the focus of its link around the whole card.
        const isMarked = [focused, focused.closest('li, article')].some(element => {
          const { outlineStyle, outlineWidth } = getComputedStyle(element ?? focused)
          return outlineStyle !== 'none' && outlineWidth !== '0px'
        })
        const { left, top, width, height } = focused.getBoundingClientRect()
        const above = document.elementFromPoint(left + width / 2, top + height / 2)
        const isCovered = above !== null && !focused.contains(above) && !above.contains(focused)
        return isMarked && !isCovered
          ? null
          : `${isCovered ? 'covered' : 'unmarked'}: ${focused.outerHTML.slice(0, 150)}`
      })
      if (lost) hidden.push(`${path} ${lost}`)
    }
  }
  expect(hidden).toEqual([])
  recordAbility('forcedColors')
})
