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
import { address, detailUpdate, newEmail } from './fields.ts'
import { type CustomerShop, requireCustomer, switchSession } from './login.ts'
import { type CustomerDetails, type CustomerRecord, loggedInView, updateCustomer } from './storage.ts'

/** Routes by which customers change their own data. The token identifies the customer. */
export const detailRoutes = new Hono<CommerceEnv>()
  .put('/customer/update', c => respondChanged(c, detailUpdate))
  .put('/address', c => respondChanged(c, address))
  .put('/email', c => respondChanged(c, newEmail))

type NewDetails = Partial<CustomerDetails> & { newEmail?: string | undefined }

async function respondChanged(c: Context<CommerceEnv>, schema: v.GenericSchema<unknown, NewDetails>) {
  const { shop } = c.var
  const current = await requireCustomer(shop)
  if (!current.ok) return respondFailure(c, current)
  const body = await parseBody(c, schema)
  const details = body.ok ? await checkNewDetails(shop, current.value, body.value) : body
  const changed = details.ok ? await changeDetails(shop, current.value, details.value) : details
  if (!changed.ok) return respondFailure(c, changed)
  const customer = changed.value
  const answered = await switchSession({ ...shop, customer, loggedIn: loggedInView(customer) }, changed.events)
  return respond(c, answered, ({ answer }) => selectionView(answer))
}

async function checkNewDetails(shop: CustomerShop, { country }: CustomerRecord, details: NewDetails) {
  const { countries } = await shop.reference()
  const { place } = await shop.session.load()
  return checkDetails(details, country || (place.country ?? ''), countries)
}

/**
 * Changes a customer's details. Missing fields stay unchanged. A new e-mail address is only used
 * after the customer has confirmed it by following a mailed link.
 */
async function changeDetails(
  shop: CustomerShop,
  before: CustomerRecord,
  { newEmail: email, ...details }: NewDetails,
): Promise<Outcome<CustomerRecord>> {
  const { db } = shop
  const extras = mergeExtras(before, details)
  if (!extras.ok) return extras
  // Callers always send the current e-mail address along with other details; that is not a request
  // to change it. If they send it alone, the customer wants a link that confirms it.
  const isEmailRequested =
    email && (Object.keys(details).length === 0 || email.toLowerCase() !== before.email.toLowerCase())
  const emailChange = isEmailRequested ? await requestEmailChange(shop, before, email) : succeed(null)
  if (!emailChange.ok) return emailChange
  const after = await updateCustomer(db, before, { ...details, ...extras.value })
  const mail = details.newsletter === true ? await requestConfirmation(shop, after) : null
  if (details.newsletter === false) await unsubscribe(db, after.email)
  return { ok: true, value: after, events: [...(emailChange.events ?? []), ...(mail?.events ?? [])] }
}
