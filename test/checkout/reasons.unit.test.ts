import { expect, test } from 'vitest'
import { readRefusal } from '#client/checkout/problem/refusal.ts'
import { texts as enCheckout } from '#client/checkout/texts/en.ts'
import { texts as svCheckout } from '#client/checkout/texts/sv.ts'
import { CommerceError } from '#client/shared/commerce/error.ts'
import { request } from '#client/shared/commerce/request.ts'
import { selectionAnswer } from '#client/shared/commerce/schema/selection.ts'
import { formatAddFailure } from '#client/shared/purchase/add-failure.ts'
import { formatLoss } from '#client/shared/purchase/line-failure.ts'
import { createTranslate } from '#client/shared/texts/translate.ts'
import { createUrlTo } from '#client/urls.ts'
import { textAt } from '../support/answer.ts'
import { en, sv } from '../support/texts.ts'

/*
 * These tests check which message the shop shows for each error of the commerce platform when a
 * visitor adds to the bag (on the product page, in the drawer or in the summary), edits it or pays.
 */

const short = (available: number, more = {}) => ({
  errors: { stock: 'unavailable items' },
  unavailable: [{ item: '1-1', product: '1', originalQuantity: 5, unavailable: 5 - available, available, ...more }],
})

interface Situation {
  answer: [status: number, body: object, headers?: Record<string, string>]
  /** The token of the session whose bag the page shows. Default: the current session. */
  selectionToken?: string
  /** The key of the message after an item could not be added to the bag. */
  adding: string
  /** The key of the message about a line that is gone, or null if the line is still there. */
  editing: string | null
  /** The key of the message after a payment could not begin. */
  paying: string
}

const situations: Record<string, Situation> = {
  'sold out': {
    answer: [410, short(0)],
    adding: 'bag.soldOut',
    editing: 'checkout.gone',
    paying: 'checkout.stockGone',
  },
  'a few left': { answer: [410, short(2)], adding: 'bag.noMore', editing: null, paying: 'checkout.stockGone' },
  withdrawn: {
    answer: [410, short(0, { withdrawn: true })],
    adding: 'bag.notSold',
    editing: 'checkout.noLonger',
    paying: 'checkout.withdrawn',
  },
  unknown: {
    answer: [404, { errors: { item: 'not found' } }],
    adding: 'bag.notSold',
    editing: null,
    paying: 'checkout.proceedFailed',
  },
  'not sold in this country': {
    answer: [412, { errors: { item: 'not sold in this country' } }],
    adding: 'bag.notSold',
    editing: null,
    paying: 'checkout.proceedFailed',
  },
  'too many pieces': {
    answer: [406, { errors: { quantity: 'must be at most 99' } }],
    adding: 'bag.most',
    editing: null,
    paying: 'checkout.proceedFailed',
  },
  'too many lines': {
    answer: [412, { errors: { quantity: 'a selection has at most 50 lines' } }],
    adding: 'bag.most',
    editing: null,
    paying: 'checkout.proceedFailed',
  },
  'too many requests': {
    answer: [429, { errors: { limit: 'x' } }, { 'Retry-After': '90' }],
    adding: 'bag.addFailed',
    editing: null,
    paying: 'checkout.tooMany',
  },
  'changed elsewhere': {
    answer: [404, { errors: { line: 'not found' } }],
    adding: 'bag.addFailed',
    editing: 'checkout.changed',
    paying: 'checkout.changed',
  },
  'emptied elsewhere': {
    answer: [412, { errors: { selection: 'is empty' } }],
    adding: 'bag.addFailed',
    editing: null,
    paying: 'checkout.changed',
  },
  'session over, line not found': {
    answer: [404, { token: 'new', errors: { line: 'not found' } }],
    adding: 'bag.addFailed',
    editing: 'checkout.sessionOver',
    paying: 'checkout.sessionOver',
  },
  'session over, bag empty': {
    answer: [412, { token: 'new', errors: { selection: 'is empty' } }],
    adding: 'bag.addFailed',
    editing: null,
    paying: 'checkout.sessionOver',
  },
  'session over, as an earlier response showed': {
    answer: [404, { errors: { line: 'not found' } }],
    selectionToken: 'former',
    adding: 'bag.addFailed',
    editing: 'checkout.sessionOver',
    paying: 'checkout.sessionOver',
  },
  'changed total': {
    answer: [412, { errors: { total: 'has changed' } }],
    adding: 'bag.addFailed',
    editing: null,
    paying: 'checkout.totalChanged',
  },
  'platform out of order': {
    answer: [500, {}],
    adding: 'bag.addFailed',
    editing: null,
    paying: 'checkout.proceedFailed',
  },
}

const errorOf = ({ answer: [status, body, headers], selectionToken = 'known' }: Situation) =>
  request(
    {
      fetch: async () => Response.json({ token: 'known', ...body }, { status, headers }),
      baseUrl: '',
      token: () => 'known',
      onToken: () => {},
      selectionToken: () => selectionToken,
    },
    { method: 'POST', path: 'x', schema: selectionAnswer },
  ).then(
    () => null,
    (error: unknown) => error,
  )

test.each([
  ['en', { ...en, ...enCheckout, bag: en.bag, error: en.error }, '90 seconds'],
  ['sv', { ...sv, ...svCheckout, bag: sv.bag, error: sv.error }, '90 sekunder'],
] as const)('each error of the platform shows the message for its reason (%s)', async (locale, texts, time) => {
  const t = createTranslate(locale, texts)
  const language = { locale, t, urlTo: createUrlTo(locale) }
  const text = (key: string) =>
    textAt(texts, key).replace('{{available}}', '2').replace('{{name}}', 'Murla').replace('{{time}}', time)
  for (const [situation, given] of Object.entries(situations)) {
    const { adding, editing, paying } = given
    const error = await errorOf(given)
    const said = formatAddFailure(error, t)
    expect(said, situation).toBe(text(adding))
    const lost = formatLoss(error, 'Murla', t)
    expect(lost, situation).toBe(editing && text(editing))
    if (!(error instanceof CommerceError)) throw error
    const { problem } = readRefusal(error, { registers: false, sameAddress: true }, language)
    expect(problem.key, situation).toBe(paying)
    expect(t(problem.key), situation).toBe(text(paying))
    expect(said).not.toMatch(/\b0\b|\{\{/)
    // No other message may say that something is sold out.
    if (situation !== 'sold out' && situation !== 'a few left')
      expect(`${said} ${lost} ${text(paying)}`, situation).not.toMatch(/sold out|slut(?!a)/i)
  }
})
