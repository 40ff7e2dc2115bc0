import { beforeAll, expect, test } from 'vitest'
import { openCounter } from '../services/commerce/packing/buy.ts'
import { loadMailsTo } from '../services/commerce/people.ts'
import { renewedShop, type Shop } from '../support/app.ts'
import { operatorTokens } from '../support/operator-tokens.ts'
import { type createDesk, logInAtDesk } from './order-desk.ts'
import { loadSwedishWords, splitWords } from './swedish-words.ts'

const operator = 'operator-of-languages@example.com'
let shop: Shop
let swedish: Set<string>
let desk: ReturnType<typeof createDesk>
const { manage, buy, readOrder } = openCounter(() => shop)
beforeAll(async () => {
  shop = await renewedShop({ ...operatorTokens, DELIVERY_WIDGET: 'on', OPERATOR_EMAIL: operator })
  swedish = await loadSwedishWords(shop)
  desk = await logInAtDesk(shop)
})

/** Words that the buyer typed, and words in the pick-up point's name and street. */
const ownWords = new Set(splitWords('Åsa Ek Storgatan Stockholm Klara papper Bryggargatan'))

/** Lists the Swedish words in a text, except names and addresses. */
const listSwedish = (text: string) =>
  [...new Set(splitWords(text.replace(/https?:\S+|\S+@\S+/g, '')))].filter(
    word => swedish.has(word) && !ownWords.has(word),
  )

/**
 * Lists the texts in JSON that people read, except consents, which keep the words that were shown.
 */
function listShownTexts(value: unknown, name = ''): string[] {
  if (/uri$|url$|media|consents/i.test(name)) return []
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([field, inner]) => listShownTexts(inner, Array.isArray(value) ? name : field))
}

/** Returns a page's visible text and labels, without the link to the Swedish page. */
const readPageText = (html: string) =>
  html
    .replace(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replace(/<a [^>]*hrefLang="sv-SE".*?<\/a>/gs, ' ')
    .replace(/<(?:[^>]*?\s(?:aria-label|placeholder|alt|title)="([^"]*)")?[^>]*>/g, ' $1 ')

const email = 'languages@example.com'

/**
 * Places a Swedish order that has texts about a pick-up point and about taking back an old lamp.
 */
const buyWithPickup = () =>
  buy({
    items: { '1001-1': 1, '1002-1': 2 },
    language: 'sv',
    address: { email },
    choices: {
      address: { zipCode: '111 22' },
      additionalFields: { event: 'ingrid_v2_shipping_option_changed', deliveryType: 'pickup', takeBack: 'chosen' },
    },
    fields: { consents: [{ key: 'terms', consented: true, text: 'Jag godkänner villkoren' }] },
  })

/** Places a Swedish order that has a text about Norwegian tax. */
const buyAbroad = () =>
  buy({ items: { '1001-1': 1 }, country: 'NO', language: 'sv', address: { email, zipCode: '0150' } })

test('an English-speaking operator sees no Swedish in a Swedish buyer’s order', async () => {
  const [local, abroad] = [await buyWithPickup(), await buyAbroad()]
  const claim = { order: local.number, email, name: 'Åsa' }
  const { withdrawal } = (await local.buyer.call('POST', 'withdrawals', claim)).body
  await local.buyer.call('POST', `withdrawals/${withdrawal.reference}/confirmation`, {})
  for (const { number, reference } of [local, abroad]) {
    const order = await readOrder(number)
    // Proves that the comparison finds Swedish: the same order read in Swedish has Swedish words.
    const inSwedish = (await manage('GET', `orders/${number}?language=sv`)).body.order
    expect(listSwedish(listShownTexts(inSwedish).join('\n')).length, number).toBeGreaterThan(5)
    expect(listSwedish(listShownTexts(order).join('\n')), number).toEqual([])
    const page = await desk.get(`/desk/orders/${number}`)
    expect([page.status, listSwedish(readPageText(page.html))]).toEqual([200, []])
    const shown = (await local.buyer.call('GET', `order-status/${reference}?language=en`)).body.order
    expect(listSwedish(listShownTexts(shown).join('\n')), reference).toEqual([])
  }
  for (const path of ['orders', 'withdrawals', 'withdrawals/due'])
    expect(listSwedish(listShownTexts((await manage('GET', path)).body).join('\n')), path).toEqual([])
  for (const path of ['/desk/orders', `/desk/pack?orders=${abroad.number}`, '/desk/money'])
    expect(listSwedish(readPageText((await desk.get(path)).html)), path).toEqual([])
})

test('mails to the operator are in the operator’s language; the buyer’s mails and receipt are in the buyer’s', async () => {
  const { number, reference, buyer } = await buyWithPickup()
  const findMails = async () => (await loadMailsTo(shop, operator)).filter(({ text }) => text.includes(number))
  await expect.poll(async () => (await findMails()).length).toBe(1)
  for (const { text, subject } of await findMails()) expect(listSwedish(`${subject} ${text}`)).toEqual([])
  const [confirmation] = await loadMailsTo(shop, email)
  expect(confirmation?.subject).toContain(`Din beställning ${number}`)
  expect(confirmation?.text).toMatch(/Utlämningsställe.*Öppet mån/s)
  const { document } = (await buyer.call('GET', `order-status/${reference}/receipt`)).body
  expect(document).toMatchObject({ language: 'sv', shippingMethodName: 'Till ett utlämningsställe' })
})
