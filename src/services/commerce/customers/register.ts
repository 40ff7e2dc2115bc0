import type { Context } from 'hono'
import { addressOf } from '../http/client-address.ts'
import type { CommerceEnv } from '../http/respond.ts'
import { refuseForNow, use, within } from '../limits/limiter.ts'
import { askForConfirmation } from '../newsletter/subscriptions.ts'
import { hashPassword } from './passwords.ts'
import { type Customer, type Details, findCustomer, insertCustomer } from './storage.ts'

type NewDetails = Partial<Details> & Pick<Details, 'email' | 'firstName' | 'lastName'>

/** Makes an account. Null when the address has one, an answer when it was tried too often: the contract tells who is registered, so it does so seldom. */
export async function register(
  c: Context<CommerceEnv>,
  details: NewDetails,
  password: string,
): Promise<Customer | Response | null> {
  const db = c.env.COMMERCE_DB
  const { email } = details
  const wait = await use(c.env, [{ rule: 'registerByAddress', of: addressOf(c) }])
  if (wait !== null) return refuseForNow(c, wait)
  const made = await within(c.env, [{ rule: 'registerByEmail', of: email.toLowerCase() }], async () => {
    const isTaken = await findCustomer(db, email)
    const value = isTaken ? null : await insertCustomer(db, details, await hashPassword(password))
    return { value, counts: false }
  })
  if ('retryAfter' in made) return refuseForNow(c, made.retryAfter)
  if (made.value?.newsletter) await askForConfirmation(c, made.value)
  return made.value
}
