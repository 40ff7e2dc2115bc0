import * as apiPaths from '../api-paths.ts'

/* Offers complete addresses while the shopper types in a street field. Only shops with an address
   provider load this script. It imports no large modules, because the build would move them into
   files that it shares with other scripts. Without suggestions, the field and the browser's
   autofill work as usual. */

/** Delay in ms after the last keystroke before suggestions are requested. */
const debounceMs = 250
/** Minimum length of the text to look up. Shorter texts match too many addresses. */
const minLength = 3

type Values = Record<'address1' | 'zipCode' | 'city', string>

const list = document.createElement('datalist')
list.id = 'complete-address'

/** The suggested field values, by the text of their `<option>`. */
let suggestions = new Map<string, Values>()
let timer: ReturnType<typeof setTimeout> | undefined
let request: AbortController | undefined

document.addEventListener('focusin', ({ target }) => {
  if (isStreet(target)) showSuggestions([])
})

document.addEventListener('input', ({ target }) => {
  if (!isStreet(target)) return
  // This script may run before the body exists.
  if (!list.isConnected) document.body.appendChild(list)
  target.setAttribute('list', list.id)
  clearTimeout(timer)
  request?.abort()
  const chosen = suggestions.get(target.value)
  const text = target.value.trim()
  if (chosen) fill(target, chosen)
  else if (text.length < minLength) showSuggestions([])
  else
    timer = setTimeout(
      () => fetchSuggestions(target, text).then(showSuggestions, () => showSuggestions([])),
      debounceMs,
    )
})

const isStreet = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.name.endsWith('.address1')

/** Another field of the same address, such as `shipping.city` for `shipping.address1`. */
const findSibling = ({ form, name }: HTMLInputElement, field: string) =>
  form?.elements.namedItem(name.replace('address1', field))

function fill(street: HTMLInputElement, values: Values) {
  showSuggestions([])
  for (const [name, value] of Object.entries(values)) {
    const field = findSibling(street, name)
    if (!(field instanceof HTMLInputElement)) continue
    field.value = value
    // This event makes the form remove the field's error.
    if (field !== street) field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

async function fetchSuggestions(street: HTMLInputElement, text: string): Promise<Suggestion[]> {
  request = new AbortController()
  const country = findSibling(street, 'country')
  const response = await fetch(apiPaths.addresses, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ text, country: country instanceof HTMLSelectElement ? country.value : '' }),
    signal: request.signal,
  })
  const answer: unknown = await response.json()
  const found = typeof answer === 'object' && answer && 'addresses' in answer ? answer.addresses : []
  return Array.isArray(found) ? found.filter(isSuggestion) : []
}

type Suggestion = Values & { text: string }

const isSuggestion = (one: unknown): one is Suggestion =>
  typeof one === 'object' &&
  one !== null &&
  ['text', 'address1', 'zipCode', 'city'].every(name => typeof Reflect.get(one, name) === 'string')

function showSuggestions(found: Suggestion[]) {
  suggestions = new Map(found.map(({ text, address1, zipCode, city }) => [text, { address1, zipCode, city }]))
  list.replaceChildren(...[...suggestions.keys()].map(text => new Option(text, text)))
}
