import { beforeAll, expect, test } from 'vitest'
import { findOperation } from '#src/services/commerce/management/operators/operations.ts'
import { renewedShop, type Shop } from '../../../support/app.ts'
import { serverTokens } from '../../../support/operator-tokens.ts'
import { operateShop } from '../openapi/operators.ts'
import type { World } from '../openapi/walk.ts'
import { createShopper } from '../shopper.ts'

/**
 * Tables that an operation may write to without describing that in its log row: the log itself, and
 * tables for work that follows from the change.
 */
const following =
  /^(audit|operation_answers|order_terms|reference_revision|outbox|product_changes|order_words|product_word_index|stock_requests)$/

let shop: Shop
beforeAll(async () => {
  shop = await renewedShop(serverTokens)
})

/** Returns the contents of every table as text, by the table's name. */
async function readTables() {
  const db = shop.env.COMMERCE_DB
  const { results } = await db.prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`).all<{ name: string }>()
  const names = results.map(({ name }) => name).filter(name => !/^(sqlite|_cf|d1|kept)_/.test(name))
  // Storing the setup renumbers the positions, but does not change the sort order.
  const omitPosition = ({ position: _, ...row }: Record<string, unknown>) => row
  const tables = await db.batch<Record<string, unknown>>(names.map(name => db.prepare(`SELECT * FROM ${name}`)))
  return new Map(
    names.map((name, index) => [
      name,
      JSON.stringify(tables[index]?.results.map(row => JSON.stringify(omitPosition(row))).toSorted()),
    ]),
  )
}

const countLog = async () =>
  (await shop.env.COMMERCE_DB.prepare('SELECT operation FROM audit ORDER BY id').all<{ operation: string }>()).results

test('every operation that changes a table is in the log, with its name, in the same transaction', async () => {
  const changed = new Set<string>()
  const person: World['person'] = headers => {
    const shopper = createShopper(shop, headers)
    const call: typeof shopper.call = async (method, path, ...more) => {
      const operation = findOperation(method, path.replace(/^management|\?.*$/g, ''))?.operation
      if (!path.startsWith('management/') || !operation || method === 'GET') return shopper.call(method, path, ...more)
      const [before, logged] = [await readTables(), await countLog()]
      const answer = await shopper.call(method, path, ...more)
      const [after, log] = [await readTables(), await countLog()]
      const tables = [...after].flatMap(([name, rows]) =>
        rows !== before.get(name) && !following.test(name) ? [name] : [],
      )
      const rows = log.slice(logged.length).map(({ operation: name }) => name)
      if (tables.length > 0 && answer.status < 400) {
        expect(rows, `${method} ${path} changed ${tables}`).toContain(operation.name)
        changed.add(operation.name)
      } else if (answer.status >= 400) expect(rows, `${method} ${path} was refused`).toEqual([])
      return answer
    }
    return { ...shopper, call }
  }
  await operateShop({ shop, person, get: shop.get })
  expect(changed.size).toBeGreaterThan(20)
  const { results } = await shop.env.COMMERCE_DB.prepare(
    `SELECT id FROM audit WHERE outcome = 'done' AND (before IS NULL OR after IS NULL)`,
  ).all()
  expect(results).toEqual([])
})
