/*
 * Scripts and HTML of the checkout's widgets, sent by the commerce platform. They run with this
 * page's nonce and the one policy in the checkout's header (Trusted Types); no other page has it.
 */

const unchanged = (input: string) => input
let policy: TrustedRules | undefined

/** A policy name can be created only once. */
function trusted(): TrustedRules {
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

/** Sets an element's HTML and runs its scripts in order. */
export function embed(place: HTMLElement, html: string) {
  const template = document.createElement('template')
  template.innerHTML = trusted().createHTML(html)
  for (const script of template.content.querySelectorAll('script')) {
    if (!script.type || /javascript|^module$/.test(script.type)) script.replaceWith(living(script))
  }
  place.replaceChildren(template.content)
}

/** Scripts set by `innerHTML` never run; a new element with the same text does. */
function living(script: HTMLScriptElement) {
  const { type, id, text } = script
  const fresh = nonced(document.createElement('script'))
  Object.assign(fresh, { type, id, async: false })
  const address = script.getAttribute('src')
  if (address === null) fresh.text = trusted().createScript(text)
  else fresh.src = trusted().createScriptURL(new URL(address, location.href).href)
  return fresh
}

function nonced(script: HTMLScriptElement) {
  script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
  return script
}
