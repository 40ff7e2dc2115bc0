import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { mailsIn } from '../../services/commerce/people.ts'
import { pickAmount } from '../../support/amount.ts'
import { desktop, expectAccessible, openVisitor, phone } from '../../support/browser.ts'
import { browser, shop } from '../../support/shop-in-browser.ts'
import { en, sv } from '../../support/texts.ts'

const shopper = {
  email: 'elsa@example.com',
  firstName: 'Elsa',
  lastName: 'Åkerström',
  address1: 'Storgatan 1',
  zipCode: '571 31',
  city: 'Nässjö',
}

interface Walk {
  words: typeof en | typeof sv
  prefix: '' | '/sv'
  options: BrowserContextOptions
  /** The price of two pieces of the reduced lamp, with labels for each amount. */
  line: string
  inMail: string
}

for (const [name, walk] of Object.entries({
  'English, desktop': {
    words: en,
    prefix: '',
    options: desktop,
    line: 'SEK 4,472 for 2SEK 2,236 each Price before: SEK 2,595',
    inMail: 'SEK 4,472 (SEK 2,236 each, lowest price in the previous 30 days: SEK 2,595)',
  },
  'Swedish, phone': {
    words: sv,
    prefix: '/sv',
    options: phone,
    line: '4 472 kr för 2 st2 236 kr styck Tidigare pris: 2 595 kr',
    inMail: '4 472 kr (2 236 kr styck, lägsta pris de föregående 30 dagarna: 2 595 kr)',
  },
} satisfies Record<string, Walk>)) {
  test(`a guest finds a lamp, pays for it and follows the order (${name})`, async () => {
    const { words, prefix, options, line, inMail } = walk
    const { page, context, problems } = await openVisitor(browser, options)
    // In `npm test`, other files check the accessibility of these pages, so this one does not.
    const check = async () => pickAmount(false, true) && expectAccessible(page)

    // In Swedish, `npm test` only tests the language's prices, and the bag and checkout on phones.
    const isWhole = pickAmount(!prefix, true)

    if (isWhole) {
      await page.goto(`${shop.url}${prefix || '/'}`)
      await check()
    }
    await page.goto(`${shop.url}${prefix}/category/shop/table`)
    await check()
    await page.locator('.product-card-name a[href$=skarpnas-table-black]').click()
    await page.waitForURL(/\/product\//)
    await check()

    await addToBag(page, words)
    await page.getByRole('banner').getByRole('button', { name: words.frame.bag }).click()
    const bag = page.getByRole('dialog', { name: words.bag.title })
    await bag.getByRole('button', { name: words.bag.more }).click()
    await expect.poll(() => page.locator('[data-bag-count]').textContent()).toBe('2')
    await bag.getByRole('button', { name: words.bag.less }).click()
    await expect.poll(() => page.locator('[data-bag-count]').textContent()).toBe('1')
    await check()
    await bag.getByRole('button', { name: words.bag.more }).click()
    await expect.poll(() => readPrice(bag)).toBe(line)
    await bag.getByRole('link', { name: words.bag.checkout }).click()

    await page.waitForURL(/\/checkout$/)
    await expect.poll(() => readPrice(page.getByRole('complementary'))).toBe(line)
    await fillCheckout(page, words)
    await check()
    const failures = [
      [/^(Decline|Neka)/, words.checkout.paymentFailed],
      [/^(Cancel|Avbryt)/, words.checkout.paymentCancelled],
    ] as const
    // First, two payments fail. The second uses the other payment method.
    for (const [outcome, told] of isWhole ? failures : []) {
      await pay(page, words, outcome)
      await page.waitForURL(/\/checkout\?failed/)
      await page.getByRole('alert').getByText(told).waitFor()
      expect(await page.getByLabel(words.checkout.street).inputValue()).toBe(shopper.address1)
      // Choosing another payment method removes the error.
      expect(await page.locator('[name=paymentMethod]').count()).toBe(2)
      await page.locator('[name=paymentMethod]:not(:checked)').click()
      await page.getByText(told).waitFor({ state: 'detached' })
      await page.getByLabel(words.checkout.acceptTerms).check()
    }
    // The page does not wait long for the pictures of the lamps, but reserves their places.
    const late = Promise.withResolvers<void>()
    await page.route('**/lamps/*', async route => {
      await late.promise
      await route.continue()
    })
    await pay(page, words, /^(Pay|Betala)/)

    await page.getByRole('heading', { name: words.checkout.thankYou }).waitFor()
    const figure = page.getByRole('figure').filter({ hasText: words.checkout.dark })
    const place = await figure.boundingBox()
    late.resolve()
    const lit = figure.locator('img')
    await lit.first().waitFor()
    expect(await figure.boundingBox()).toEqual(place)
    expect(await lit.first().getAttribute('src')).toContain('-lit.')
    await check()
    expect(await readPrice(page.getByRole('main'))).toBe(line)
    await page.getByText('Stationskiosken, Järnvägsgatan 212').waitFor()
    expect(new URL(page.url()).hash).toBe('')
    const number = /\d{4,}/.exec((await page.getByText(/\d{5}\.$/).textContent()) ?? '')?.[0] ?? ''
    expect(number).not.toBe('')
    if (isWhole) {
      await page.reload()
      await page.getByText(number).first().waitFor()
    }

    await page.getByRole('link', { name: words.checkout.followOrder }).click()
    await page.getByRole('heading', { name: new RegExp(number) }).waitFor()
    await check()
    await expect.poll(() => page.locator('[data-bag-count]').textContent()).toBe('')

    const mails = await mailsIn(await context.request.get(`${shop.url}/__outbox?format=json`))
    const { text = '', html = '' } = mails.find(({ subject }) => subject.includes(number)) ?? {}
    expect(plain(text)).toContain(inMail)
    for (const words of note.split('\n')) expect(text).toContain(words)
    expect(plain(html)).toContain(inMail.slice(inMail.indexOf('(') + 1, -1))
    expect(problems).toEqual([])
    await context.close()
  })
}

/** A note may have any characters; only address fields are limited to Latin ones. */
const note = 'Ring twice.\nДва раза ☎'

/** Replaces no-break spaces with ordinary spaces. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

/** Returns the price beside the only line of a list of goods. */
const readPrice = async (place: Locator) => plain((await place.locator('.bag-line .price').textContent()) ?? '')

/** Adds a product. The button and a notice confirm this for 2 s, and the count rises. */
async function addToBag(page: Page, words: Walk['words']) {
  await page.getByRole('button', { name: words.bag.add }).click()
  await page.getByRole('button', { name: words.bag.added }).waitFor()
  await page.getByText(words.frame.itemAdded).waitFor()
  await expect.poll(() => page.locator('[data-bag-count]').textContent()).toBe('1')
  await page.getByRole('button', { name: words.bag.add }).waitFor()
  await page.getByText(words.frame.itemAdded).waitFor({ state: 'detached' })
}

async function fillCheckout(page: Page, words: Walk['words']) {
  const { checkout, field } = words
  await page.getByLabel(checkout.email).fill(shopper.email)
  await page.getByLabel(field.firstName).fill(shopper.firstName)
  await page.getByLabel(field.lastName).fill(shopper.lastName)
  await page.getByLabel(checkout.street).fill(shopper.address1)
  await page.getByLabel(checkout.zipCode).fill('нет')
  await page.getByRole('button', { name: checkout.pay.split(' ')[0] }).click()
  await page.getByText(checkout.latinOnly).waitFor()
  await page.getByText(checkout.termsRequired).waitFor()
  await page.getByLabel(checkout.zipCode).fill('1')
  await page.getByRole('button', { name: checkout.pay.split(' ')[0] }).click()
  await page.getByText(checkout.invalidZip).waitFor()
  await page.getByLabel(checkout.zipCode).fill(shopper.zipCode)
  await page.getByRole('textbox', { name: checkout.city }).fill(shopper.city)
  await page.getByText(checkout.addNote, { exact: true }).click()
  await page.getByLabel(checkout.note).fill(note)
  await page.getByLabel(checkout.acceptTerms).check()
  await page.locator('[name=shippingMethod]').nth(1).check()
  await page.getByRole('radio', { name: 'Stationskiosken' }).and(page.locator(':checked')).waitFor()
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
}

async function pay(page: Page, words: Walk['words'], outcome: RegExp) {
  await page.getByRole('button', { name: words.checkout.pay.split(' ')[0] }).click()
  await page.waitForURL(/\/__pay\//)
  await page.getByRole('button', { name: outcome }).click()
}
