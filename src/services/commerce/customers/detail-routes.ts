import { type Context, Hono } from 'hono'
import type * as v from 'valibot'
import type { CommerceEnv } from '../env.ts'
import { parsed } from '../http/body.ts'
import { respond, respondFailure } from '../http/respond.ts'
import { fail, type Outcome } from '../lib/outcome.ts'
import { countUse } from '../limits/limiter.ts'
import { requestConfirmation, unsubscribe } from '../newsletter/subscriptions.ts'
import { selectionView } from '../selection/view.ts'
import { mergeExtras } from './extras.ts'
import { address, newEmail, update } from './fields.ts'
import { type CustomerShop, needCustomer, switched } from './login.ts'
import { type Customer, type Details, loggedInView, updateCustomer } from './storage.ts'

/** Changes to a customer's own data. Only the token identifies the customer. */
export const detailRoutes = new Hono<CommerceEnv>()
  .put('/customer/update', c => respondChanged(c, update))
  .put('/address', c => respondChanged(c, address))
  .put('/email', c => respondChanged(c, newEmail))

type NewDetails = Partial<Details> & { newEmail?: string | undefined }

async function respondChanged(c: Context<CommerceEnv>, schema: v.GenericSchema<unknown, NewDetails>) {
  const { shop } = c.var
  const known = await needCustomer(shop)
  if (!known.ok) return respondFailure(c, known)
  const details = await parsed(c, schema)
  const changed = details.ok ? await changeDetails(shop, known.value, details.value) : details
  if (!changed.ok) return respondFailure(c, changed)
  const customer = changed.value
  const answered = await switched({ ...shop, customer, loggedIn: loggedInView(customer) }, changed.events)
  return respond(c, answered, ({ answer }) => selectionView(answer))
}

/**
 * Missing fields stay unchanged. An e-mail address of another customer is a 409, rate-limited like
 * registration.
 */
async function changeDetails(
  shop: CustomerShop,
  before: Customer,
  { newEmail: email, ...details }: NewDetails,
): Promise<Outcome<Customer>> {
  const { db, limits, address } = shop
  const extras = mergeExtras(before, details)
  if (!extras.ok) return extras
  if (email && email.toLowerCase() !== before.email.toLowerCase()) {
    const limited = await countUse(limits, [{ rule: 'registerByAddress', of: address }])
    if (limited) return limited
  }
  const after = await updateCustomer(db, before, { ...details, ...extras.value, ...(email ? { email } : {}) })
  if (!after) return fail(409, { newEmail: 'already registered' })
  const mail = details.newsletter === true ? await requestConfirmation(shop, after) : null
  if (details.newsletter === false) await unsubscribe(db, after.email)
  return { ok: true, value: after, events: mail?.events ?? [] }
}
