/*
 * Scripts of the checkout's widgets, sent by the commerce platform. They run with this
 * page's nonce and the one policy in the checkout's header (Trusted Types); no other page has it.
 */

const unchanged = (input: string) => input
let policy: TrustedRules | undefined

/** The policy of the checkout: its name can be created only once. */
export function trusted(): TrustedRules {
  const rules = { createHTML: unchanged, createScript: unchanged, createScriptURL: unchanged }
  policy ??= window.trustedTypes?.createPolicy('checkout', rules) ?? rules
  return policy
}

/** Runs a script's text. Errors go to the page's error report, not to the caller. */
export function runScript(code: string) {
  const script = nonced(document.createElement('script'))
  script.text = trusted().createScript(code)
  document.head.appendChild(script)
  script.remove()
}

/** Gives a script the page's nonce. */
export function nonced(script: HTMLScriptElement) {
  script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
  return script
}
