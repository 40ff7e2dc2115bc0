import type { CommerceSession } from './client.ts'
import { doneAnswer } from './schema/answers.ts'
import { selectionAnswer } from './schema/selection.ts'

export interface Registration {
  email: string
  password: string
  firstName: string
  lastName: string
  phoneNumber?: string
  address1?: string
  address2?: string
  zipCode?: string
  city?: string
  state?: string
  country?: string
  language?: string
  newsletter?: boolean
}

/**
 * Throws a `CommerceError` with status 406 and an error for the field `password`, both for a wrong
 * password and for an unknown e-mail address.
 */
export const login = ({ call }: CommerceSession, email: string, password: string) =>
  call('POST', `login/${encodeURIComponent(email)}`, selectionAnswer, { password })

export const logout = ({ call }: CommerceSession) => call('POST', 'logout', selectionAnswer)

/**
 * Throws a `CommerceError` with status 409 and an error for the field `email` if the address is
 * already registered.
 */
export const registerCustomer = ({ call }: CommerceSession, data: Registration) =>
  call('POST', 'register', selectionAnswer, data)

/**
 * Mails a link to `linkUri` (a path of the shop without a leading slash) if a customer has this
 * e-mail address. Succeeds for unknown addresses too.
 */
export const requestPasswordReset = ({ call }: CommerceSession, email: string, linkUri: string) =>
  call('POST', `password-reset-email/${encodeURIComponent(email)}`, doneAnswer, { linkUri })

/**
 * Sets a new password and logs in. `i` and `id` come from the mailed link; any error means that the
 * link is invalid.
 */
export const resetPassword = ({ call }: CommerceSession, data: { i: string; id: string; newPassword: string }) =>
  call('POST', 'password-reset', selectionAnswer, data)
