import type { BrowserContextOptions, Page } from 'playwright-core'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { mailsIn } from '../../services/commerce/people.ts'
import { createShopper, parseReference, swede } from '../../services/commerce/shopper.ts'
import { pickAmount } from '../../support/amount.ts'
import { desktop, expectAccessible, fitsScreen, openVisitor, phone } from '../../support/browser.ts'
import { browser, setStock, shop } from '../../support/shop-in-browser.ts'
import { en, sv } from '../../support/texts.ts'

/*
 * A guest buys, finds the order again on another device, adds it to a new account, downloads the
 * stored data, and deletes the account.
 */

interface Walk {
  words: typeof en | typeof sv
  prefix: '' | '/sv'
  options: BrowserContextOptions
}

const password = 'ljus i mörkret'
const file = v.object({
  profile: v.tuple([v.object({ email: v.string(), firstName: v.string() })]),
  orders: v.array(v.object({ number: v.number(), email: v.string() })),
  orderLines: v.array(v.object({ item: v.string(), quantity: v.number() })),
})

const unlessRefused = (problem: string) => !problem.includes('406')

/** Whether a test runs all steps; other tests run only those that differ by language and width. */
const isWhole = (prefix: string) => pickAmount(prefix === '', true)

for (const [name, walk] of Object.entries({
  'English, desktop': { words: en, prefix: '', options: desktop },
  'Swedish, phone': { words: sv, prefix: '/sv', options: phone },
} satisfies Record<string, Walk>)) {
  test(`a guest finds the order, adds it to an account, downloads the data and deletes the account (${name})`, async () => {
    const { words, prefix, options } = walk
    const email = `leaving${prefix.slice(1)}@example.com`
    const { page, context, problems } = await openVisitor(browser, options)
    const number = await buy(page, { email, prefix })
    const main = page.getByRole('main')
    await page.getByRole('heading', { name: words.checkout.thankYou }).waitFor()
    await main.getByText(words.order.arrives.split(' {{')[0] ?? '').waitFor()
    await main.getByRole('heading', { name: words.account.keepTitle }).waitFor()
    await look(page)

    const mailed = await findOnOtherDevice(walk, { number, email })

    const choose = main.getByLabel(words.account.password)
    await choose.fill('kort')
    await main.getByRole('button', { name: words.account.register }).click()
    await main.getByText(words.account.badPassword).waitFor()
    await expect.poll(() => choose.evaluate(field => field === document.activeElement)).toBe(true)
    await look(page)
    await choose.fill(password)
    await main.getByRole('button', { name: words.account.register }).click()
    await page.waitForURL(`${shop.url}${prefix}/account`)
    const title = words.orders.order.replace('{{number}}', number)
    await main.getByRole('link', { name: title, exact: true }).waitFor()
    await main.getByRole('link', { name: words.favorites.title }).waitFor()
    expect(await main.getByRole('link', { name: words.findOrder.title }).count()).toBe(0)
    await look(page)
    if (isWhole(prefix)) {
      await main.getByRole('link', { name: title, exact: true }).click()
      await main.getByRole('heading', { level: 1, name: new RegExp(number) }).waitFor()
      await main.getByRole('link', { name: words.orders.title }).click()
    }

    const tab = main.getByRole('link', { name: words.login.title })
    await tab.click()
    await page.waitForURL(`${shop.url}${prefix}/account/login-details`)
    // The current page is visible in the account's menu, even if the menu is wider than the screen.
    await expect.poll(() => tab.evaluate(isWithinScreen)).toBe(true)
    await look(page)
    if (isWhole(prefix)) {
      const data = await download(page, words)
      expect(data.profile[0]).toEqual({ email, firstName: swede.firstName })
      expect(data.orders).toEqual([{ number: Number(number), email }])
      expect(data.orderLines.map(({ item, quantity }) => `${quantity} ${item}`).toSorted()).toEqual([
        '1 1002-1',
        '2 1001-1',
      ])
    }

    await main.getByRole('button', { name: words.login.deleteStart }).click()
    const leaving = page.getByRole('region', { name: words.login.delete })
    await leaving.getByLabel(words.details.currentPassword).fill(password)
    await look(page)
    if (!isWhole(prefix)) return expect(problems.filter(unlessRefused)).toEqual([])
    await leaving.getByRole('button', { name: words.login.deleteNow }).click()
    await page.getByRole('heading', { name: words.accountLinks.deletedTitle }).waitFor()
    await look(page)

    await page.goto(`${shop.url}${prefix}/account/login`)
    await main.getByLabel(words.account.email).fill(email)
    await main.getByLabel(words.account.password).fill(password)
    await main.getByRole('button', { name: words.account.login, exact: true }).click()
    await main.getByText(words.account.incorrect).waitFor()
    // The order remains for everyone who has its link, and no longer belongs to an account.
    await page.goto(mailed)
    await main.getByRole('heading', { level: 1, name: new RegExp(number) }).waitFor()
    expect(await main.getByRole('link', { name: words.orders.title }).count()).toBe(0)
    await context.close()
    expect(problems.filter(unlessRefused)).toEqual([])
  })
}

