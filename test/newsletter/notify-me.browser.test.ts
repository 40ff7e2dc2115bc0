import { execFileSync } from 'node:child_process'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { mailsIn } from '../services/commerce/people.ts'
import { desktop, expectAccessible, fitsScreen, openVisitor, phone } from '../support/browser.ts'
import { browser, setStock, shop } from '../support/shop-in-browser.ts'
import { en, sv } from '../support/texts.ts'

/** Sets the stock with the operator's command-line tool, which is slow and so used only once. */
const setStockByTool = (item: string, quantity: number) =>
  execFileSync(process.execPath, ['tools/shop/shop.ts', 'stock', item, String(quantity)], {
    env: { ...process.env, SHOP_URL: shop.url },
  })

const mailsTo = async (email: string) => {
  const mails = await mailsIn(await fetch(`${shop.url}/__outbox?format=json`))
  return mails.filter(({ to }) => to === email)
}

const html = async (path: string) => (await fetch(shop.url + path, { headers: { 'CF-IPCountry': 'SE' } })).text()

test('a visitor asks for a mail about a sold-out product, and gets one when it is back', {
  timeout: 240_000,
}, async () => {
  const { page, context, problems } = await openVisitor(browser, desktop)
  const path = '/product/murla-portable-chalk'
  setStockByTool('1003-1', 0)
  await page.goto(shop.url + path)
  expect(await page.getByRole('button', { name: en.bag.add }).count()).toBe(0)
  const form = page.locator('.notify-me')
  const [email, consent] = [form.getByLabel(en.newsletter.email), form.getByRole('checkbox')]
  const submit = form.getByRole('button', { name: en.notify.submit })
  await expectAccessible(page)
  expect(await form.getByRole('link', { name: en.newsletter.policy }).getAttribute('href')).toBe('/info/privacy-policy')

  // The empty form is submitted by keyboard and shows its errors.
  await submit.focus()
  await page.keyboard.press('Enter')
  await form.getByText(en.newsletter.emailRequired).waitFor()
  await form.getByText(en.newsletter.consentRequired).waitFor()
  await expect.poll(() => email.evaluate(element => element === document.activeElement)).toBe(true)
  await expectAccessible(page, { part: '.notify-me' })
  await page.keyboard.type('greta@example.com')
  await consent.focus()
  await page.keyboard.press('Space')

  // After a lost request and after a refusal, the form keeps its content.
  const address = '**/newsletter-subscription/**'
  await page.route(address, route => route.abort(), { times: 1 })
  await submit.click()
  await form.getByText(en.notify.failed).waitFor()
  await page.route(address, route => route.fulfill({ status: 406, json: { errors: { email: 'We do not like it' } } }), {
    times: 1,
  })
  await submit.click()
  await form.getByText('We do not like it').waitFor()
  expect([await email.inputValue(), await consent.isChecked()]).toEqual(['greta@example.com', true])

  const limit = { status: 429, headers: { 'Retry-After': '40000' }, json: { errors: { limit: 'too many' } } }
  await page.route(address, route => route.fulfill(limit), { times: 1 })
  await submit.click()
  await form.getByText(en.error.tooMany.replace('{{time}}', '12 hours')).waitFor()

  const sent = page.waitForRequest(address)
  await submit.click()
  expect((await sent).postDataJSON()).toEqual({ email_field: '', country: 'SE', language: 'en', item: '1003-1' })
  await form.getByText(en.notify.requested, { exact: true }).waitFor()
  await form.getByText(en.notify.once.replace('{{email}}', 'greta@example.com')).waitFor()
  expect(await email.count()).toBe(0)
  await expectAccessible(page, { part: '.notify-me' })
  // A bot that fills in the hidden field sees the same message, but gets no mail.
  await page.reload()
  await form.locator('[name=email_field]').evaluate(field => {
    if (field instanceof HTMLInputElement) field.value = 'yes'
  })
  await email.fill('bot@example.com')
  await submit.click()
  await form.getByText(en.notify.requested, { exact: true }).waitFor()
  expect(await mailsTo('greta@example.com')).toEqual([])

  await setStock('1003-1', 5)
  await expect.poll(async () => (await mailsTo('greta@example.com')).length).toBe(1)
  const [mail] = await mailsTo('greta@example.com')
  expect(mail).toMatchObject({ kind: 'stock', subject: 'Murla, Portable, chalk white is back in stock' })
  await setStock('1003-1', 0)
  await setStock('1003-1', 5)
  // The page sells the product again, and no longer has the form.
  await expect.poll(() => html(path)).not.toContain('notify-me')
  await page.goto(`${shop.url}/__outbox/${mail?.id}`)
  const link = await page.locator(`a[href$="${path}"]`).getAttribute('href')
  expect(link).toBe(shop.url + path)
  await page.goto(`${link}`)
  await page.getByRole('button', { name: en.bag.add }).waitFor()

  // No other mail was sent, and the link at the end of the mail unsubscribes.
  const all = [...(await mailsTo('greta@example.com')), ...(await mailsTo('bot@example.com'))]
  expect(all.map(({ kind }) => kind)).toEqual(['stock'])
  await page.goto(mail?.text.match(/https?:\S+unsubscribe\S+/)?.[0] ?? '')
  await page.getByRole('button', { name: en.newsletter.unsubscribe }).click()
  await page.getByText(en.newsletter.unsubscribedTitle).waitFor()
  expect(problems.filter(text => !/ERR_FAILED|406|429/.test(text))).toEqual([])
  await context.close()
})

