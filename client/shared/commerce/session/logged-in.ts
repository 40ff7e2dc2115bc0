import { readStored, write } from '../../browser/storage.ts'

/** Event on `document` whenever the login state is updated. */
const changed = 'login:changed'

/** Whether a response is a customer's: the platform sends an e-mail address only for customers. */
export const isLoggedIn = (answer: { loggedIn?: { email: string } | null }) => Boolean(answer.loggedIn?.email)

/** Stores the state for the next page, which shows it before its first request. */
export function storeLogin(loggedIn: boolean) {
  if (loggedIn === storedLogin()) return
  write('loggedIn', loggedIn ? 'true' : null)
  document.dispatchEvent(new Event(changed))
}

/** The stored state. */
export const storedLogin = () => readStored('loggedIn') === 'true'

export const onLoginChange = (callback: () => void) => document.addEventListener(changed, callback)
