import type { Context } from 'hono'
import type * as v from 'valibot'
import { parseBody } from '../../../http/body.ts'
import { randomId } from '../../../lib/ids.ts'
import { readMerchant } from '../../../lib/merchant.ts'
import { fail, type PlainOutcome } from '../../../lib/outcome.ts'
import { type ChangeEntry, changeOrder, type Decision } from '../../../orders/change.ts'
import { findOrder, type Order } from '../../../orders/storage.ts'
import { loadOrderNames, type OrderNames } from '../../../orders/translated/names.ts'
import type { RefundOccasion } from '../../../refunds/request.ts'
import { type ManagementEnv, readOperator, refuseManagement } from '../../http.ts'
import { checkServiceLimit, parseServiceLimits } from '../../operators/service-limit.ts'
import { managedView } from '../view.ts'
import { packingView } from './packing-view.ts'

/** The context of a route with an order's number in its path. */
export type OrderContext = Context<ManagementEnv, '/orders/:number'>

/** Loads the names of products, countries and so on in orders. Default: operator's language. */
export const loadNamesFor = (c: Context<ManagementEnv>, orders: Order[], language = readMerchant(c.env).language) =>
  loadOrderNames(c.env.COMMERCE_DB, orders, language, c.var.paymentMethods)

/** Parses the request's body, changes the order, and responds with the order. */
export async function changeManagedOrder<T extends v.GenericSchema>(
  c: OrderContext,
  action: ChangeEntry['change'],
  schema: T,
  decide: (order: Order, fields: v.InferOutput<T>, occasion: RefundOccasion) => PlainOutcome<Decision>,
) {
  const body = await parseBody(c, schema)
  if (!body.ok) return refuseManagement(c, body)
  return respondChange(c, action, (order, occasion) => decide(order, body.value, occasion))
}

/** Changes the order, responds with it, and afterwards sends its mails and requests its refunds. */
export async function respondChange(
  c: OrderContext,
  action: ChangeEntry['change'],
  decide: (order: Order, occasion: RefundOccasion) => PlainOutcome<Decision>,
) {
  const id = { number: parseOrderNumber(c.req.param('number')) }
  const occasion = { reference: randomId(), now: new Date() }
  const entry = { change: action, key: createKey(c), actor: readOperator(c), now: occasion.now }
  const limits = parseServiceLimits(c.env.SERVICE_REFUND_LIMIT)
  const changed = await changeOrder(c.var.db, id, entry, order =>
    checkServiceLimit(c.var.operator, limits, order, decide(order, occasion)),
  )
  if (!changed.ok) return refuseManagement(c, changed)
  const refund = { kind: 'refund' as const, order: changed.value.reference }
  for (const event of [...(changed.events ?? []), refund]) c.executionCtx.waitUntil(c.var.perform(event))
  return c.json({ order: createView(c, changed.value, await loadNamesFor(c, [changed.value])) }, 201)
}

/**
 * Creates the view of an order that the operator may see. Packers see neither amounts nor contact
 * details.
 */
export function createView(c: Context<ManagementEnv>, order: Order, names: OrderNames) {
  const view = managedView(order, names)
  return isPackerOnly(c) ? packingView(view) : view
}

/** Whether `pack` is the operator's only role. */
export const isPackerOnly = (c: Context<ManagementEnv>) => c.var.operator.roles.every(role => role === 'pack')

/** Finds the order whose number is in the path. */
export const findManagedOrder = (c: OrderContext) =>
  findOrder(c.var.db, { number: parseOrderNumber(c.req.param('number')) })

export const orderNotFound = fail(404, { order: 'not found' })

/**
 * Creates the key of a change from `Idempotency-Key`, or else a random one. No other changes have
 * keys that begin with `operator`.
 */
export const createKey = (c: Context<ManagementEnv>) =>
  `operator ${c.req.header('idempotency-key')?.slice(0, 100) || randomId()}`

/** Parses a number in a path. Returns 0 if it is invalid; nothing has the number 0. */
export const parseOrderNumber = (text: string) => (/^\d{1,12}$/.test(text) ? Number(text) : 0)
