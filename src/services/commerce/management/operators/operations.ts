import * as v from 'valibot'
import { parsePriceTable } from '../price-plans/table.ts'
import type { DeskRole, Operator } from './operator.ts'
import {
  categorySubject,
  countSubject,
  itemSubject,
  orderSubject,
  paymentSubject,
  personSubject,
  planSubject,
  pricesSubject,
  productSubject,
  type Subject,
  setupSubject,
  shipmentsSubject,
  voucherSubject,
  withdrawalSubject,
} from './subjects.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Params = Record<string, string>

/** A call of the management interface. */
export interface Operation {
  /** The name in the log and in tokens, such as `orders.ship`. */
  name: string
  method: Method
  /** The path below the management interface, such as `/orders/:number`. */
  path: string
  /** Who may call it. */
  roles: readonly DeskRole[]
  /** What it reads or changes. Operations that change something always have a subject. */
  subject?: (params: Params, body: unknown) => Subject
  /**
   * Whether the log must not store the request, because it names a person whose data is erased, or
   * is a note, which is stored only in the order's history.
   */
  isPrivate?: boolean
}

const everybody: DeskRole[] = ['pack', 'service', 'accounts', 'own']
const goods: DeskRole[] = ['pack', 'service', 'own']
const buyers: DeskRole[] = ['service', 'own']
const stock: DeskRole[] = ['pack', 'own']
const readers: DeskRole[] = ['service', 'accounts', 'own']
const books: DeskRole[] = ['accounts', 'own']
const owners: DeskRole[] = ['own']

const ofOrder = ({ number = '' }: Params) => orderSubject(number)
const ofItem = ({ item = '' }: Params) => itemSubject(item)
const ofProduct = ({ product = '' }: Params) => productSubject(product)
const ofVoucher = ({ voucher = '' }: Params) => voucherSubject(voucher)

const text = v.fallback(v.string(), '')
const newVoucher = v.fallback(v.object({ voucher: text }), { voucher: '' })
const newPlan = v.fallback(v.object({ product: text }), { product: '' })
const priceTable = v.fallback(v.object({ csv: text }), { csv: '' })

const listed = (
  method: Method,
  path: string,
  name: string,
  roles: readonly DeskRole[],
  more: Pick<Operation, 'subject' | 'isPrivate'> = {},
): Operation => ({ name, method, path, roles, ...more })

/**
 * All operations, and who may call them. A call that is not listed is refused for everybody. Tests
 * compare the list with the routes, the interface's description, and the commands.
 */