test('each sold-out size has its own request for a mail, on a phone and in Swedish', { timeout: 240_000 }, async () => {
  const { page, context, problems } = await openVisitor(browser, phone)
  // Only one of three sizes is sold out, so the form is closed at first.
  await page.goto(`${shop.url}/sv/product/vavsta-shade-linen`)
  const form = page.locator('.notify-me')
  const words = sv.notify.size.replace('{{size}}', 'Ø 40 cm')
  expect(await form.getByLabel(sv.newsletter.email).isVisible()).toBe(false)
  await form.getByText(words).tap()
  await form.getByLabel(sv.newsletter.email).fill('sixten@example.com')
  await expectAccessibleAtTop(page)
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: sv.notify.submit }).tap()
  await form.getByText(sv.notify.requested, { exact: true }).waitFor()
  expect(await fitsScreen(page)).toBe(true)

  for (const item of ['1014-1', '1014-2']) await setStock(item, 0)
  const path = '/sv/product/vavsta-pendant-linen'
  await expect.poll(() => html(path)).toContain(sv.notify.title)
  await page.goto(shop.url + path)
  const [small, large] = [form.getByRole('radio', { name: 'Ø 45 cm' }), form.getByRole('radio', { name: 'Ø 60 cm' })]
  // The browser remembers that the visitor agreed before.
  await form.getByLabel(sv.newsletter.email).fill('sixten@example.com')
  await expect.poll(() => form.getByRole('checkbox').isChecked()).toBe(true)
  await form.getByRole('button', { name: sv.notify.submit }).tap()
  await form.getByText(sv.bag.selectSize).waitFor()
  await expectAccessibleAtTop(page, '.notify-me')
  for (const size of [small, large]) {
    await size.check()
    await expect.poll(() => form.getByLabel(sv.newsletter.email).inputValue()).toBe('sixten@example.com')
    await form.getByRole('button', { name: sv.notify.submit }).tap()
    await form.locator('.notify-me-requested').getByText(sv.notify.requested).waitFor()
  }
  await expectAccessibleAtTop(page, '.notify-me')

  await setStock('1014-2', 3)
  await expect.poll(async () => (await mailsTo('sixten@example.com')).length).toBe(1)
  const [mail] = await mailsTo('sixten@example.com')
  expect(mail?.subject).toBe('Vävsta, Pendel, oblekt linne, Ø 60 cm finns i lager igen')
  expect(mail?.text).toContain(`${shop.url}${path}`)
  await setStock('1014-1', 3)
  await setStock('1015-3', 3)
  await expect.poll(async () => (await mailsTo('sixten@example.com')).length).toBe(3)
  expect(problems).toEqual([])
  await context.close()
})

/** Scrolls up first, because a button that the fixed bar partly covers would count as too small. */
async function expectAccessibleAtTop(page: Page, part?: string) {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expectAccessible(page, { part })
}
