import { type Context, Hono } from 'hono'
import { formatPickupPoint } from '#client/shared/commerce/address-lines.ts'
import { arrivalView } from '../delivery/arrival.ts'
import type { CommerceEnv } from '../env.ts'
import { respond } from '../http/respond.ts'
import { fail, type Outcome, succeed } from '../lib/outcome.ts'
import { parseTaxNumbers } from '../orders/facts.ts'
import { findOrder, type Order, type OrderDocument } from '../orders/storage.ts'
import { mayShowAll, timeView } from '../orders/view.ts'
import { createDocumentContent } from './content.ts'
import { parsePurchase } from './sold.ts'
import { taxesView } from './taxes.ts'

/** A receipt or credit note in the wire's format. */
function documentView(order: Order, document: OrderDocument) {
  const { lines, taxes, reason, ...sums } = createDocumentContent(order, document)
  const { currency, paymentMethodName, shippingMethodName, buyerReference, taxNote, ...purchase } = parsePurchase(order)
  const receipt = order.documents.find(({ kind }) => kind === 'receipt')
  return {
    ...identityView(document),
    seller: document.seller,
    language: order.snapshot.language,
    order: String(order.number),
    orderDate: timeView(order.created),
    /** The receipt that a credit note refers to. */
    receipt: document.kind === 'credit_note' && receipt ? identityView(receipt) : null,
    reason,
    address: order.snapshot.purchase.address,
    buyerReference,
    currency,
    paymentMethodName,
    shippingMethodName,
    /** The days of arrival that the shop stated when the order was placed. */
    delivery: arrivalView(order.snapshot.arrival, order.snapshot.language),
    /** The pick-up point; its texts are empty if the goods go to the buyer's address. */
    pickupPoint: formatPickupPoint(purchase.deliveryDetails.pickupLocation, purchase.shippingAddress),
    lines: lines.map(({ item, name, quantity, vatTenths, price, discount, amount }) => ({
      item,
      name,
      quantity,
      taxPercent: vatTenths / 10,
      priceEachAsNumber: price === null ? null : price / 100,
      discountAsNumber: discount === null ? null : discount / 100,
      totalPriceAsNumber: amount / 100,
    })),
    shippingAsNumber: sums.shipping / 100,
    otherAsNumber: sums.other / 100,
    taxDeductedAsNumber: sums.taxDeducted / 100,
    /** Says which tax is included or deducted, and what the recipient pays on arrival. */
    taxNote: document.kind === 'receipt' ? taxNote : { text: '' },
    /** The seller's tax numbers; empty unless tax was charged outside the VAT area. */
    taxNumbers: parseTaxNumbers(order),
    totalAsNumber: sums.total / 100,
    taxes: taxesView(taxes),
  }
}

const identityView = ({ number, kind, issued }: OrderDocument) => ({
  number: String(number),
  kind,
  date: timeView(issued),
})

/**
 * Routes with the content of an order's receipt and credit notes. They need the order's reference
 * and, if the order is not recent, the key from a mailed link.
 */
export const documentRoutes = new Hono<CommerceEnv>()
  .get('/order-status/:reference/receipt', async c =>
    respond(c, await findView(c, c.req.param('reference'), isReceipt), answer => answer),
  )
  .get('/order-status/:reference/credit-notes/:number', async c => {
    const { reference, number } = c.req.param()
    const isNote = ({ kind, number: noteNumber }: OrderDocument) =>
      kind === 'credit_note' && String(noteNumber) === number
    return respond(c, await findView(c, reference, isNote), answer => answer)
  })

const isReceipt = ({ kind }: OrderDocument) => kind === 'receipt'

/** Finds a document. Fails after the link has expired, because documents show the buyer's name. */
async function findView(c: Context<CommerceEnv>, reference: string, isRequested: (document: OrderDocument) => boolean) {
  const order = await findOrder(c.env.COMMERCE_DB, { reference })
  const document =
    order && (await mayShowAll(c.env, order, c.req.query(), c.var.shop.now))
      ? order.documents.find(isRequested)
      : undefined
  const answer: Outcome<{ document: ReturnType<typeof documentView> }> =
    order && document ? succeed({ document: documentView(order, document) }) : fail(404, { document: 'not found' })
  return answer
}
