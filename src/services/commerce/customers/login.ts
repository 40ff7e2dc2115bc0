import type { Context } from 'hono'
import { answerSelection, type CommerceEnv, loadSelection, refuse } from '../http/respond.ts'
import { randomId } from '../lib/ids.ts'
import { freshSelection, type SelectionState } from '../selection/state.ts'
import { customerSession } from '../session.ts'
import { beginSession } from './sessions.ts'
import type { Customer } from './storage.ts'

type Ctx = Context<CommerceEnv>

/**
 * Logs a customer in: a new token, the old one is nobody's from now on, and what the visitor had in the bag is added to the customer's.
 * Interrupted anywhere it can be repeated and loses nothing: the visitor's bag is let go last. False when the password was changed meanwhile.
 */
export async function logIn(c: Ctx, customer: Customer): Promise<boolean> {
  // A purchase that was completed without the selection hearing of it is not carried along.
  const seen = await loadSelection(c)
  const begun = await beginSession(c.env, customer)
  if (!begun) return false
  const visitor = c.var.session
  const guest = (await visitor.end()) ?? placeOnly(seen)
  const fresh = { ...freshSelection(randomId(), guest.place), language: guest.language }
  c.set(
    'session',
    customerSession(c.env, begun, customer, async () => fresh),
  )
  await loadSelection(c)
  await c.var.session.change({ type: 'merge', guest: withName(guest, customer) })
  await visitor.forget()
  return true
}

/** Logs in and answers the selection, or that the password is wrong. */
export async function answerLogin(c: Ctx, customer: Customer) {
  if (!(await logIn(c, customer))) return refuse(c, 406, { password: 'incorrect' })
  return answerSelection(c, await loadSelection(c))
}

/** Of a session that has no bag to give: where it was, and its language. */
const placeOnly = ({ place, language }: SelectionState) => ({ ...freshSelection(randomId(), place), language })

/** The customer's own address where nothing was typed; street and town only in the country it is in. */
function withName(guest: SelectionState, customer: Customer): SelectionState {
  const { email, firstName, lastName, phoneNumber, address1, address2, zipCode, city, country } = customer
  const local = country === guest.place.country ? { address1, address2, zipCode, city } : {}
  const own = Object.entries({ email, firstName, lastName, phoneNumber, ...local }).filter(([, text]) => text)
  const typed = Object.entries(guest.fields.address).filter(([, text]) => text)
  return { ...guest, fields: { ...guest.fields, address: Object.fromEntries([...own, ...typed]) } }
}

/** The customer who is logged in; the answer for anyone else. */
export async function needCustomer(c: Ctx): Promise<{ customer: Customer } | { refusal: Response }> {
  const { customer } = c.var.session
  if (customer) return { customer }
  // A token that is over is replaced, also in this answer.
  await c.var.session.load()
  return { refusal: refuse(c, 403, { accessRight: 'denied' }) }
}
