import type { TaxArea } from '../catalogue/countries/tax.ts'
import { dispatch } from '../lib/terms.ts'
import { formatShopDay } from '../lib/time/days.ts'
import { parseTaxNumbers } from '../orders/facts.ts'
import { type Order, type OrderDocument, type OrderRow, orderColumns, parseOrder } from '../orders/storage.ts'
import { createFrozenContent } from './content.ts'
import { parsePurchase } from './sold.ts'

/** Maximum number of documents whose content one run stores. */
const maxDocuments = 100

/**
 * Statements that store a document's content and its ledger rows. They change nothing if the
 * content is stored already, so that two parallel runs have the effect of one.
 */
export function freezeStatements(db: D1Database, order: Order, document: OrderDocument): D1PreparedStatement[] {
  const content = createFrozenContent(order, document)
  const { address, shippingAddress } = parsePurchase(order)
  const country = shippingAddress.country || address.country
  const isReceipt = document.kind === 'receipt'
  const sign = isReceipt ? 1 : -1
  const rates = content.taxes.map(({ vatTenths, net, tax, gross }) => ({
    vatTenths,
    net: sign * net,
    tax: sign * tax,
    gross: sign * gross,
  }))
  const receipt = isReceipt ? null : (order.documents.find(({ kind }) => kind === 'receipt')?.number ?? null)
  const which = [order.reference, document.refund]
  return [
    db
      .prepare(
        `INSERT INTO ledger (document, vat_tenths, kind, day, order_number, receipt, country, area, net, tax, gross, currency, method, vat_number)
         SELECT documents.number, rate.value ->> 'vatTenths', kind, ?3, ?4, ?5, ?6,
           COALESCE(?7, CASE (SELECT eu FROM countries WHERE country = ?6) WHEN 0 THEN 'export' ELSE 'union' END),
           rate.value ->> 'net', rate.value ->> 'tax', rate.value ->> 'gross', ?8, ?9, ?10
         FROM documents, json_each(?11) rate
         WHERE order_reference = ?1 AND refund IS ?2 AND content IS NULL`,
      )
      .bind(
        ...which,
        formatShopDay(document.issued),
        order.number,
        receipt,
        country,
        findArea(order, country),
        order.charge.currency,
        order.charge.method,
        address.vatNumber || null,
        JSON.stringify(rates),
      ),
    db
      .prepare('UPDATE documents SET content = ?3 WHERE order_reference = ?1 AND refund IS ?2 AND content IS NULL')
      .bind(...which, JSON.stringify(content)),
  ]
}

/**
 * Returns the tax area that an order is delivered to. Older orders do not store it, so it is
 * inferred from their tax; null if it depends on whether the country is in the EU.
 */
function findArea(order: Order, country: string): TaxArea | null {
  const { area, deducted } = order.snapshot
  if (area) return area
  const isTaxFree = parsePurchase(order).totals.taxPercent === 0
  if (country && (isTaxFree || deducted || parseTaxNumbers(order).length > 0)) return 'export'
  return country === '' || country === dispatch.origin.country ? 'home' : null
}

/**
 * Stores the content of up to `maxDocuments` documents that were issued without it, the oldest
 * first. The next run of the cron job continues with the others.
 */
export async function freezeOldDocuments(db: D1Database): Promise<void> {
  const { results: open } = await db
    .prepare(
      `SELECT number, order_reference AS reference FROM documents WHERE content IS NULL ORDER BY number LIMIT ${maxDocuments}`,
    )
    .all<{ number: number; reference: string }>()
  if (open.length === 0) return
  const { results } = await db
    .prepare(`SELECT ${orderColumns} FROM orders WHERE reference IN (SELECT value FROM json_each(?))`)
    .bind(JSON.stringify([...new Set(open.map(({ reference }) => reference))]))
    .all<OrderRow>()
  const orders = new Map(results.map(row => [row.reference, parseOrder(row)]))
  await db.batch(
    open.flatMap(({ number, reference }) => {
      const order = orders.get(reference)
      const document = order?.documents.find(each => each.number === number)
      return order && document ? freezeStatements(db, order, document) : []
    }),
  )
}
