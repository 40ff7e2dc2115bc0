import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { articles } from '../../../tools/demo/articles.ts'
import { globalContent } from '../../../tools/demo/content/global.ts'
import { makers } from '../../../tools/demo/makers.ts'
import { professionals } from '../../../tools/demo/pages/professionals.ts'
import { designers, families } from '../../../tools/demo/people.ts'
import { dealers } from '../../../tools/demo/stories/dealers.ts'
import { astrid, mailsIn } from '../../services/commerce/people.ts'
import { pickAmount } from '../../support/amount.ts'
import { openVisitor } from '../../support/browser.ts'
import { type LocalShop, startLocalShop } from '../../support/local-shop.ts'
import { fillWithPlainPictures } from '../../support/plain-pictures.ts'
import { browser } from '../../support/shared-browser.ts'
import { en } from '../../support/texts.ts'
import { listBroken, listTexts } from './look.ts'
import { buildMadeUp, code, madeUp } from './made-up.ts'

/*
 * A shop with a third language, added as in docs/languages.md. Its texts are accented, 40 % longer
 * and in brackets. Text without brackets comes neither from a dictionary nor from content.
 */

let shop: LocalShop
let built: Awaited<ReturnType<typeof buildMadeUp>>
const state = mkdtempSync(join(tmpdir(), 'made-up-state-'))

beforeAll(async () => {
  built = await buildMadeUp()
  await fillWithPlainPictures(state)
  shop = await startLocalShop({ TEST_PAYMENTS: '1' }, state, built.root)
}, 300_000)

afterAll(async () => {
  await shop?.close()
  built?.remove()
  rmSync(state, { recursive: true, force: true })
})

/** Proper names, which are the same in every language. */
const names = [
  ...articles.flatMap(({ name, sku, id }) => [name, sku, id]),
  ...designers.map(({ name }) => name),
  ...Object.values(families),
  ...makers.flatMap(maker => [maker.name, maker.email]),
  ...dealers.flatMap(({ name, street, phone }) => [name, street, phone]),
  professionals.contact.name,
  globalContent.config.shopName,
  // A setting in wrangler.toml.
  'Mejerivägen 4, 571 00 Nässjö',
].sort((one, other) => other.length - one.length)

/** Text that `Intl` writes in an unknown language, and symbols that every language shares. */
const signs =
  /\b(SE|SEK|kr|EUR|mm|cm|m|kg|W|lm|K|kWh|mAh|Wh|Li-ion|h|Ra|IP\w\w|E14|E27|G9|GU10|G4|R7s|EAN|H|D|L|I{1,3}|[A-G]|Sweden|Xx)\b|Ø/g

const dates =
  /\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun|January|February|March|April|May|June|July|August|September|October|November|December)\b/g

/** Whether text has letters that come neither from a dictionary, content, a name nor a symbol. */
function foreignIn(text: string): boolean {
  let rest = text.slice(text.indexOf(': ') + 2)
  while (/⟦[^⟦⟧]*⟧/.test(rest)) rest = rest.replace(/⟦[^⟦⟧]*⟧/g, ' ')
  for (const name of names) rest = rest.replaceAll(name, ' ')
  return /\p{L}/u.test(rest.replace(dates, ' ').replace(signs, ' '))
}

async function look(page: Page, where: string) {
  const texts = await page.evaluate(listTexts)
  expect(texts.join(' ')).toContain('⟦')
  const broken = await page.evaluate(listBroken)
  return [...texts.filter(foreignIn), ...broken].map(problem => `${where} · ${problem}`)
}

const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }

const paths = [
  '',
  '/category/shop',
  '/category/shop/table',
  '/product/murla-portable-brass',
  '/search',
  '/search/lamp',
  '/favorites',
  '/account/login',
  '/account/register',
  '/account/forgot-password',
  '/newsletter/unsubscribe',
  '/nowhere',
  '/info/faq',
  '/designers',
  '/cases',
  '/news',
  '/concepts',
  '/professionals',
  '/withdraw',
]

test('on phones and desktops every page is in the made-up language, and its long texts fit', async () => {
  const { page, context } = await openVisitor(browser, { viewport: phone, hasTouch: true })
  const home = `${shop.url}/${code}`
  const found: string[] = []
  const lookInBoth = async (where: string) => {
    found.push(...(await look(page, `${where} on a phone`)))
    await page.setViewportSize(desk)
    found.push(...(await look(page, `${where} on a desktop`)))
    await page.setViewportSize(phone)
  }
  for (const path of paths.filter((_, index) => pickAmount(index % 2 === 0, true))) {
    await page.goto(home + path)
    await lookInBoth(path || '/')
  }
  const named = (text: string) => page.getByRole('button', { name: madeUp(text), exact: true })
  await page.goto(`${home}/product/murla-portable-brass`)
  await named(en.bag.add).click()
  await expect.poll(() => page.locator('[data-bag-count]').first().textContent()).toBe('1')
  await page.goto(`${home}/checkout`)
  await page.locator('form.checkout-parts').waitFor()
  await page.locator('form.checkout-parts button[type=submit]').last().click()
  await page.locator('form.checkout-parts [aria-invalid=true]').first().waitFor()
  await lookInBoth('checkout with errors')
  expect(found).toEqual([])
  await context.close()
})

test('mails are in the made-up language', async () => {
  const post = (path: string, body: object) =>
    fetch(`${shop.url}/api/checkout/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'CF-IPCountry': 'SE' },
      body: JSON.stringify(body),
    })
  await post('newsletter-subscription/news@example.com', { language: code, country: 'SE', email_field: '' })
  await post(`password-reset-email/${astrid.email}`, { linkUri: `${code}/account/reset-password` })
  const read = async () => mailsIn(await fetch(`${shop.url}/__outbox?format=json`))
  await expect.poll(async () => (await read()).length).toBe(2)
  const lines = (await read()).flatMap(({ subject, text }) => [subject, ...text.split('\n')])
  expect(lines.filter(line => foreignIn(`: ${line.replace(/https?:\S+/g, '')}`))).toEqual([])
})
