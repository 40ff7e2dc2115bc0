import type * as v from 'valibot'
import type { Cells } from '#client/shared/csv.ts'
import { sum } from '../../lib/money.ts'
import { parseStoredJson } from '../../lib/stored-json.ts'
import type { documentListing } from './fields.ts'

/** The amounts of a document at one tax rate, in minor units. For a credit note, negative or 0. */
interface RateAmounts {
  vatTenths: number
  net: number
  tax: number
  gross: number
}

/** A receipt or credit note as recorded in the ledger. */
export interface LedgerDocument {
  number: number
  kind: 'receipt' | 'credit_note'
  /** The day of issue in the shop's time zone: `2026-12-31`. */
  day: string
  order: number
  /** The receipt that a credit note refers to; null for a receipt. */
  receipt: number | null
  country: string
  area: 'home' | 'union' | 'export'
  currency: string
  method: string
  /** The buyer's VAT number; null if there is none, and empty after its removal. */
  vatNumber: string | null
  /** The amounts by tax rate, the highest rate first. */
  rates: RateAmounts[]
}

type Row = Omit<LedgerDocument, 'rates'> & { rates: string }

type DocumentQuery = v.InferOutput<typeof documentListing> & { limit: number }

/**
 * Loads a page of receipts and credit notes, the newest first. `next` is the value of `before` for
 * the next page, or null on the last page. Reads only the rows of the page.
 */
export async function loadDocuments(
  db: D1Database,
  { from, to, before, limit }: DocumentQuery,
): Promise<{ documents: LedgerDocument[]; next: number | null }> {
  const conditions: { sql: string; values: (string | number)[] }[] = []
  if (from !== undefined) conditions.push({ sql: 'day >= ?', values: [from] })
  // The `+` makes SQLite begin to read the index at `before`, which skips more rows than `to`.
  if (to !== undefined) conditions.push({ sql: before === undefined ? 'day <= ?' : '+day <= ?', values: [to] })
  if (before !== undefined) {
    const sql = '(day, document) < ((SELECT day FROM ledger WHERE document = ?), ?)'
    conditions.push({ sql, values: [before, before] })
  }
  const { results } = await db
    .prepare(
      `SELECT document AS number, kind, day, order_number AS "order", receipt, country, area, currency, method, vat_number AS vatNumber,
         json_group_array(json_object('vatTenths', vat_tenths, 'net', net, 'tax', tax, 'gross', gross) ORDER BY vat_tenths DESC) AS rates
       FROM ledger WHERE ${['TRUE', ...conditions.map(({ sql }) => sql)].join(' AND ')}
       GROUP BY day, document ORDER BY day DESC, document DESC LIMIT ?`,
    )
    .bind(...conditions.flatMap(({ values }) => values), limit + 1)
    .all<Row>()
  const documents = results.slice(0, limit).map(row => ({ ...row, rates: parseStoredJson<RateAmounts[]>(row.rates) }))
  return { documents, next: results.length > limit ? (documents.at(-1)?.number ?? null) : null }
}

/** A document for the management interface, with amounts in major units. */
export const ledgerDocumentView = ({ number, order, receipt, rates, ...document }: LedgerDocument) => ({
  number: String(number),
  ...document,
  order: String(order),
  receipt: receipt === null ? null : String(receipt),
  netAsNumber: sum(rates.map(({ net }) => net)) / 100,
  taxAsNumber: sum(rates.map(({ tax }) => tax)) / 100,
  grossAsNumber: sum(rates.map(({ gross }) => gross)) / 100,
  rates: rates.map(({ vatTenths, net, tax, gross }) => ({
    taxPercent: vatTenths / 10,
    netAsNumber: net / 100,
    taxAsNumber: tax / 100,
    grossAsNumber: gross / 100,
  })),
})

const columns = [
  ...['number', 'kind', 'date', 'order', 'receipt', 'country', 'area', 'vatNumber', 'method', 'currency'],
  ...['rate', 'net', 'tax', 'gross'],
]

/** Formats documents as a table: a row for each document and tax rate, in major units. */
export const createDocumentTable = (documents: LedgerDocument[]): Cells => [
  columns,
  ...documents.flatMap(({ rates, ...document }) =>
    rates.map(({ vatTenths, net, tax, gross }) => [
      document.number,
      document.kind,
      document.day,
      document.order,
      document.receipt,
      document.country,
      document.area,
      document.vatNumber,
      document.method,
      document.currency,
      vatTenths / 10,
      net / 100,
      tax / 100,
      gross / 100,
    ]),
  ),
]
