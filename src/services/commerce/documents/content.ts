import type { Order, OrderDocument, Refund } from '../orders/storage.ts'
import { type Sold, soldLines } from './sold.ts'
import { paidTaxed, refundedTaxed } from './taxed-parts.ts'
import { type TaxOfRate, taxesOf } from './taxes.ts'

/** A line of a document; amounts in minor units. */
interface DocumentLine extends Pick<Sold, 'item' | 'name' | 'quantity' | 'vatTenths'> {
  /** Of one piece, and what vouchers took off; null on a credit note, whose amount is its share. */
  price: number | null
  discount: number | null
  amount: number
}

/**
 * What a receipt or credit note says, in minor units: lines, shipping, other and the deducted tax
 * are together exactly the total, and so are the taxes with their net amounts.
 */
export interface DocumentContent {
  lines: DocumentLine[]
  shipping: number
  /** Of a credit note: what belongs to no line. */
  other: number
  /** Negative where the goods leave the tax area: the tax that is included in the lines. */
  taxDeducted: number
  total: number
  taxes: TaxOfRate[]
  reason: string
}

/** Throws when a credit note's refund is missing. */
export function contentOf(order: Order, document: OrderDocument): DocumentContent {
  return document.kind === 'receipt' ? receiptOf(order) : creditNoteOf(order, document)
}

/** What the receipt of an order says, or will say once it is issued. */
export function receiptOf(order: Order): DocumentContent {
  const sold = soldLines(order)
  const lines = sold.map(line => ({ ...line, amount: line.price * line.quantity - line.discount }))
  const total = order.charge.amount
  const goods = sum(lines)
  const shipping = order.snapshot.shipping ?? total - goods
  return {
    lines,
    shipping,
    other: 0,
    taxDeducted: total - goods - shipping,
    total,
    taxes: taxesOf(paidTaxed(order)),
    reason: '',
  }
}

function creditNoteOf(order: Order, document: OrderDocument): DocumentContent {
  const refund = refundOf(order, document)
  const notes = order.documents.filter(({ kind, number }) => kind === 'credit_note' && number <= document.number)
  const parts = refundedTaxed(
    order,
    notes.map(note => refundOf(order, note)),
  )
  const sold = new Map(soldLines(order).map(line => [line.line, line]))
  const { shipping, other, amount: total, reason } = refund
  return {
    lines: refund.lines.flatMap(({ line, quantity, amount }) => {
      const known = sold.get(line)
      if (!known) return []
      const { item, name, vatTenths } = known
      return [{ item, name, quantity, vatTenths, price: null, discount: null, amount }]
    }),
    shipping,
    other,
    taxDeducted: 0,
    total,
    taxes: taxesOf(
      (parts.at(-1) ?? []).filter(({ amount }) => amount > 0),
      parts.slice(0, -1).flat(),
    ),
    reason,
  }
}

function refundOf({ refunds, reference }: Order, { number, refund }: OrderDocument): Refund {
  const found = refunds.find(given => given.reference === refund)
  if (!found) throw new Error(`Document ${number} of order ${reference} has no refund`)
  return found
}

const sum = (parts: { amount: number }[]) => parts.reduce((total, { amount }) => total + amount, 0)
