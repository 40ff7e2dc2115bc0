import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, openVisitor } from '../../support/browser.ts'
import { browser, shop } from '../../support/shop-in-browser.ts'
import { en } from '../../support/texts.ts'

/** Motion is not reduced, because this file tests animations. */
const moving: BrowserContextOptions = { ...desktop, reducedMotion: 'no-preference' }

const state = (page: Page) => page.evaluate(() => document.documentElement.dataset.menu ?? 'none')
const expectState = (page: Page, wanted: string) => expect.poll(() => state(page)).toBe(wanted)
const drawer = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

test('dropdowns open on hover without flicker, and a click keeps one open', async () => {
  const { page, context, problems } = await openVisitor(browser, moving)
  await page.clock.install()
  // Waits for all requests, because installing the clock would cancel those for prices.
  await page.goto(`${shop.url}/`, { waitUntil: 'networkidle' })
  const menu = page.getByRole('navigation', { name: en.frame.mainMenu })
  const [lighting, about] = [
    menu.getByRole('button', { name: 'Lighting' }),
    menu.getByRole('button', { name: 'About' }),
  ]
  const opened: string[] = []
  await page.exposeFunction('note', (said: string) => opened.push(said))
  await page.evaluate(() => {
    const note: unknown = Reflect.get(window, 'note')
    document.addEventListener(
      'beforetoggle',
      event => {
        if (event instanceof ToggleEvent && event.target instanceof Element && typeof note === 'function')
          note(`${event.target.id} ${event.newState}`)
      },
      true,
    )
  })

  // The test pauses and advances the clock, so that a delay of a slow machine is not mistaken for a
  // resting pointer.
  await page.clock.pauseAt(Date.now() + 60_000)
  const rest = async (wanted: string) => {
    await expect
      .poll(async () => {
        await page.clock.runFor(400)
        return state(page)
      })
      .toBe(wanted)
  }
  await lighting.hover()
  await rest('subnav')
  await expect.poll(() => opened).toEqual(['menu-0 open'])
  const picture = page.locator('#menu-0').getByRole('link').last()
  // Moves diagonally across the gap below the header, and briefly over the other opener.
  await about.hover({ position: { x: 2, y: 2 } })
  await picture.hover()
  // Longer than all delays of the header.
  await page.clock.runFor(2000)
  expect(opened).toEqual(['menu-0 open'])
  expect(await picture.locator('xpath=..').locator('img').first().isVisible()).toBe(true)

  // Moving from one opener to the next shows no fade.
  await about.hover()
  await page.clock.runFor(2000)
  await expect.poll(() => opened).toEqual(['menu-0 open', 'menu-1 open', 'menu-0 closed'])
  const fading = () =>
    document
      .getAnimations()
      .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.classList.contains('menu')).length
  expect(await page.evaluate(fading)).toBe(0)
  await about.click()
  await page.mouse.move(700, 880)
  await page.clock.runFor(2000)
  expect(await state(page)).toBe('subnav')
  await page.keyboard.press('Escape')
  await expectState(page, 'none')

  await lighting.hover()
  await rest('subnav')
  await page.mouse.move(700, 880)
  await rest('none')
  // A pointer that only crosses the header opens nothing.
  opened.length = 0
  await page.mouse.move(0, 40)
  await page.mouse.move(1400, 40, { steps: 8 })
  await page.clock.runFor(2000)
  expect(opened).toEqual([])
  expect(problems).toEqual([])
  await context.close()
})

