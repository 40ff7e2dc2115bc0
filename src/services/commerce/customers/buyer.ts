import type { Context } from 'hono'
import type * as v from 'valibot'
import { type CommerceEnv, loadLanguage, refuse } from '../http/respond.ts'
import type { paymentData } from '../selection/checkout-fields.ts'
import type { AddressTexts } from '../selection/state.ts'
import { logIn } from './login.ts'
import { newPasswordError } from './new-passwords.ts'
import { register } from './register.ts'

/**
 * Makes an account of a billing address that was checked, and logs its customer in: the token changes, and the bag goes along (checkout-api,
 * §3.10). The answer when it cannot be; null when it was done.
 */
export async function registerBuyer(
  c: Context<CommerceEnv>,
  texts: AddressTexts,
  { address, consents }: v.InferOutput<typeof paymentData>,
): Promise<Response | null> {
  if (c.var.session.token === null) return refuse(c, 403, { accessRight: 'denied' })
  const password = address?.password
  const problem = newPasswordError(password)
  if (problem !== null || !password) return refuse(c, 406, { 'address.password': problem ?? 'not valid' })
  const {
    email = '',
    firstName = '',
    lastName = '',
    address1,
    address2,
    zipCode,
    city,
    state,
    country,
    phoneNumber,
  } = texts
  const given = { address1, address2, zipCode, city, state, country, phoneNumber }
  const details = Object.fromEntries(Object.entries(given).filter(([, text]) => text))
  const language = await loadLanguage(c)
  const wishes = { language, newsletter: address?.newsletter ?? false, ...(consents ? { consents } : {}) }
  const customer = await register(c, { ...details, ...wishes, email, firstName, lastName }, password)
  if (customer instanceof Response) return customer
  if (!customer) return refuse(c, 409, { 'address.email': 'already registered' })
  return (await logIn(c, customer)) ? null : refuse(c, 406, { 'address.password': 'incorrect' })
}
