import { expect, test } from 'vitest'
import { renewedShop } from '../support/app.ts'
import { logInAtDesk, placeTestOrder } from './order-desk.ts'

test('the log shows who changed what, can be filtered, and exports all rows as a table', async () => {
  const shop = await renewedShop()
  const number = await placeTestOrder(shop)
  const packer = await logInAtDesk(shop, ['pack'])
  const path = `/desk/orders/${number}`
  await packer.send(path, (await packer.get(path)).html, 'start', [])
  const own = await packer.get('/desk/log')
  expect(own.html).toMatch(new RegExp(`<b>Pia</b>.*orders\\.start.*order ${number}`))
  expect(own.html).toMatch(/state <del>paid<\/del> → <ins>in_progress<\/ins>/)
  const owner = await logInAtDesk(shop)
  expect((await owner.get(`/desk/log?subject=order+${number}`)).html).toContain('orders.start')
  expect((await owner.get('/sv/desk/log?subject=order+1')).html).toContain('Inga ändringar ännu')
  // More rows than commerce returns in one page.
  await shop.env.COMMERCE_DB.prepare(
    `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 1100)
     INSERT INTO audit (at, actor, name, roles, way, operation, subject, outcome)
     SELECT '2026-01-01T00:00:00.000Z', 'many', 'Many', '[]', 'token', 'stock.set', 'item ' || n, 'refused' FROM numbers`,
  ).run()
  const { html: table } = await owner.get('/desk/log?actor=many&csv=1')
  expect(table.trimEnd().split('\r\n')).toHaveLength(1101)
  expect((await owner.get('/desk/log')).html).toContain('before=')
})
