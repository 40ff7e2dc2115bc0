import { type Context, Hono } from 'hono'
import type * as v from 'valibot'
import { requestEmailChange } from '../account/email-changes.ts'
import type { CommerceEnv } from '../env.ts'
import { parseBody } from '../http/body.ts'
import { respond, respondFailure } from '../http/respond.ts'
import { type Outcome, succeed } from '../lib/outcome.ts'
import { requestConfirmation, unsubscribe } from '../newsletter/subscriptions.ts'
import { selectionView } from '../selection/view/view.ts'
import { checkDetails } from './check-details.ts'
import { mergeExtras } from './extras.ts'
import { address, newEmail, update } from './fields.ts'
import { type CustomerShop, needCustomer, switchSession } from './login.ts'
import { type CustomerDetails, type CustomerRecord, loggedInView, updateCustomer } from './storage.ts'

/** Changes to a customer's own data. Only the token identifies the customer. */
export const detailRoutes = new Hono<CommerceEnv>()
  .put('/customer/update', c => respondChanged(c, update))
  .put('/address', c => respondChanged(c, address))
  .put('/email', c => respondChanged(c, newEmail))

type NewDetails = Partial<CustomerDetails> & { newEmail?: string | undefined }

async function respondChanged(c: Context<CommerceEnv>, schema: v.GenericSchema<unknown, NewDetails>) {
  const { shop } = c.var
  const known = await needCustomer(shop)
  if (!known.ok) return respondFailure(c, known)
  const given = await parseBody(c, schema)
  const details = given.ok ? await checkedDetails(shop, known.value, given.value) : given
  const changed = details.ok ? await changeDetails(shop, known.value, details.value) : details
  if (!changed.ok) return respondFailure(c, changed)
  const customer = changed.value
  const answered = await switchSession({ ...shop, customer, loggedIn: loggedInView(customer) }, changed.events)
  return respond(c, answered, ({ answer }) => selectionView(answer))
}

async function checkedDetails(shop: CustomerShop, { country }: CustomerRecord, given: NewDetails) {
  const { countries } = await shop.reference()
  const { place } = await shop.session.load()
  return checkDetails(given, country || (place.country ?? ''), countries)
}

/**
 * Missing fields stay unchanged. A new e-mail address only starts its change: it takes effect when
 * it is confirmed.
 */
async function changeDetails(
  shop: CustomerShop,
  before: CustomerRecord,
  { newEmail: email, ...details }: NewDetails,
): Promise<Outcome<CustomerRecord>> {
  const { db } = shop
  const extras = mergeExtras(before, details)
  if (!extras.ok) return extras
  // Callers send the present address along with other details; alone, it asks to be confirmed.
  const isMoved = email && (Object.keys(details).length === 0 || email.toLowerCase() !== before.email.toLowerCase())
  const moved = isMoved ? await requestEmailChange(shop, before, email) : succeed(null)
  if (!moved.ok) return moved
  const after = await updateCustomer(db, before, { ...details, ...extras.value })
  const mail = details.newsletter === true ? await requestConfirmation(shop, after) : null
  if (details.newsletter === false) await unsubscribe(db, after.email)
  return { ok: true, value: after, events: [...(moved.events ?? []), ...(mail?.events ?? [])] }
}
