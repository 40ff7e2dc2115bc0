import * as frameNames from './names.ts'

/** Debounce time of typing, in ms. */
const pause = 200
/** Shorter texts are not searched. */
const minLength = 2

/**
 * Runs once it is imported: shows popular searches in the header's search, and suggestions while
 * the visitor types. The form and its page work without this.
 */
function suggest() {
  const input = document.querySelector<HTMLInputElement>(`[${frameNames.suggestions}]`)
  const drawer = input?.closest('dialog')
  const place = document.getElementById(frameNames.suggestionsId)
  const status = document.getElementById(frameNames.suggestionsStatusId)
  if (!input || !drawer || !place || !status) return
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking: XMLHttpRequest | undefined

  const address = input.getAttribute(frameNames.suggestions) ?? ''

  function show(answer?: Document | null) {
    place?.replaceChildren(...(answer?.querySelectorAll('ul, .link') ?? []))
    place?.removeAttribute('aria-busy')
    if (status) status.textContent = answer?.querySelector('p')?.textContent ?? ''
  }

  const onInput = () => {
    clearTimeout(timer)
    asking?.abort()
    const term = input.value.trim()
    if (term.length < minLength) return show()
    place.setAttribute('aria-busy', 'true')
    timer = setTimeout(() => {
      asking = ask(`${address}?q=${encodeURIComponent(term)}`, show)
    }, pause)
  }
  input.addEventListener('input', onInput)
  // Typed before this was loaded.
  if (input.value) onInput()
  ask(address, answer => {
    const popular = answer?.querySelector('nav')
    if (popular) place.insertAdjacentElement('afterend', popular)
  })

  // Arrow keys move through the links like through a list; Tab works as usual.
  drawer.addEventListener('keydown', event => {
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
 * Calls back with a part of a page; with null when there is none. It is parsed as a document:
 * Trusted Types forbid HTML strings, and its scripts do not run.
 */
function ask(address: string, answered: (answer: Document | null) => void) {
  const asking = new XMLHttpRequest()
  asking.responseType = 'document'
  asking.open('GET', address)
  asking.addEventListener('load', () => answered(asking.status === 200 ? asking.responseXML : null))
  asking.addEventListener('error', () => answered(null))
  asking.send()
  return asking
}

suggest()
