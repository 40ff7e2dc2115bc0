import * as browserNames from '../shared/browser/names.ts'
import { readProperty } from '../shared/browser/untyped.ts'
import { onLoginChange, readLogin, storeLogin } from '../shared/commerce/session/logged-in.ts'
import * as accountNames from '../shared/names/account.ts'

/**
 * Replaces "Log in" by a link to the account for logged-in customers: first from the stored state,
 * then from the early page script's response.
 */
export function showAccount() {
  show()
  // The page may not be parsed completely yet.
  document.addEventListener('DOMContentLoaded', show)
  // After a login on the page that Back comes from.
  addEventListener('pageshow', show)
  onLoginChange(show)
  void window.earlySelection?.then(answer => {
    if (answer) storeLogin(Boolean(readProperty(answer, 'loggedIn')))
  })
}

function show() {
  if (!readLogin()) return
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[${accountNames.address}]`)) {
    link.href = link.getAttribute(accountNames.address) ?? ''
    link.removeAttribute(browserNames.opens)
    const name = link.querySelector('span')
    if (name) name.textContent = link.getAttribute(accountNames.addressName)
  }
}
