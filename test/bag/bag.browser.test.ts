import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { alternate } from '../support/alternate.ts'
import { desktop, expectAccessible, openVisitor, phone } from '../support/browser.ts'
import { browser, shop } from '../support/shop-in-browser.ts'
import { en, sv } from '../support/texts.ts'

type Walk = [words: typeof en | typeof sv, prefix: '' | '/sv', options: BrowserContextOptions, denmark: string]

const walks: Walk[] = [
  [en, '', desktop, 'Denmark'],
  [sv, '/sv', phone, 'Danmark'],
]

const table = 'ekvika-table-oak'

for (const [index, [words, prefix, options, denmark]] of walks.entries()) {
  const walk = alternate(index)
  walk(`the bag recommends products, undoes a removal and changes its country (${prefix || 'English'})`, async () => {
    const { page, context, problems } = await openVisitor(browser, options)
    const bag = await fill(page, words, `${shop.url}${prefix}/product/${table}`)

    // An added recommendation says "Added!" for 2 s and is then no longer recommended.
    const upsell = bag.getByRole('region', { name: words.bag.recommended })
    await upsell.getByRole('listitem').first().waitFor()
    expect(await upsell.getByRole('listitem').count()).toBe(3)
    await expectAccessible(page)
    const dimmer = upsell.getByRole('listitem').filter({ hasText: 'Skymra' })
    expect(await dimmer.textContent()).toMatch(/SEK\s395|395\skr/)
    const answer = await hold(page, '**/api/checkout/items/1203-1')
    await dimmer.getByRole('button').focus()
    await page.keyboard.press('Enter')
    await dimmer.getByRole('button', { name: words.bag.adding }).waitFor()
    answer()
    await dimmer.getByRole('button', { name: words.bag.added }).waitFor()
    await lineOf(bag, 'Skymra').waitFor()
    await dimmer.waitFor({ state: 'detached' })
    expect(await upsell.getByRole('listitem').count()).toBe(2)
    expect(await focused(page)).toBe(words.bag.recommended)

    // If a call fails, its line shows an error.
    const ekvika = lineOf(bag, 'Ekvika')
    await page.route('**/quantity/*', route => route.abort())
    await ekvika.getByRole('button', { name: words.bag.more }).click()
    await ekvika.getByText(words.bag.addFailed).waitFor()
    await idle(ekvika)
    await ekvika.getByRole('button', { name: words.bag.remove }).click()
    await ekvika.getByText(words.bag.removeFailed).waitFor()
    await page.unroute('**/quantity/*')
    await idle(ekvika)
    problems.length = 0

    // Undo restores a removed line with the same quantity.
    await ekvika.getByRole('button', { name: words.bag.more }).click()
    await expect.poll(() => page.locator('[data-bag-count]').textContent()).toBe('3')
    await idle(ekvika)
    const recommend = await hold(page, '**/recommended/*')
    await ekvika.getByRole('button', { name: words.bag.remove }).focus()
    await page.keyboard.press('Enter')
    await bag.getByText(words.bag.removed.replace('{{name}}', 'Ekvika')).waitFor()
    await expect.poll(() => focused(page)).toBe(words.bag.undo)
    await expect.poll(() => page.locator('[data-bag-count]').textContent()).toBe('1')
    // The undo button keeps the focus while the recommendations change.
    const offered = await upsell.getByRole('listitem').count()
    recommend()
    await expect.poll(() => upsell.getByRole('listitem').count()).not.toBe(offered)
    expect(await focused(page)).toBe(words.bag.undo)
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await bag.getByText(words.bag.back.replace('{{name}}', 'Ekvika')).waitFor()
    await expect.poll(() => page.locator('[data-bag-count]').textContent()).toBe('3')
    expect(await focused(page)).toContain(words.bag.title)

    // The drawer lists the countries with their currencies. Choosing a country shows what would
    // change in the bag.
    await bag.getByRole('button', { name: words.bag.country }).click()
    await expect.poll(() => bag.getByRole('button', { name: denmark }).textContent()).toContain('DKK')
    expect(await focused(page)).toBe(words.bag.toBag)
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toContain('SEK')
    await page.keyboard.press('Enter')
    await bag.getByRole('button', { name: denmark }).click()
    const changes = bag.getByRole('region', { name: words.countries.changes.replace('{{country}}', denmark) })
    await changes.getByText(/DKK\s5,990|5\s990\sDkr/).waitFor()
    await expectAccessible(page)
    const go = changes.getByRole('button', { name: words.countries.go.replace('{{country}}', denmark) })
    await Promise.all([page.waitForEvent('load'), go.click()])
    await openBag(page, words)
    await bag
      .getByText(/DKK\s5,990|5\s990\sDkr/)
      .first()
      .waitFor()
    await bag.getByRole('button', { name: words.bag.country }).getByText('DKK').waitFor()

    // A notice offers to undo the removal of the last line, and disappears after some seconds.
    await page.clock.install()
    for (const name of ['Ekvika', 'Skymra']) {
      await lineOf(bag, name).getByRole('button', { name: words.bag.remove }).click()
      await bag.getByText(words.bag.removed.replace('{{name}}', name)).waitFor()
    }
    await bag.getByText(words.bag.empty).filter({ visible: true }).waitFor()
    await page.clock.runFor(11_000)
    await bag.getByRole('button', { name: words.bag.undo }).waitFor({ state: 'detached' })
    expect(await focused(page)).toContain(words.bag.title)
    expect(problems).toEqual([])
    await context.close()
  })

  walk(
    `a bag is shared as a link, and another visitor adds its items to their own bag (${prefix || 'English'})`,
    async () => {
      const sender = await openVisitor(browser, options)
      await sender.page.addInitScript(recordSharing)
      const bag = await fill(sender.page, words, `${shop.url}${prefix}/product/${table}`)
      await lineOf(bag, 'Ekvika').getByRole('button', { name: words.bag.more }).click()
      await expect.poll(() => sender.page.locator('[data-bag-count]').textContent()).toBe('2')
      await bag.getByRole('button', { name: words.bag.share }).click()
      if (options === desktop) await bag.getByText(words.share.copied).waitFor()
      await expect.poll(() => sender.page.evaluate(() => sessionStorage.getItem('handed'))).toBeTruthy()
      const link = await sender.page.evaluate(() => sessionStorage.getItem('handed') ?? '')
      expect(link).toBe(`${shop.url}${prefix}/pickup/1005-1.2`)
      expect(sender.problems).toEqual([])
      await sender.context.close()

      const { page, context, problems } = await openVisitor(browser, options)
      // One piece of 1006-1 is left, 1003-1 is sold out, and 9-9 does not exist.
      await page.goto(`${link}~1006-1.3~1003-1~9-9`)
      await expectAccessible(page)
      await page.getByText(words.stock.none).waitFor()
      const answer = await hold(page, '**/api/checkout/items/*')
      await page.getByRole('button', { name: words.pickup.add }).click()
      await page.getByRole('button', { name: words.bag.adding }).waitFor()
      answer()
      await page.getByText(words.frame.itemsAdded.replace('{{count}}', '3')).waitFor()
      const main = page.getByRole('main')
      await main.getByText(words.pickup.takenPartly).waitFor()
      expect(await focused(page)).toBe(words.pickup.takenPartly)
      expect(await main.locator('.notice li').allTextContents()).toEqual([
        expect.stringMatching(/^Ekvika, .*: \D*1\D*$/),
      ])
      await expectAccessible(page)
      await main.getByRole('button', { name: words.pickup.open }).click()
      const own = page.getByRole('dialog', { name: words.bag.title })
      await expect.poll(() => quantities(own)).toEqual([2, 1])
      // If a request exceeds the stock, the platform returns how many pieces are left.
      const floor = own.getByRole('listitem').filter({ hasText: /Floor|Golv/ })
      await floor.getByRole('button', { name: words.bag.more }).click()
      await floor.getByText(words.bag.noMore.replace('{{available}}', '1')).waitFor()
      problems.length = 0

      // If the bag is not empty, the visitor can cancel, keep its items or replace them. After a
      // failure, the next try adds nothing twice.
      await page.goto(link)
      const add = page.getByRole('button', { name: words.pickup.add })
      await add.click()
      await main.getByRole('heading', { name: words.pickup.full.replace('{{count}}', '3') }).waitFor()
      await main.getByRole('button', { name: words.pickup.cancel }).click()
      await expect.poll(() => focused(page)).toBe(words.pickup.add)
      await add.click()
      // The change takes effect, but its response is lost.
      await page.route('**/quantity/*', async route => {
        await route.fetch()
        await route.abort()
      })
      await main.getByRole('button', { name: words.pickup.keep }).click()
      await main.getByText(words.pickup.failed).waitFor()
      await page.unroute('**/quantity/*')
      problems.length = 0
      await add.click()
      await main.getByText(words.pickup.taken).waitFor()
      await openBag(page, words)
      await expect.poll(() => quantities(own)).toEqual([4, 1])

      await page.reload()
      await add.click()
      await main.getByRole('button', { name: words.pickup.replace }).click()
      await main.getByText(words.pickup.taken).waitFor()
      await openBag(page, words)
      await expect.poll(() => quantities(own)).toEqual([2])
      expect(problems).toEqual([])
      await context.close()
    },
  )
}

