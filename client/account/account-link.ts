import * as browserNames from '../shared/browser/names.ts'
import { readProperty } from '../shared/browser/untyped.ts'
import { onLoginChange, readLogin, storeLogin } from '../shared/commerce/session/logged-in.ts'
import * as accountNames from '../shared/names/account.ts'

/**
 * For logged-in customers, replaces the link "Log in" with a link to the account. At first it uses
 * the login that this browser has stored, then the response to the request that the early page
 * script sent.
 */
export function showAccount() {
  showLink()
  // The page may not be completely parsed yet.
  document.addEventListener('DOMContentLoaded', showLink)
  // The visitor may have logged in on a later page and come back.
  addEventListener('pageshow', showLink)
  onLoginChange(showLink)
  void window.earlySelection?.then(answer => {
    if (answer) storeLogin(Boolean(readProperty(answer, 'loggedIn')))
  })
}

function showLink() {
  if (!readLogin()) return
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[${accountNames.address}]`)) {
    link.href = link.getAttribute(accountNames.address) ?? ''
    link.removeAttribute(browserNames.opens)
    const name = link.querySelector('span')
    if (name) name.textContent = link.getAttribute(accountNames.addressName)
  }
}
