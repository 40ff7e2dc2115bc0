import * as frameNames from './names.ts'

/** Delay after the last keystroke, in ms. */
const debounceMs = 200
/** Minimum length of a search term, in characters. */
const minLength = 2

/**
 * Shows popular searches in the header's search drawer, and suggestions while the visitor types.
 * Importing the module is enough. The search form and the search page work without this module.
 */
function suggest() {
  const input = document.querySelector<HTMLInputElement>(`[${frameNames.suggestions}]`)
  const drawer = input?.closest('dialog')
  const place = document.getElementById(frameNames.suggestionsId)
  const status = document.getElementById(frameNames.suggestionsStatusId)
  if (!input || !drawer || !place || !status) return
  let timer: ReturnType<typeof setTimeout> | undefined
  let pendingRequest: XMLHttpRequest | undefined

  const address = input.getAttribute(frameNames.suggestions) ?? ''

  function show(answer?: Document | null) {
    place?.replaceChildren(...(answer?.querySelectorAll('ul, .link') ?? []))
    place?.removeAttribute('aria-busy')
    if (status) status.textContent = answer?.querySelector('p')?.textContent ?? ''
  }

  const onInput = () => {
    clearTimeout(timer)
    pendingRequest?.abort()
    const term = input.value.trim()
    if (term.length < minLength) return show()
    place.setAttribute('aria-busy', 'true')
    timer = setTimeout(() => {
      pendingRequest = fetchFragment(`${address}?q=${encodeURIComponent(term)}`, show)
    }, debounceMs)
  }
  input.addEventListener('input', onInput)
  // The visitor may have typed before this script was loaded.
  if (input.value) onInput()
  fetchFragment(address, answer => {
    const popular = answer?.querySelector('nav')
    if (popular) place.insertAdjacentElement('afterend', popular)
  })

  // Arrow keys move through the links as in a list; Tab works as usual. Without this code, Escape
  // would only clear the text of the search field.
  drawer.addEventListener('keydown', event => {
    if (event.key === 'Escape') drawer.hidePopover()
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const stops = [input, ...drawer.querySelectorAll<HTMLElement>('.suggestions a, .popular-searches a')]
    const at = stops.findIndex(stop => stop.matches(':focus'))
    const next = step && at >= 0 ? stops[at + step] : undefined
    if (!next) return
    event.preventDefault()
    next.focus()
  })
}

/**
 * Fetches an HTML fragment and calls back with it, or with null on failure. It is parsed as a
 * document, because Trusted Types forbid HTML strings; its scripts do not run.
 */
function fetchFragment(address: string, callback: (answer: Document | null) => void) {
  const pendingRequest = new XMLHttpRequest()
  pendingRequest.responseType = 'document'
  pendingRequest.open('GET', address)
  pendingRequest.addEventListener('load', () =>
    callback(pendingRequest.status === 200 ? pendingRequest.responseXML : null),
  )
  pendingRequest.addEventListener('error', () => callback(null))
  pendingRequest.send()
  return pendingRequest
}

suggest()
