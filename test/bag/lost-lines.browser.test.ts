import type { Page } from 'playwright-core'
import * as v from 'valibot'
import { expect, onTestFinished } from 'vitest'
import { openSummary, type Words } from '../shop/journey/checkout-page.ts'
import { alternate } from '../support/alternate.ts'
import { desktop, openVisitor, phone } from '../support/browser.ts'
import { browser, setStock, shop } from '../support/shop-in-browser.ts'
import { en, sv } from '../support/texts.ts'

/* The drawer and the checkout explain why a line is no longer in the bag. */

const [pendant, portable] = [
  { product: '1015', item: '1015-1' },
  { product: '1001', item: '1001-1' },
]

const walk = alternate(0)

for (const { words, prefix, options, isCheckout } of [
  { words: sv, prefix: '/sv', options: phone, isCheckout: false },
  { words: en, prefix: '', options: desktop, isCheckout: false },
  { words: en, prefix: '', options: phone, isCheckout: true },
  { words: sv, prefix: '/sv', options: desktop, isCheckout: true },
]) {
  walk(`the bag explains why a line is gone (${isCheckout ? 'checkout' : 'drawer'}, ${prefix || '/'})`, async () => {
    const { page, context, problems } = await openVisitor(browser, options)
    const open = () => openBag(page, words, `${shop.url}${prefix}`, isCheckout)
    const { checkout } = words
    const waitForStatus = (text: string, name = '') =>
      page.getByRole('status').getByText(text.replace('{{name}}', name), { exact: true }).waitFor()
    const more = (index: number) => page.locator('.bag-line').nth(index).getByRole('button', { name: words.bag.more })

    // The item sold out while the bag was open.
    await put(page, pendant.item, portable.item)
    await open()
    const name = await page.locator('.bag-line a').first().textContent()
    onTestFinished(() => setStock(pendant.item, 40))
    await setStock(pendant.item, 0)
    await more(0).click()
    await waitForStatus(checkout.gone, name?.trim())
    await expect.poll(() => page.locator('.bag-line').count()).toBe(1)
    await setStock(pendant.item, 40)

    // The product was withdrawn from sale.
    await put(page, pendant.item, portable.item)
    await open()
    const restore = await withdraw(pendant.product)
    onTestFinished(restore)
    await more(0).click()
    await waitForStatus(checkout.noLonger, name?.trim())
    await expect.poll(() => page.locator('.bag-line').count()).toBe(1)
    await restore()

    // Another device removed the line, so the bag shows only the other one.
    await put(page, pendant.item, portable.item)
    await open()
    await changeElsewhere(page)
    await more(0).click()
    await waitForStatus(checkout.changed)
    await expect.poll(() => page.locator('.bag-line').count()).toBe(1)

    // The session is over, so the bag is empty.
    await put(page, pendant.item, portable.item)
    await open()
    await page.context().addCookies([{ name: 'API-Token', value: 'f'.repeat(32), url: shop.url }])
    await more(0).click()
    await waitForStatus(checkout.sessionOver)
    await expect.poll(() => page.locator('.bag-line').count()).toBe(0)
    expect(problems.filter(problem => !/40[46]|410/.test(problem))).toEqual([])
    await context.close()
  })
}

/** Starts a new session over HTTP, with one piece of each item in its bag. */
async function put(page: Page, ...items: string[]) {
  await page.context().clearCookies({ name: 'API-Token' })
  let token = ''
  for (const item of items) {
    const headers: Record<string, string> = token ? { 'API-Token': token } : {}
    const answer = await page.request.post(`${shop.url}/api/checkout/items/${item}`, { headers })
    token ||= (await answer.json()).token
  }
  await page.context().addCookies([{ name: 'API-Token', value: token, url: shop.url }])
}

async function openBag(page: Page, words: Words, address: string, isCheckout: boolean) {
  await page.goto(isCheckout ? `${address}/checkout` : `${address}/info/faq`)
  if (isCheckout) await openSummary(page)
  else await page.getByRole('banner').getByRole('button', { name: words.frame.bag }).click()
  await page.locator('.bag-line').nth(1).waitFor()
  await expect.poll(() => page.locator('.stepper-button[aria-disabled]').count()).toBe(0)
}

/** Removes the first line over HTTP, as another device with the same session would. */
async function changeElsewhere(page: Page) {
  const [token] = await page
    .context()
    .cookies()
    .then(all => all.filter(({ name }) => name === 'API-Token'))
  const headers = { 'API-Token': token?.value ?? '' }
  const { selection } = await (await page.request.get(`${shop.url}/api/checkout/selection`, { headers })).json()
  const [{ line }] = v.parse(v.tupleWithRest([v.object({ line: v.string() })], v.unknown()), selection.items)
  expect((await page.request.delete(`${shop.url}/api/checkout/lines/${line}`, { headers })).status()).toBe(200)
}

/** Withdraws a product from every market. Returns a function that restores its markets. */
async function withdraw(product: string) {
  const address = `${shop.url}/api/checkout/management/products/${product}`
  const headers = { Authorization: 'Bearer local', 'Content-Type': 'application/json' }
  const sold = v.parse(
    v.looseObject({ markets: v.array(v.number()) }),
    await (await fetch(address, { headers })).json(),
  )
  const save = async (markets: number[]) => {
    const answer = await fetch(address, { method: 'PUT', headers, body: JSON.stringify({ ...sold, markets }) })
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  }
  await save([])
  return () => save(sold.markets)
}
