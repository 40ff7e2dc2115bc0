import { addNonce, getWidgetPolicy } from './run-script.ts'

/** Sets an element's HTML and runs its scripts in sequence. */
export function insertWidgetHtml(place: HTMLElement, html: string) {
  const template = document.createElement('template')
  template.innerHTML = getWidgetPolicy().createHTML(html)
  for (const script of template.content.querySelectorAll('script')) {
    if (!script.type || /javascript|^module$/.test(script.type)) script.replaceWith(copyScript(script))
  }
  place.replaceChildren(template.content)
}

/** Copies a script, because browsers do not run scripts that were set by `innerHTML`. */
function copyScript(script: HTMLScriptElement) {
  const { type, id, text } = script
  const fresh = addNonce(document.createElement('script'))
  Object.assign(fresh, { type, id, async: false })
  const address = script.getAttribute('src')
  if (address === null) fresh.text = getWidgetPolicy().createScript(text)
  else fresh.src = getWidgetPolicy().createScriptURL(new URL(address, location.href).href)
  return fresh
}
