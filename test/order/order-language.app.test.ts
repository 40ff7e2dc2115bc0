import { beforeAll, expect, test } from 'vitest'
import { openCounter } from '../services/commerce/packing/buy.ts'
import { renewedShop, type Shop } from '../support/app.ts'

let shop: Shop
const { buy } = openCounter(() => shop)
beforeAll(async () => {
  shop = await renewedShop()
})

/** The texts of a page without its tags. */
const textOf = async (path: string) => (await (await shop.get(path)).text()).replace(/<[^>]+>/g, ' ')

test('an order shows the names of its product and delivery in the language of the page', async () => {
  const { reference } = await buy({ language: 'sv' })
  const [method, variant] = await Promise.all(
    [
      `SELECT name_en AS en, name_sv AS sv FROM orders JOIN shipping_methods ON shipping_method = snapshot ->> '$.purchase.shippingMethod' WHERE reference = ?`,
      `SELECT variant_en AS en, variant_sv AS sv FROM orders JOIN order_lines ON order_reference = reference
       JOIN items USING (item) JOIN products USING (product) WHERE reference = ?`,
    ].map(sql => shop.env.COMMERCE_DB.prepare(sql).bind(reference).first<{ en: string; sv: string }>()),
  )
  expect(method?.en).not.toBe(method?.sv)
  const pages = { en: await textOf(`/order/${reference}`), sv: await textOf(`/sv/order/${reference}`) }
  for (const [language, page] of Object.entries(pages)) {
    expect(page).toContain(language === 'en' ? method?.en : method?.sv)
    expect(page).toContain(language === 'en' ? variant?.en : variant?.sv)
  }
  expect(pages.en).not.toMatch(/En storlek|Hemleverans/)
  expect(pages.en).not.toContain(method?.sv)
})

test('a withdrawal of one piece shows "1 pc"', async () => {
  // The number of withdrawals is limited for each mailbox, so each test file uses its own.
  const email = 'one-piece@example.com'
  const { number, lineOf, buyer } = await buy({ address: { email } })
  const claim = { order: number, email, name: 'Åsa' }
  const { withdrawal } = (await buyer.call('POST', 'withdrawals', claim)).body
  const lines = [{ line: lineOf('1002-1'), quantity: 1 }]
  await buyer.call('POST', `withdrawals/${withdrawal.reference}/confirmation`, { lines })
  expect(await textOf(`/withdraw/${withdrawal.reference}`)).toMatch(/\b1 pc\b/)
  expect(await textOf(`/sv/withdraw/${withdrawal.reference}`)).toMatch(/\b1 st\b/)
})
