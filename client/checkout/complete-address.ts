import * as apiPaths from '../api-paths.ts'

/*
 * The checkout's street fields offer addresses while one is typed. The page has this script only
 * where the shop has a provider of them, so it imports nothing that would make others larger.
 * Without an answer a field is as it was; the browser's own autofill stays.
 */

/** How long typing rests before it is asked. */
const debounceMs = 250
/** Shorter texts mean too many. */
const minLength = 3

type Values = Record<'address1' | 'zipCode' | 'city', string>

const list = document.createElement('datalist')
list.id = 'complete-address'

/** What is offered, by the text of its option: the values of these fields. */
let offered = new Map<string, Values>()
let timer: ReturnType<typeof setTimeout> | undefined
let asking: AbortController | undefined

document.addEventListener('focusin', ({ target }) => {
  if (isStreet(target)) offer([])
})

document.addEventListener('input', ({ target }) => {
  if (!isStreet(target)) return
  // This may run before the body is there.
  if (!list.isConnected) document.body.appendChild(list)
  target.setAttribute('list', list.id)
  clearTimeout(timer)
  asking?.abort()
  const chosen = offered.get(target.value)
  const text = target.value.trim()
  if (chosen) fill(target, chosen)
  else if (text.length < minLength) offer([])
  else timer = setTimeout(() => ask(target, text).then(offer, () => offer([])), debounceMs)
})

const isStreet = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.name.endsWith('.address1')

/** The field of the same address, `shipping.city` beside `shipping.address1`. */
const besides = ({ form, name }: HTMLInputElement, field: string) =>
  form?.elements.namedItem(name.replace('address1', field))

function fill(street: HTMLInputElement, values: Values) {
  offer([])
  for (const [name, value] of Object.entries(values)) {
    const field = besides(street, name)
    if (!(field instanceof HTMLInputElement)) continue
    field.value = value
    // The form takes its errors back.
    if (field !== street) field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

async function ask(street: HTMLInputElement, text: string): Promise<Suggestion[]> {
  asking = new AbortController()
  const country = besides(street, 'country')
  const response = await fetch(apiPaths.addresses, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ text, country: country instanceof HTMLSelectElement ? country.value : '' }),
    signal: asking.signal,
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

function offer(found: Suggestion[]) {
  offered = new Map(found.map(({ text, address1, zipCode, city }) => [text, { address1, zipCode, city }]))
  list.replaceChildren(...[...offered.keys()].map(text => new Option(text, text)))
}
