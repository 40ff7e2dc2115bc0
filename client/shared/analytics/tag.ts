import { readStored, write } from '../browser/storage.ts'
import * as analyticsNames from './names.ts'

/** Pages with a secret address or account data: third-party scripts must not run there. */
const closed = /^(\/[a-z]{2})?\/(order|account|newsletter|withdraw)(\/|$)/

/**
 * Loads the merchant's tag manager at this address, if the visitor agreed with the footer's
 * checkbox, which is remembered. With Global Privacy Control the checkbox is not even shown.
 */
export function offerTag(tag: string) {
  const box = document.querySelector<HTMLInputElement>(`[${analyticsNames.tagConsent}]`)
  if (Reflect.get(navigator, 'globalPrivacyControl') === true) return
  const agreed = readStored('checkbox:statistics') === 'true'
  if (agreed) load(tag)
  if (!box) return
  box.checked = agreed
  box.closest<HTMLElement>('[hidden]')?.removeAttribute('hidden')
  box.addEventListener('change', () => {
    write('checkbox:statistics', box.checked ? 'true' : null)
    // A running script cannot be removed, so the page is reloaded without it.
    if (box.checked) load(tag)
    else location.reload()
  })
}

let loaded = false

function load(address: string) {
  if (loaded || closed.test(location.pathname)) return
  loaded = true
  const script = document.createElement('script')
  const rules = { createScriptURL: () => address }
  try {
    script.src = (window.trustedTypes?.createPolicy('tag', rules) ?? rules).createScriptURL(address)
  } catch (error) {
    return console.info('The tag may not be loaded.', error)
  }
  script.async = true
  script.onerror = () => console.info('The tag did not load.')
  document.head.appendChild(script)
}