test('one overlay is open at a time, and navigation closes it', async () => {
  const { page, context, problems } = await openVisitor(browser, moving)
  await page.goto(`${shop.url}/news`)
  expect(await state(page)).toBe('none')
  // The drawer and the dropdown share the same list.
  expect(await page.locator('body > :not(main, footer) a[href="/category/shop/pendant"]').count()).toBe(1)
  const openers = page.getByRole('banner')
  await openers.getByRole('button', { name: 'Lighting' }).click()
  await expectState(page, 'subnav')
  await openers.getByRole('button', { name: en.frame.bag }).click()
  await expectState(page, 'cart')
  await drawer(page, en.bag.title).getByText(en.bag.empty).waitFor()
  expect(await page.locator('.menu:popover-open').count()).toBe(0)

  // Opening another overlay closes the first one, even if a script opens it.
  await page.evaluate(() => document.querySelector<HTMLElement>('#country')?.showPopover())
  await expectState(page, 'country-select')
  expect(await page.locator('dialog:popover-open').count()).toBe(1)
  await page.keyboard.press('Escape')
  await expectState(page, 'none')

  await openers.getByRole('link', { name: en.account.login }).click()
  await expectState(page, 'login')
  await drawer(page, en.account.login).getByRole('link', { name: en.account.register }).click()
  await expectState(page, 'register')
  await drawer(page, en.account.register).getByRole('link', { name: en.account.toLogin }).click()
  await drawer(page, en.account.login).getByRole('link', { name: en.account.forgot }).click()
  await expectState(page, 'forgot-password')
  expect(page.url()).toBe(`${shop.url}/news`)
  // A click on the backdrop closes the drawer.
  await page.mouse.click(200, 400)
  await expectState(page, 'none')
  await openers.getByRole('link', { name: en.search.title }).click()
  await expectState(page, 'search')
  await drawer(page, en.search.title).getByRole('link', { name: 'Brass' }).click()
  await page.waitForURL(/\/search\/brass$/)
  expect(await state(page)).toBe('none')
  await page.goBack()
  await page.waitForURL(/\/news$/)
  await expectState(page, 'none')
  expect(await page.locator('dialog:popover-open').count()).toBe(0)
  // A link to a fragment of the same page closes the drawer.
  await openers.getByRole('button', { name: en.frame.bag }).click()
  await expectState(page, 'cart')
  await page.evaluate(() => {
    location.hash = 'main'
  })
  await expectState(page, 'none')

  // On tablets the menu's drawer shows all lists, and a click outside closes it.
  await page.setViewportSize({ width: 768, height: 1024 })
  const nav = drawer(page, en.frame.menu)
  await openers.getByRole('button', { name: en.frame.menu }).click()
  await expectState(page, 'nav')
  await expect.poll(() => nav.evaluate(element => element.getAnimations().length)).toBe(0)
  for (const name of ['Lighting', 'About'])
    expect(await nav.getByRole('navigation', { name }).getByRole('link').first().isVisible(), name).toBe(true)
  await page.mouse.click(700, 500)
  await expectState(page, 'none')
  expect(await page.locator(':popover-open').count()).toBe(0)
  expect(problems).toEqual([])
  await context.close()
})

test('a drawer opens 30 ms after it is rendered, is removed after closing, and keeps the scroll position', async () => {
  const { page, context, problems } = await openVisitor(browser, moving)
  await page.goto(`${shop.url}/category/shop`)
  await page.evaluate(() => scrollTo(0, 700))
  const opener = page.getByRole('banner').getByRole('button', { name: en.frame.bag })
  const display = () => page.locator('#bag').evaluate(element => getComputedStyle(element).display)
  const moves: unknown[] = []
  await page.exposeFunction('note', (said: unknown) => moves.push(said))
  await page.evaluate(() => {
    const note: unknown = Reflect.get(window, 'note')
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      if (!(target instanceof HTMLDialogElement) || propertyName !== 'translate' || typeof note !== 'function') return
      const [move] = target
        .getAnimations()
        .filter(one => one instanceof CSSTransition && one.transitionProperty === 'translate')
      const { delay, duration } = move?.effect?.getComputedTiming() ?? {}
      note({ isOpen: target.matches(':popover-open'), display: getComputedStyle(target).display, delay, duration })
    })
  })
  expect(await display()).toBe('none')
  await opener.click()
  await expect.poll(() => moves).toEqual([{ isOpen: true, display: 'flex', delay: 30, duration: 300 }])
  const bag = drawer(page, en.bag.title)
  await bag.getByText(en.bag.empty).waitFor()
  // The first control gets the focus, and the page behind is inert.
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(en.frame.close)
  await page.locator('#main[inert]').waitFor({ state: 'attached' })
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('#bag') !== null,
      ),
    ).toBe(true)
  }
  await page.mouse.move(300, 500)
  await page.mouse.wheel(0, 400)
  const { width } = (await bag.boundingBox()) ?? { width: 0 }
  expect(width).toBeLessThanOrEqual(49 * 16)
  // Closing while the opening animation runs would be faster, so this waits for its end.
  await expect.poll(() => bag.evaluate(element => element.getAnimations().length)).toBe(0)
  await page.keyboard.press('Escape')
  await expect.poll(() => moves.at(-1)).toEqual({ isOpen: false, display: 'flex', delay: 0, duration: 300 })
  await expect.poll(display).toBe('none')
  await expect.poll(() => opener.evaluate(element => element === document.activeElement)).toBe(true)
  expect(await page.evaluate(() => scrollY)).toBe(700)
  expect(problems).toEqual([])
  await context.close()
})
