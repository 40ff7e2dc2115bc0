import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openVisitor, phone } from '../../support/browser.ts'
import { browser, shop } from '../../support/shop-in-browser.ts'
import { en } from '../../support/texts.ts'

const state = (page: Page) => page.evaluate(() => document.documentElement.dataset.menu ?? 'none')
const expectState = (page: Page, wanted: string) => expect.poll(() => state(page)).toBe(wanted)
const drawer = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

for (const has of [true, false])
  test(`on phones Back closes a drawer, and after a link in it returns to the page without the drawer (${has ? 'with' : 'without'} the Navigation API)`, async () => {
    const { page, context, problems } = await openVisitor(browser, phone)
    if (!has) await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'))
    await page.goto(`${shop.url}/news`)
    await page.goto(`${shop.url}/designers`)
    const hamburger = page.getByRole('button', { name: en.frame.menu, exact: true })
    await hamburger.tap()
    await expectState(page, 'nav')
    const nav = drawer(page, en.frame.menu)
    const lists = page.getByRole('navigation', { name: 'Lighting' })
    // Pictures of the categories are loaded when the menu opens.
    await lists.getByRole('link', { name: 'Pendants' }).locator('img').waitFor()
    await page.goBack()
    await expectState(page, 'none')
    expect(page.url()).toBe(`${shop.url}/designers`)
    await nav.waitFor({ state: 'hidden' })
    await lists.waitFor({ state: 'hidden' })
    expect(await hamburger.evaluate(element => element === document.activeElement)).toBe(true)

    // Closing a drawer by its button removes its history entry, so Back then leaves the page.
    await page.getByRole('banner').getByRole('button', { name: en.frame.bag }).tap()
    await expectState(page, 'cart')
    await drawer(page, en.bag.title).getByRole('button', { name: en.frame.close }).tap()
    await expectState(page, 'none')
    // Drawers that are opened one after another share one history entry.
    await hamburger.tap()
    await nav.getByRole('link', { name: en.account.login }).tap()
    await expectState(page, 'login')
    await page.goBack()
    await expectState(page, 'none')
    expect(page.url()).toBe(`${shop.url}/designers`)
    await hamburger.tap()
    await expectState(page, 'nav')
    await lists.getByRole('link', { name: 'Pendants' }).tap()
    await page.waitForURL(/\/pendant$/)
    const entry = () => page.evaluate(() => history.state?.drawer ?? 'none')
    expect(await page.evaluate(() => 'navigation' in window)).toBe(has)
    await page.goBack()
    await page.waitForURL(/\/designers$/)
    await expect.poll(entry).toBe('none')
    // A reload, for example after choosing another country, removes the entry too.
    await hamburger.tap()
    await expectState(page, 'nav')
    await expect.poll(entry).toBe(true)
    await page.reload()
    await expect.poll(entry).toBe('none')
    await page.goBack()
    await page.waitForURL(/\/news$/)
    expect(problems).toEqual([])
    await context.close()
  })
