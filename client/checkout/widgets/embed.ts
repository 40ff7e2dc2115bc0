/*
 * Scripts and HTML that the commerce platform sends for the checkout's widgets. They run by this
 * page's nonce and through the one policy that the checkout's header names (Trusted Types); no
 * other page has it.
 */

const unchanged = (input: string) => input
let policy: TrustedRules | undefined

/** A policy's name is good for one. */
function trusted(): TrustedRules {
  const rules = { createHTML: unchanged, createScript: unchanged, createScriptURL: unchanged }
  policy ??= window.trustedTypes?.createPolicy('checkout', rules) ?? rules
  return policy
}

/** Runs a script's text, now. What it throws goes to the page's error report, not to the caller. */
export function runScript(code: string) {
  const script = nonced(document.createElement('script'))
  script.text = trusted().createScript(code)
  document.head.appendChild(script)
  script.remove()
}

/** Fills a place with HTML, whose scripts run in their order. */
export function embed(place: HTMLElement, html: string) {
  const template = document.createElement('template')
  template.innerHTML = trusted().createHTML(html)
  for (const script of template.content.querySelectorAll('script')) {
    if (!script.type || /javascript|^module$/.test(script.type)) script.replaceWith(living(script))
  }
  place.replaceChildren(template.content)
}

/** A script that came by `innerHTML` never runs; a new one of the same text does. */
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
