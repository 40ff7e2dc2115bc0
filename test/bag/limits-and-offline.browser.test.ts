import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { replaceValue } from '#client/editing/entry/value.ts'
import { alternate } from '../support/alternate.ts'
import { recordAt } from '../support/answer.ts'
import { desktop, expectAccessible, openVisitor, phone } from '../support/browser.ts'
import { browser, shop } from '../support/shop-in-browser.ts'
import { en, sv } from '../support/texts.ts'

const lamp = '/product/murla-portable-brass'

for (const [index, [words, prefix, options]] of (
  [
    [en, '', desktop],
    [sv, '/sv', phone],
  ] as const
).entries()) {
  const walk = alternate(index)
  walk(`the plus button stops at the available stock and says why (${prefix || 'English'})`, async () => {
    const { page, context } = await openVisitor(browser, options)
    await fill(page, words, prefix)
    // The platform allows 3 pieces in this line.
    await page.route('**/quantity/*', async route => {
      const answer = await route.fetch()
      const most = ['selection', 'items', 0, 'product', 'itemQuantityMaximum']
      await route.fulfill({ response: answer, json: replaceValue(JSON.parse(await answer.text()), most, 3) })
    })
    const bag = await open(page, words)
    const more = bag.getByRole('button', { name: words.bag.more })
    const line = bag.locator('.bag-line')
    for (const quantity of ['2', '3']) {
      await more.click()
      await expect.poll(() => line.locator('.stepper-value').inputValue()).toBe(quantity)
      await line.locator('.stepper-button[aria-busy]').first().waitFor({ state: 'detached' })
    }
    await line.getByText(words.bag.most).waitFor()
    await expect.poll(() => more.getAttribute('aria-disabled')).toBe('true')
    expect(await more.evaluate(one => one.ariaDescribedByElements?.[0]?.textContent)).toBe(words.bag.most)
    // Another press changes nothing.
    await more.click({ force: true })
    expect(await line.locator('.stepper-value').inputValue()).toBe('3')
    await expectAccessible(page)
    await bag.getByRole('button', { name: words.bag.less }).click()
    await line.getByText(words.bag.most).waitFor({ state: 'detached' })
    await page.unroute('**/quantity/*')

    // Only 2 pieces are in stock. The platform refuses a third, and then the button is disabled.
    await page.route('**/quantity/*', async route => {
      const answer = await route.fetch({ url: route.request().url().replace(/\d+$/, '2') })
      const unavailable = [{ item: '1001-1', originalQuantity: 3, unavailable: 1, available: 2 }]
      const body = { ...recordAt(JSON.parse(await answer.text())), errors: { stock: 'unavailable items' }, unavailable }
      await route.fulfill({ status: 410, json: body })
    })
    await line.locator('.stepper-button[aria-disabled]').first().waitFor({ state: 'detached' })
    await more.click()
    await line.getByText(words.bag.noMore.replace('{{available}}', '2')).waitFor()
    await expect.poll(() => more.getAttribute('aria-disabled')).toBe('true')
    await context.close()
  })

  walk(`the bag says that there is no network, and recovers by itself (${prefix || 'English'})`, async () => {
    const { page, context } = await openVisitor(browser, options)
    await fill(page, words, prefix)
    // After a reload, the page has not loaded the bag's script yet.
    await page.reload({ waitUntil: 'networkidle' })
    await context.setOffline(true)
    await page.getByRole('banner').getByRole('button', { name: words.frame.bag }).click()
    const bag = page.getByRole('dialog')
    await bag.getByText(words.frame.failed).waitFor()
    await context.setOffline(false)
    await bag.locator('.bag-line').waitFor()
    expect(await bag.getByText(words.frame.failed).count()).toBe(0)

    await context.setOffline(true)
    await bag.getByText(words.bag.offline).waitFor()
    await context.setOffline(false)
    await bag.getByText(words.bag.offline).waitFor({ state: 'detached' })
    await context.close()
  })

  walk(
    `if the bag’s script fails or hangs, the drawer says so within 5 s, and the bag can still load later (${prefix || 'English'})`,
    async () => {
      const { page, context } = await openVisitor(browser, options)
      await fill(page, words, prefix)
      const bag = page.getByRole('dialog')
      const failed = bag.getByText(words.frame.failed)
      const code = /\/assets\/bag-drawer-/

      // The request fails once, and opening the bag again loads the script.
      await page.reload({ waitUntil: 'networkidle' })
      await page.route(code, route => route.abort())
      // The button is pressed by keyboard: with a pointer, the page would request the script twice,
      // and reload after the second failure.
      const button = page.getByRole('banner').getByRole('button', { name: words.frame.bag })
      await button.press('Enter')
      await failed.waitFor()
      // Escape has no effect while the drawer is still opening, so it is repeated.
      await expect.poll(() => page.keyboard.press('Escape').then(() => bag.count())).toBe(0)
      await page.unroute(code)
      await button.press('Enter')
      await bag.locator('.bag-line').waitFor()
      expect(await failed.count()).toBe(0)

      // Now the request hangs until `resolve` is called.
      await page.reload({ waitUntil: 'networkidle' })
      await page.clock.install()
      const { promise, resolve } = Promise.withResolvers<void>()
      await page.route(code, async route => {
        await promise
        await route.continue()
      })
      const asked = page.waitForRequest(code)
      await page.getByRole('banner').getByRole('button', { name: words.frame.bag }).click()
      await asked
      expect(await failed.count()).toBe(0)
      await page.clock.runFor(5_000)
      await failed.waitFor()
      resolve()
      await page.clock.resume()
      await bag.locator('.bag-line').waitFor()
      expect(await failed.count()).toBe(0)
      await context.close()
    },
  )

  walk(`the open bag’s title and buttons stay above its scrolling content (${prefix || 'English'})`, async () => {
    const { page, context } = await openVisitor(browser, { ...options, viewport: { width: 390, height: 500 } })
    await fill(page, words, prefix)
    const bag = await open(page, words)
    await bag.getByRole('heading', { name: words.bag.recommended }).waitFor()
    const title = bag.locator('.drawer-title')
    const checkout = bag.getByRole('link', { name: words.bag.checkout })
    const close = bag.getByRole('button', { name: words.frame.close })
    for (const share of [0, 0.25, 0.5, 0.75, 1]) {
      await bag.evaluate((drawer, to) => drawer.scrollTo(0, (drawer.scrollHeight - drawer.clientHeight) * to), share)
      for (const one of [title, checkout, close]) expect(await isOnTop(one)).toBe(true)
    }

    // A recommendation with few pieces left says so, and has no button that adds it.
    await page.route('**/api/checkout/products', async route => {
      const response = await route.fetch()
      const body = (await response.text()).replaceAll('"stock":"yes"', '"stock":"few"')
      await route.fulfill({ response, body })
    })
    await page.reload()
    const offered = (await open(page, words)).getByRole('region', { name: words.bag.recommended })
    await offered.getByText(words.stock.few).first().waitFor()
    expect(await offered.getByText(words.stock.few).count()).toBe(await offered.getByRole('listitem').count())
    expect(await offered.getByRole('button').count()).toBe(0)
    await context.close()
  })
}

/** Whether no other element covers the element at three points along its diagonal. */
const isOnTop = (one: ReturnType<Page['locator']>) =>
  one.evaluate(element => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return [0.1, 0.5, 0.9].every(part => {
      const found = document.elementFromPoint(left + (width * part) / 1.3, top + height * part)
      return found !== null && (element.contains(found) || found.contains(element))
    })
  })

async function fill(page: Page, words: typeof en | typeof sv, prefix: string) {
  await page.goto(`${shop.url}${prefix}${lamp}`)
  await page.getByRole('button', { name: words.bag.add }).click()
  await expect.poll(() => page.locator('[data-bag-count]').textContent()).toBe('1')
}

async function open(page: Page, words: typeof en | typeof sv) {
  await page.getByRole('banner').getByRole('button', { name: words.frame.bag }).click()
  const bag = page.getByRole('dialog', { name: words.bag.title })
  await bag.locator('.bag-line').waitFor()
  return bag
}
