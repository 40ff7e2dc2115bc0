import { readStored, writeStored } from '../../browser/storage.ts'

/** The event that `document` receives after every update of the login state. */
const changed = 'login:changed'

/**
 * Whether the session belongs to a customer: the platform sends an e-mail address only for
 * customers.
 */
export const isLoggedIn = (answer: { loggedIn?: { email: string } | null }) => Boolean(answer.loggedIn?.email)

/** Stores the login state for the next page, which shows it before its first request. */
export function storeLogin(loggedIn: boolean) {
  if (loggedIn === readLogin()) return
  writeStored('loggedIn', loggedIn ? 'true' : null)
  document.dispatchEvent(new Event(changed))
}

/** The stored login state. */
export const readLogin = () => readStored('loggedIn') === 'true'

export const onLoginChange = (callback: () => void) => document.addEventListener(changed, callback)
