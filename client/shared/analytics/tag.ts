import { readStored, writeStored } from '../browser/storage.ts'
import * as analyticsNames from './names.ts'

/** Pages with a secret address or account data, on which third-party scripts must not run. */
const privatePages = /^(\/[a-z]{2})?\/(order|account|newsletter|withdraw)(\/|$)/

/**
 * Loads the tag manager's script from the address `tag` if the visitor ticked the consent checkbox
 * in the footer. The choice is stored. With Global Privacy Control, the checkbox is not shown and
 * nothing is loaded.
 */
export function offerTagManager(tag: string) {
  const box = document.querySelector<HTMLInputElement>(`[${analyticsNames.tagConsent}]`)
  if (Reflect.get(navigator, 'globalPrivacyControl') === true) return
  const agreed = readStored('checkbox:statistics') === 'true'
  if (agreed) loadTagManager(tag)
  if (!box) return
  box.checked = agreed
  box.closest<HTMLElement>('[hidden]')?.removeAttribute('hidden')
  box.addEventListener('change', () => {
    writeStored('checkbox:statistics', box.checked ? 'true' : null)
    // A running script cannot be removed, so withdrawing consent reloads the page without it.
    if (box.checked) loadTagManager(tag)
    else location.reload()
  })
}

let loaded = false

function loadTagManager(address: string) {
  if (loaded || privatePages.test(location.pathname)) return
  loaded = true
  const script = document.createElement('script')
  const rules = { createScriptURL: () => address }
  try {
    script.src = (window.trustedTypes?.createPolicy('tag', rules) ?? rules).createScriptURL(address)
  } catch (error) {
    return console.info('The tag manager is blocked on this page.', error)
  }
  script.async = true
  script.onerror = () => console.info('The tag manager did not load.')
  document.head.appendChild(script)
}