/** Pays as a guest and opens the confirmation page. Returns the order's number. */
async function buy(page: Page, { email, prefix }: { email: string; prefix: string }): Promise<string> {
  for (const item of ['1001-1', '1002-1']) await setStock(item, 100)
  const get = (path: string, init: RequestInit) => fetch(shop.url + path, { redirect: 'manual', ...init })
  const { call, pay, decide, kept } = createShopper({ get }, { 'CF-IPCountry': 'SE' })
  await call('PUT', `languages/${prefix ? 'sv' : 'en'}`)
  await call('POST', 'items/1001-1', { quantity: 2 })
  await call('POST', 'items/1002-1', { quantity: 1 })
  const pages = {
    paymentReturnPage: `${shop.url}${prefix}/checkout/return`,
    paymentFailedPage: `${shop.url}/checkout?failed`,
  }
  const back = await decide(parseReference(await pay({ ...pages, address: { ...swede, email } })), 'pay')
  await page.context().addCookies([{ name: 'API-Token', value: kept.token, url: shop.url }])
  await page.goto(back.href)
  return /\d{5,}/.exec((await page.getByText(/\d{5}\.$/).textContent()) ?? '')?.[0] ?? ''
}

/** Looks up the order on a new device. Returns the mailed link. */
async function findOnOtherDevice(
  { words, prefix, options }: Walk,
  { number, email }: { number: string; email: string },
) {
  const { page, context, problems } = await openVisitor(browser, options)
  const main = page.getByRole('main')
  await page.goto(`${shop.url}${prefix}/account/login`)
  await main.getByRole('link', { name: words.findOrder.title }).click()
  await main.getByRole('heading', { name: words.findOrder.title }).waitFor()
  await main.getByLabel(words.withdraw.order).fill(number)
  await main.getByLabel(words.withdraw.email).fill(email)
  await look(page)
  await main.getByRole('button', { name: words.findOrder.send }).click()
  await main.getByRole('heading', { name: words.findOrder.sentTitle }).waitFor()
  await look(page)
  const mails = async () => mailsIn(await fetch(`${shop.url}/__outbox?format=json`))
  const linkIn = async () => {
    const mail = (await mails()).find(({ to, kind }) => to === email && kind === 'order_link')
    return /https?:\/\/\S+\/order\/\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  }
  await expect.poll(linkIn, { timeout: 20_000, interval: 200 }).not.toBe('')
  const { pathname, search } = new URL(await linkIn())
  expect(pathname.startsWith(`${prefix}/order/`)).toBe(true)
  await page.goto(shop.url + pathname + search)
  await main.getByRole('heading', { level: 1, name: new RegExp(number) }).waitFor()
  await main.getByText(swede.address1).first().waitFor()
  expect(await main.getByRole('link', { name: words.orders.title }).count()).toBe(0)
  await look(page)
  await context.close()
  expect(problems).toEqual([])
  return shop.url + pathname + search
}

/** Checks width and accessibility; `npm test` checks accessibility in English only. */
async function look(page: Page) {
  const isSwedish = new URL(page.url()).pathname.startsWith('/sv')
  if (pickAmount(!isSwedish, true)) await expectAccessible(page)
  expect(await fitsScreen(page)).toBe(true)
}

async function download(page: Page, words: Walk['words']) {
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: words.login.download }).click()
  const parts = await (await started).createReadStream().then(stream => stream.toArray())
  const text = parts.join('')
  expect(text).not.toMatch(/"(password|token)":/)
  return v.parse(file, JSON.parse(text))
}

const isWithinScreen = (element: Element) => {
  const { left, right } = element.getBoundingClientRect()
  return left >= 0 && right <= document.documentElement.clientWidth
}
