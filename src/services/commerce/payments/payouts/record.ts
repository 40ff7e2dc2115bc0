import type { Payout, PayoutSource } from '../provider.ts'

/**
 * How far back payouts are looked for, in ms. It is long because a payout can be completed late.
 */
const lookBackMs = 30 * 24 * 60 * 60 * 1000

/**
 * Stores the payouts of the last 30 days, with their entries. A payout is complete once all its
 * entries are stored, and is then not loaded again. Repeated calls store nothing twice.
 */
export async function recordPayouts(db: D1Database, sources: PayoutSource[], now: Date) {
  const from = new Date(now.getTime() - lookBackMs)
  for (const source of sources) {
    for (const payout of await source.list(from)) {
      const isNew = await insertPayout(db, source.provider, payout)
      if (isNew) await completePayout(db, source, payout, now)
    }
  }
}

/** Inserts a payout. Returns false if it is complete already. */
async function insertPayout(db: D1Database, provider: string, { payout, amount, currency, day }: Payout) {
  await db
    .prepare(
      'INSERT INTO payouts (payout, provider, amount, currency, day) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
    )
    .bind(payout, provider, amount, currency, day)
    .run()
  const found = await db
    .prepare('SELECT completed FROM payouts WHERE payout = ?')
    .bind(payout)
    .first<string>('completed')
  return found === null
}

async function completePayout(db: D1Database, source: PayoutSource, { payout }: Payout, now: Date) {
  const entries = await source.loadEntries(payout)
  const insert = db.prepare(
    `INSERT INTO payout_entries (entry, payout, kind, amount, fee, payment, refund) VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT DO NOTHING`,
  )
  await db.batch([
    ...entries.map(({ entry, kind, amount, fee, payment, refund }) =>
      insert.bind(entry, payout, kind, amount, fee, payment, refund),
    ),
    db.prepare('UPDATE payouts SET completed = ? WHERE payout = ?').bind(now.toISOString(), payout),
  ])
}
