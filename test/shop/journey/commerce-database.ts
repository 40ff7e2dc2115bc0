import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { checkLedger, type Row } from '../../services/commerce/ledger.ts'
import { findCommerceFile } from '../../support/commerce-file.ts'

/**
 * Returns a function that queries a local shop's commerce database on disk, even if the shop was
 * just killed. The queries of one call are one transaction. `state` is the shop's storage folder.
 */
export function openCommerceDatabase(state: string) {
  let file = ''
  return (queries: string[]): Row[][] => {
    file ||= findCommerceFile(state)
    const database = new DatabaseSync(file, { readOnly: true })
    try {
      database.exec('BEGIN')
      return queries.map(query => database.prepare(query).all())
    } finally {
      database.close()
    }
  }
}

/**
 * Waits until every mail is sent and every payment is captured or released. Throws after five
 * minutes.
 */
export async function waitUntilSettled(state: string) {
  const query = openCommerceDatabase(state)
  for (let second = 0; ; second++) {
    const [open = []] = query([
      `SELECT 'mail ' || id AS what FROM outbox WHERE sent IS NULL
       UNION ALL SELECT 'payment ' || reference FROM payments
       WHERE settled IS NULL AND status IN ('authorised', 'completed', 'voided', 'superseded')
       UNION ALL SELECT 'decided ' || reference FROM payments JOIN test_payments USING (reference) WHERE status = 'pending'
       UNION ALL SELECT 'money ' || reference FROM payments JOIN test_payments USING (reference)
       WHERE status = 'completed' AND captured IS NULL`,
    ])
    if (open.length === 0) break
    if (second === 300) throw new Error(`Not settled within 5 minutes: ${JSON.stringify(open.slice(0, 5))}`)
    await sleep(1000)
  }
  await checkLedger(query)
}
