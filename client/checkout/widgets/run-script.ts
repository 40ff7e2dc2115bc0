/* Scripts of the checkout's widgets, which the commerce platform sends. They run with this page's
   nonce and the only policy that the checkout's header allows (Trusted Types). No other page has
   it. */

const returnUnchanged = (input: string) => input
let policy: TrustedRules | undefined

/** Returns the policy of the checkout. Its name can be created only once. */
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

/** Gives a script the page's nonce. */
export function addNonce(script: HTMLScriptElement) {
  script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
  return script
}
