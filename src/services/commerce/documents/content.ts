import type { Order, OrderDocument, Refund } from '../orders/storage.ts'
import { listSoldLines, type TaxedLine } from './sold.ts'
import { divideByTaxRate, divideRefundsByTaxRate } from './taxed-parts.ts'
import { computeTaxes, type TaxOfRate } from './taxes.ts'

/** A line of a receipt or credit note. Amounts are in minor units. */
interface DocumentLine extends Pick<TaxedLine, 'item' | 'name' | 'quantity' | 'vatTenths'> {
  /** The price of one piece; null on a credit note, as is the discount. */
  price: number | null
  discount: number | null
  /** What was paid for the line or, on a credit note, refunded for it. */
  amount: number
}

/**
 * The content of a receipt or credit note. Amounts are in minor units. `total` is exactly the sum
 * of lines, `shipping`, `other` and `taxDeducted`, and also the sum of `gross` in `taxes`.
 */
export interface DocumentContent {
  lines: DocumentLine[]
  shipping: number
  /** On a credit note: an amount that belongs to no line. */
  other: number
  /** The tax that is deducted from the prices, as a negative amount; 0 if none is deducted. */
  taxDeducted: number
  total: number
  taxes: TaxOfRate[]
  reason: string
}

/** Creates the content of a receipt or credit note. */
export function createDocumentContent(order: Order, document: OrderDocument): DocumentContent {
  return document.kind === 'receipt' ? createReceiptContent(order) : createCreditNoteContent(order, document)
}

/** Creates the content of an order's receipt, which need not be issued yet. */
export function createReceiptContent(order: Order): DocumentContent {
  const sold = listSoldLines(order)
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
    taxes: computeTaxes(divideByTaxRate(order)),
    reason: '',
  }
}

function createCreditNoteContent(order: Order, document: OrderDocument): DocumentContent {
  const refund = findRefund(order, document)
  const notes = order.documents.filter(({ kind, number }) => kind === 'credit_note' && number <= document.number)
  const parts = divideRefundsByTaxRate(
    order,
    notes.map(note => findRefund(order, note)),
  )
  const sold = new Map(listSoldLines(order).map(line => [line.line, line]))
  const { shipping, other, amount: total, reason } = refund
  return {
    lines: refund.lines.flatMap(({ line, quantity, amount }) => {
      const soldLine = sold.get(line)
      if (!soldLine) return []
      const { item, name, vatTenths } = soldLine
      return [{ item, name, quantity, vatTenths, price: null, discount: null, amount }]
    }),
    shipping,
    other,
    taxDeducted: 0,
    total,
    taxes: computeTaxes(
      (parts.at(-1) ?? []).filter(({ amount }) => amount > 0),
      parts.slice(0, -1).flat(),
    ),
    reason,
  }
}

function findRefund({ refunds, reference }: Order, { number, refund }: OrderDocument): Refund {
  const found = refunds.find(({ reference: id }) => id === refund)
  if (!found) throw new Error(`Document ${number} of order ${reference} has no refund`)
  return found
}

const sum = (parts: { amount: number }[]) => parts.reduce((total, { amount }) => total + amount, 0)
