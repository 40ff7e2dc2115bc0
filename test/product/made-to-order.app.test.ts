import { beforeAll, expect, test } from 'vitest'
import { computeDeliveryDates, formatDates } from '#client/shared/commerce/delivery/dates.ts'
import { dispatch } from '#src/services/commerce/lib/terms.ts'
import { createPerson, loadMailsTo } from '../services/commerce/people.ts'
import { parseReference, swede } from '../services/commerce/shopper.ts'
import { renewedShop, type Shop } from '../support/app.ts'

let shop: Shop
beforeAll(async () => {
  shop = await renewedShop()
})

/** The demo's only item that is made to order, and one that is in stock. */
const [made, ready] = ['1027-1', '1001-1']

test('a made-to-order product has the same delivery days on its page, in the bag, the order and its mail', async () => {
  for (const [language, prefix, sentence] of [
    ['en', '', 'Made for you when you order: 10 working days.'],
    ['sv', '/sv', 'Tillverkas när du beställer: 10 vardagar.'],
  ] as const) {
    const { call, pay, decide, result } = createPerson(shop, { 'CF-IPCountry': 'SE' })
    await call('PUT', `languages/${language}`)
    const add = async (item: string) => (await call('POST', `items/${item}`)).body
    const soon = (await add(ready)).selection.delivery
    const { selection, shippingMethods } = await add(made)
    expect(selection.delivery.from > soon.from).toBe(true)
    const { from, to } = shippingMethods[0].days
    // A page's delivery terms may be ten minutes old, so dates from eleven minutes ago pass too.
    const daysAfter = (prepareDays: number) =>
      [0, 11 * 60_000].map(ms => {
        const now = new Date(Date.now() - ms)
        return formatDates(
          computeDeliveryDates({ ...dispatch, now, prepareDays, transportDays: [from, to], country: 'SE' }),
          language,
        )
      })
    const says = (text: string, prepareDays: number) => daysAfter(prepareDays).some(days => text.includes(days))
    expect(says(selection.delivery.text, 10)).toBe(true)
    const its = await shop.html(`${prefix}/product/ringholm-cluster-brass`)
    expect([its.includes(sentence), says(its, 10)]).toEqual([true, true])
    const other = await shop.html(`${prefix}/product/murla-portable-brass`)
    expect([other.includes(sentence), says(other, 0)]).toEqual([false, true])

    const email = `made-${language}@example.com`
    const reference = parseReference(await pay({ address: { ...swede, email } }))
    await decide(reference, 'pay')
    const { order } = (await result(reference)).body
    const { text } = order.delivery
    expect(says(text, 10)).toBe(true)
    expect(await shop.html(`${prefix}/order/${order.reference}`)).toContain(text)
    expect((await loadMailsTo(shop, email)).find(({ kind }) => kind === 'order')?.text).toContain(text)
  }
})
