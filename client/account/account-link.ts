import { onLoginChange, rememberLogin, storedLogin } from '../commerce/logged-in.ts'

/**
 * Makes "Log in" the way to the account for who is logged in: first as last seen, then as the early
 * page script's answer says.
 */
export function showAccount() {
  show()
  // The page may still be on its way.
  document.addEventListener('DOMContentLoaded', show)
  onLoginChange(show)
  void window.earlySelection?.then(answer => {
    if (typeof answer === 'object' && answer) rememberLogin(Boolean(Reflect.get(answer, 'loggedIn')))
  })
}

function show() {
  if (!storedLogin()) return
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-account]')) {
    const { account = '', accountName = '' } = link.dataset
    link.href = account
    link.removeAttribute('data-opens')
    const name = link.querySelector('span')
    if (name) name.textContent = accountName
  }
}