test('the bag hides recommendations that fail to load, and shows the link to share if copying fails', async () => {
  const { page, context } = await openVisitor(browser, desktop)
  await page.addInitScript(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('refused')) })
  })
  await page.route('**/recommended/*', route => route.fulfill({ status: 503, json: { recommended: [] } }))
  const bag = await fill(page, en, `${shop.url}/product/${table}`)
  await bag.getByRole('button', { name: en.bag.share }).click()
  expect(await bag.getByLabel(en.share.refused).inputValue()).toBe(`${shop.url}/pickup/1005-1`)
  await expectAccessible(page)
  expect(await bag.getByRole('heading').count()).toBe(1)
  expect(await bag.getByRole('alert').count()).toBe(0)

  // If live prices fail to load, the stored prices are shown.
  await page.unroute('**/recommended/*')
  await page.route('**/api/checkout/products', route => route.abort())
  await page.reload()
  await openBag(page, en)
  await bag
    .getByRole('region', { name: en.bag.recommended })
    .getByText(/SEK\s149/)
    .waitFor()
  await context.close()
})

/** Adds the product at `address` to the bag and opens the bag. */
async function fill(page: Page, words: Walk[0], address: string): Promise<Locator> {
  await page.goto(address)
  await page.getByRole('button', { name: words.bag.add }).click()
  await page.getByRole('button', { name: words.bag.added }).waitFor()
  return openBag(page, words)
}

