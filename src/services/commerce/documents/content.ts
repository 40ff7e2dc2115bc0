import { parseStoredJson } from '../lib/stored-json.ts'
import type { Order, OrderDocument, Refund } from '../orders/storage.ts'
import { listSoldLines, type TaxedLine } from './sold.ts'
import { divideByTaxRate, divideRefundByTaxRate } from './taxed-parts.ts'
import { computeTaxes, type TaxedAmount, type TaxOfRate } from './taxes.ts'

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

/**
 * The content that is stored with a document when it is issued, so that it never changes. The
 * reason for a refund is stored only with the refund, because it may name a person.
 */
export type FrozenContent = Omit<DocumentContent, 'reason'>

/** Returns the stored content of a receipt or credit note, or computes it if none is stored. */
export function createDocumentContent(order: Order, document: OrderDocument): DocumentContent {
  const reason = document.kind === 'receipt' ? '' : findRefund(order, document).reason
  return { ...createFrozenContent(order, document), reason }
}

/** Like `createDocumentContent`, without the reason. */
export const createFrozenContent = (order: Order, document: OrderDocument): FrozenContent =>
  parseContent(document) ??
  (document.kind === 'receipt' ? computeReceiptContent(order) : computeCreditNoteContent(order, document))

/** Returns the content of an order's receipt, even if the receipt has not been issued yet. */
export function createReceiptContent(order: Order): DocumentContent {
  const receipt = order.documents.find(({ kind }) => kind === 'receipt')
  return { ...((receipt && parseContent(receipt)) ?? computeReceiptContent(order)), reason: '' }
}

const parseContent = ({ content }: OrderDocument): FrozenContent | null =>
  content === null ? null : parseStoredJson<FrozenContent>(content)

function computeReceiptContent(order: Order): FrozenContent {
  const lines = listSoldLines(order).map(({ line: _line, ...sold }) => ({
    ...sold,
    amount: sold.price * sold.quantity - sold.discount,
  }))
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
  }
}

function computeCreditNoteContent(order: Order, document: OrderDocument): FrozenContent {
  const refund = findRefund(order, document)
  const sold = new Map(listSoldLines(order).map(line => [line.line, line]))
  const { shipping, other, amount: total } = refund
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
    taxes: computeCreditNoteTaxes(order, document),
  }
}

/**
 * Computes the taxes of a credit note from the receipt and the earlier credit notes, so that all
 * credit notes together never credit more at a tax rate than the receipt charges at it.
 */
function computeCreditNoteTaxes(order: Order, document: OrderDocument): TaxOfRate[] {
  const paid = createReceiptContent(order).taxes.map(toTaxedAmount)
  const earlier: TaxedAmount[] = []
  const compute = (note: OrderDocument) => {
    const parts = divideRefundByTaxRate(order, findRefund(order, note), { paid, earlier })
    return computeTaxes(
      parts.filter(({ amount }) => amount > 0),
      earlier,
    )
  }
  for (const note of order.documents)
    if (note.kind === 'credit_note' && note.number < document.number)
      earlier.push(...(parseContent(note)?.taxes ?? compute(note)).map(toTaxedAmount))
  return compute(document)
}

const toTaxedAmount = ({ gross, vatTenths }: TaxOfRate): TaxedAmount => ({ amount: gross, vatTenths })

function findRefund({ refunds, reference }: Order, { number, refund }: OrderDocument): Refund {
  const found = refunds.find(({ reference: id }) => id === refund)
  if (!found) throw new Error(`Document ${number} of order ${reference} has no refund`)
  return found
}

const sum = (parts: { amount: number }[]) => parts.reduce((total, { amount }) => total + amount, 0)
