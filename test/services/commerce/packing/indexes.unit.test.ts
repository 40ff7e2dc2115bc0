import { expect, test } from 'vitest'
import { findMailContents, loadOrderMails } from '#src/services/commerce/management/orders/mails.ts'
import { loadPackedItems } from '#src/services/commerce/management/packing/items.ts'
import { loadOrdersByNumber } from '#src/services/commerce/management/packing/orders.ts'
import { countToday } from '#src/services/commerce/management/today/counts.ts'
import { closeWithdrawals } from '#src/services/commerce/withdrawals/storage.ts'
import { openPlans } from '../../query-plans.ts'
import { makeOrder } from '../orders/model/changes.ts'
import { openMemoryDatabase } from '../orders/model/memory-database.ts'

const order = makeOrder({ lines: [{ price: 1, quantity: 1, discountShare: 0 }], shipping: 0, taxFree: false })

test.each<[string, (db: D1Database) => Promise<unknown>]>([
  ['the counts of work for today', countToday],
  ['the mails of an order', db => loadOrderMails(db, 'r')],
  ['a mail to send again', db => findMailContents(db, order, 'shipped')],
  ['orders to pack', db => loadOrdersByNumber(db, [1, 2])],
  ['items to pack', db => loadPackedItems(db, ['1'], 'en')],
  ['withdrawals to close', closeWithdrawals],
])('SQLite reads %s with indexes', async (_, run) => {
  const db = openMemoryDatabase()
  const asked: string[] = []
  const watched = new Proxy(db, {
    get: (target, name) =>
      name === 'prepare'
        ? (sql: string) => {
            asked.push(sql)
            return target.prepare(sql)
          }
        : Reflect.get(target, name),
  })
  await run(watched)
  expect(asked.length).toBeGreaterThan(0)
  const plans = openPlans('commerce')
  expect(asked.filter(sql => plans.scannedBy(sql).length > 0)).toEqual([])
  plans.close()
})
