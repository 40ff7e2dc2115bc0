import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import * as v from 'valibot'
import { startBuiltShop, startShop } from '../../../test/support/app.ts'
import { buildOuter } from '../../../test/support/outer-build.ts'
import { prepareDemo } from '../../../test/support/prepared.ts'

const statement = v.object({
  sql: v.string(),
  values: v.array(v.union([v.string(), v.number(), v.null()])),
})

const asked = v.object({
  counts: v.record(v.string(), v.number()),
  trips: v.array(
    v.object({
      database: v.picklist(['COMMERCE_DB', 'CONTENT_DB']),
      statements: v.array(statement),
      rowsRead: v.number(),
      rowsWritten: v.number(),
    }),
  ),
})

/** The counted calls to the bindings. A trip is one call to a database: a statement or a batch. */
export type CountedCalls = v.InferOutput<typeof asked>
export type Trip = CountedCalls['trips'][number]

/** Whether a trip is of the test provider. A real one answers without the shop's databases. */
export const isOfTestProvider = ({ statements }: Trip) => statements.every(({ sql }) => sql.includes('test_payments'))

const quietMs = 600

const secrets = { WEBHOOK_SECRET: 'local', CONTENT_TOKEN: 'local', MANAGEMENT_TOKEN: 'local', DESK_KEY: 'local' }

/** Starts the built shop with the demo data and large stock, so that nothing sells out. */
export async function startStockedShop() {
  const shop = await startShop(secrets)
  await stockUp(shop.env.COMMERCE_DB)
  return shop
}

/** Sets a large stock. Deletes the logged changes, so that no measured request reports them. */
const stockUp = (db: D1Database) =>
  db.batch([db.prepare('UPDATE stock SET quantity = 100000'), db.prepare('DELETE FROM product_changes')])

/** Starts a shop with the demo data that counts its calls to the bindings. */
export async function startCountedShop() {
  const build = buildOuter(readFileSync(join(import.meta.dirname, 'counting.js'), 'utf8'))
  const shop = await startBuiltShop({ prepare: prepareDemo, configPath: build.path }, secrets)
  await stockUp(shop.env.COMMERCE_DB)
  const read = async () => v.parse(asked, await (await shop.get('/__counts')).json())

  /**
   * Returns the calls since the last count, including those made after responses, e.g. for mails.
   */
  async function counted(): Promise<CountedCalls> {
    const all: CountedCalls = { counts: {}, trips: [] }
    for (let quiet = 0; quiet < 3; quiet++) {
      await sleep(quietMs)
      const { counts, trips } = await read()
      for (const [name, times] of Object.entries(counts)) all.counts[name] = (all.counts[name] ?? 0) + times
      all.trips.push(...trips)
      if (trips.length > 0 || Object.keys(counts).length > 0) quiet = 0
    }
    return all
  }

  return {
    ...shop,
    counted,
    /** Returns the calls since the last count, without waiting for work after responses. */
    countedNow: read,
    async close() {
      await shop.close()
      build.remove()
    },
  }
}