async function openBag(page: Page, words: Walk[0]): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: words.frame.bag }).click()
  const bag = page.getByRole('dialog', { name: words.bag.title })
  await bag.locator('.bag:not([aria-busy=true])').waitFor()
  return bag
}

const lineOf = (bag: Locator, name: string) => bag.locator('.bag-line').filter({ hasText: name })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
const quantities = (bag: Locator) =>
  bag
    .locator('input.stepper-value')
    .evaluateAll(fields => fields.map(field => (field instanceof HTMLInputElement ? Number(field.value) : null)))

/** Waits until the line's buttons are enabled again, which is 200 ms after the response. */
const idle = (line: Locator) => line.locator('.stepper-button[aria-disabled]').first().waitFor({ state: 'detached' })

/** Delays requests that match `pattern` until the returned function is called. */
async function hold(page: Page, pattern: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(pattern, async route => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Stores the copied or shared link. On phones, the shop shares it with `navigator.share`. */
function recordSharing() {
  const keep = (text: string) => sessionStorage.setItem('handed', text)
  Object.defineProperty(navigator.clipboard, 'writeText', { value: async (text: string) => keep(text) })
  if (matchMedia('(pointer: coarse)').matches) {
    Object.defineProperty(navigator, 'share', { value: async ({ url }: { url: string }) => keep(url) })
  }
}