export const operations: readonly Operation[] = [
  listed('GET', '/today', 'today', everybody),
  listed('GET', '/orders', 'orders.list', everybody),
  // These paths precede `/orders/:number`, which would match them too.
  listed('GET', '/orders/pick', 'orders.pick', goods),
  listed('GET', '/orders/slips.pdf', 'orders.slips', goods),
  listed('GET', '/orders/labels.csv', 'orders.labels', goods),
  listed('GET', '/orders/return-labels.csv', 'orders.returnLabels', goods),
  listed('POST', '/shipments', 'orders.shipFile', goods, { subject: () => shipmentsSubject }),
  listed('GET', '/orders/:number', 'orders.read', everybody, { subject: ofOrder }),
  listed('GET', '/orders/:number/receipt.pdf', 'orders.receipt', readers),
  listed('GET', '/orders/:number/credit-notes/:credit', 'orders.creditNote', readers),
  listed('GET', '/orders/:number/summary.pdf', 'orders.summary', readers),
  listed('POST', '/orders/:number/start', 'orders.start', goods, { subject: ofOrder }),
  listed('POST', '/orders/:number/shipments', 'orders.ship', goods, { subject: ofOrder }),
  listed('PUT', '/orders/:number/shipments/:shipment', 'orders.track', goods, { subject: ofOrder }),
  listed('POST', '/orders/:number/deliveries', 'orders.deliver', goods, { subject: ofOrder }),
  listed('POST', '/orders/:number/cancellation', 'orders.cancel', buyers, { subject: ofOrder }),
  listed('POST', '/orders/:number/returns', 'orders.return', goods, { subject: ofOrder }),
  listed('POST', '/orders/:number/refunds', 'orders.refund', buyers, { subject: ofOrder }),
  listed('POST', '/orders/:number/refunds/:reference/retry', 'orders.retryRefund', buyers, { subject: ofOrder }),
  listed('POST', '/orders/:number/notes', 'orders.note', everybody, { subject: ofOrder, isPrivate: true }),
  listed('PUT', '/orders/:number/delivery-address', 'orders.address', buyers, { subject: ofOrder }),
  listed('PUT', '/orders/:number/email', 'orders.email', buyers, { subject: ofOrder }),
  listed('POST', '/orders/:number/mails', 'orders.mail', buyers, { subject: ofOrder }),
  listed('GET', '/withdrawals', 'withdrawals.list', readers),
  listed('GET', '/withdrawals/due', 'withdrawals.due', readers),
  listed('POST', '/withdrawals/:withdrawal/handled', 'withdrawals.handle', buyers, {
    subject: ({ withdrawal = '' }) => withdrawalSubject(withdrawal),
  }),
  listed('GET', '/payments/refused', 'payments.refused', readers),
  listed('GET', '/payments/unreturned', 'payments.unreturned', readers),
  listed('POST', '/payments/:reference/returned', 'payments.returned', buyers, {
    subject: ({ reference = '' }) => paymentSubject(reference),
  }),
  listed('GET', '/stock', 'stock.list', everybody),
  listed('GET', '/stock/:item/moves', 'stock.moves', everybody, { subject: ofItem }),
  listed('PUT', '/stock/:item', 'stock.set', stock, { subject: ofItem }),
  listed('PATCH', '/stock/:item', 'stock.details', stock, { subject: ofItem }),
  listed('POST', '/stock', 'stock.count', stock, { subject: () => countSubject }),
  listed('PUT', '/prices/:product/:pricelist', 'prices.set', owners, {
    subject: ({ product = '', pricelist = '' }) => pricesSubject(`price ${product} ${pricelist}`, [product]),
  }),
  listed('GET', '/prices/planned', 'prices.planned', readers),
  listed('POST', '/prices/planned', 'prices.plan', owners, {
    subject: (_, body) => pricesSubject('prices', [v.parse(newPlan, body).product]),
  }),
  listed('DELETE', '/prices/planned/:plan', 'prices.cancelPlan', owners, {
    subject: ({ plan = '' }) => planSubject(plan),
  }),
  listed('POST', '/prices', 'prices.import', owners, {
    subject: (_, body) => {
      const { rows } = parsePriceTable(v.parse(priceTable, body).csv)
      return pricesSubject('prices', [...new Set(rows.map(({ product }) => product))])
    },
  }),
  listed('GET', '/products', 'products.list', readers),
  listed('GET', '/products/:product', 'products.read', readers, { subject: ofProduct }),
  listed('PUT', '/products/:product', 'products.save', owners, { subject: ofProduct }),
  listed('GET', '/categories', 'categories.list', readers),
  listed('PUT', '/categories/:category', 'categories.save', owners, {
    subject: ({ category = '' }) => categorySubject(category),
  }),
  listed('GET', '/vouchers', 'vouchers.list', readers),
  listed('POST', '/vouchers', 'vouchers.create', owners, {
    subject: (_, body) => voucherSubject(v.parse(newVoucher, body).voucher),
  }),
  listed('PUT', '/vouchers/:voucher', 'vouchers.save', owners, { subject: ofVoucher }),
  listed('DELETE', '/vouchers/:voucher', 'vouchers.end', owners, { subject: ofVoucher }),
  listed('GET', '/customers', 'customers.list', buyers),
  listed('POST', '/personal-data', 'people.export', buyers, { subject: () => personSubject, isPrivate: true }),
  listed('POST', '/personal-data/erasure', 'people.erase', owners, { subject: () => personSubject, isPrivate: true }),
  listed('GET', '/setup', 'setup.read', owners, { subject: () => setupSubject }),
  listed('PUT', '/setup', 'setup.save', owners, { subject: () => setupSubject }),
  listed('GET', '/documents', 'books.documents', readers),
  listed('GET', '/ledger', 'books.ledger', books),
  listed('GET', '/payouts', 'books.payouts', books),
  listed('GET', '/refunds', 'books.refunds', readers),
  listed('GET', '/audit', 'audit.list', everybody),
]

/** Finds the operation of a call and the parameters in its path; null if it is not listed. */
export function findOperation(method: string, path: string): { operation: Operation; params: Params } | null {
  const parts = path.split('/')
  for (const operation of operations) {
    const pattern = operation.path.split('/')
    const isMatch =
      operation.method === method &&
      pattern.length === parts.length &&
      pattern.every((part, index) => part.startsWith(':') || part === parts[index])
    if (!isMatch) continue
    const params = pattern.flatMap((part, index) =>
      part.startsWith(':') ? [[part.slice(1), decodePart(parts[index] ?? '')] as const] : [],
    )
    return { operation, params: Object.fromEntries(params) }
  }
  return null
}

/** Decodes a part of a path as Hono does, which keeps invalid escapes. */
function decodePart(part: string) {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Whether an operator may call an operation. */
export const mayCall = ({ roles, operations: allowed }: Operator, { name, roles: needed }: Operation) =>
  needed.some(role => roles.includes(role)) && (allowed === null || allowed.includes(name))
