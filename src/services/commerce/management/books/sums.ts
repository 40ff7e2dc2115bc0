import type { Cells } from '#client/shared/csv.ts'
import type { LedgerDocument } from './documents.ts'

/** The sums for one day, in minor units. The sums of credit notes are negative or 0. */
export interface LedgerSum extends Pick<LedgerDocument, 'day' | 'kind' | 'country' | 'area' | 'currency'> {
  vatTenths: number
  /** The number of receipts, or of credit notes. */
  documents: number
  net: number
  tax: number
  gross: number
}

/**
 * Loads the sums for days in the shop's time zone, inclusive, grouped by day, kind, country, area,
 * rate and currency. The earliest day is first.
 */
export async function loadLedgerSums(db: D1Database, { from, to }: { from: string; to: string }): Promise<LedgerSum[]> {
  const groups = 'day, kind, country, area, vat_tenths, currency'
  const { results } = await db
    .prepare(
      `SELECT day, kind, country, area, vat_tenths AS vatTenths, currency, COUNT(*) AS documents,
         SUM(net) AS net, SUM(tax) AS tax, SUM(gross) AS gross
       FROM ledger WHERE day >= ? AND day <= ? GROUP BY ${groups}
       ORDER BY day, kind DESC, country, area, vat_tenths DESC, currency`,
    )
    .bind(from, to)
    .all<LedgerSum>()
  return results
}

/** A sum for the management interface, with amounts in major units. */
export const ledgerSumView = ({ vatTenths, net, tax, gross, ...group }: LedgerSum) => ({
  ...group,
  taxPercent: vatTenths / 10,
  netAsNumber: net / 100,
  taxAsNumber: tax / 100,
  grossAsNumber: gross / 100,
})

/** Formats sums as a table, in major units. */
export const createLedgerTable = (sums: LedgerSum[]): Cells => [
  ['date', 'kind', 'country', 'area', 'rate', 'currency', 'documents', 'net', 'tax', 'gross'],
  ...sums.map(({ day, kind, country, area, vatTenths, currency, documents, net, tax, gross }) => [
    day,
    kind,
    country,
    area,
    vatTenths / 10,
    currency,
    documents,
    net / 100,
    tax / 100,
    gross / 100,
  ]),
]
