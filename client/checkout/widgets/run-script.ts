/* Runs the scripts of the checkout's widgets, which the commerce platform sends. They need the
   page's nonce and a Trusted Types policy, which only the checkout's `Content-Security-Policy`
   header allows. */

const returnUnchanged = (input: string) => input
let policy: TrustedRules | undefined

/**
 * Returns the checkout's Trusted Types policy. It is created only once, because browsers refuse a
 * second policy with the same name.
 */
export function getWidgetPolicy(): TrustedRules {
  const rules = { createHTML: returnUnchanged, createScript: returnUnchanged, createScriptURL: returnUnchanged }
  policy ??= window.trustedTypes?.createPolicy('checkout', rules) ?? rules
  return policy
}

/** Runs a script's text. Its errors go to the page's error report, not to the caller. */
export function runScript(code: string) {
  const script = addNonce(document.createElement('script'))
  script.text = getWidgetPolicy().createScript(code)
  document.head.appendChild(script)
  script.remove()
}

/** Gives a script the nonce of the page's security policy. */
export function addNonce(script: HTMLScriptElement) {
  script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
  return script
}
