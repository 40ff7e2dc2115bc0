import { mayRefund } from '#src/desk/money/screen.ts'
import { isOrderChange, mayChangeOrder } from '#src/desk/order/rights.ts'
import { mayChangeStock } from '#src/desk/stock/stock.ts'
import { operations } from '#src/services/commerce/management/operators/operations.ts'
import type { DeskRole } from '#src/shared/edge/operator.ts'

/** The operation that each form calls. The key is the form's screen, followed by its change. */
const formOperations: Record<string, string> = {
  'orders pack': 'orders.pick',
  'orders slips': 'orders.slips',
  'orders labels': 'orders.labels',
  'orders start': 'orders.start',
  'orders/n start': 'orders.start',
  'orders/n ship': 'orders.ship',
  'orders/n track': 'orders.track',
  'orders/n deliver': 'orders.deliver',
  'orders/n return': 'orders.return',
  'orders/n note': 'orders.note',
  'orders/n preview': 'orders.refund',
  'orders/n refund': 'orders.refund',
  'orders/n retry': 'orders.retryRefund',
  'orders/n cancel': 'orders.cancel',
  'orders/n address': 'orders.address',
  'orders/n email': 'orders.email',
  'orders/n resend': 'orders.mail',
  // Scans read the pick list, and change nothing.
  'pack scan': 'orders.pick',
  'pack send': 'orders.ship',
  'pack check': 'orders.shipFile',
  'pack apply': 'orders.shipFile',
  'stock count': 'stock.count',
  'stock/item count': 'stock.set',
  'stock/item change': 'stock.set',
  'stock/item details': 'stock.details',
  'stock-file check': 'stock.count',
  'stock-file apply': 'stock.count',
  'money retry': 'orders.retryRefund',
  'money handled': 'withdrawals.handle',
  'money returned': 'payments.returned',
}

export const deskForms = Object.keys(formOperations)

/** Whether commerce allows a role to do what a form does. */
export function mayDo(role: DeskRole, form: string): boolean {
  const operation = operations.find(({ name }) => name === formOperations[form])
  if (!operation) throw new Error(`The form “${form}” has no operation in this test’s table`)
  return operation.roles.includes(role)
}

/**
 * Whether the desk's own rule shows a role this form for an order, for stock or for money. The rule
 * is tested directly, because pages do not prove it: they also leave out forms for actions that
 * commerce does not offer, and the opened orders do not have all forms. Null for other forms, which
 * have no rule.
 */
export function mayShow(role: DeskRole, form: string): boolean | null {
  const operator = { token: '', id: '', name: '', roles: [role] }
  const [screen = '', change = ''] = form.split(' ')
  if (screen === 'orders/n' && isOrderChange(change)) return mayChangeOrder(operator, change)
  if (screen.startsWith('stock')) return mayChangeStock(operator)
  return screen === 'money' ? mayRefund(operator) : null
}
