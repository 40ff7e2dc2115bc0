import { read, write } from '../../browser/storage.ts'

/** Said on `document` whenever it is known anew whether someone is logged in. */
const changed = 'login:changed'

/** Whether an answer is a customer's. The platform sends an address with every one of theirs. */
export const isLoggedIn = (answer: { loggedIn?: { email: string } | null }) => Boolean(answer.loggedIn?.email)

/** Keeps it for the next page, which shows it before it has asked. */
export function rememberLogin(loggedIn: boolean) {
  if (loggedIn === storedLogin()) return
  write('loggedIn', loggedIn ? 'true' : null)
  document.dispatchEvent(new Event(changed))
}

/** As last seen. */
export const storedLogin = () => read('loggedIn') === 'true'

export const onLoginChange = (callback: () => void) => document.addEventListener(changed, callback)
