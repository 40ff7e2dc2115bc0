import { readPageData } from '../page-data.ts'
import { followOtherPages } from '../shared/commerce/session/tab-sync.ts'
import { createAddition } from '../shared/hooks/add-once.ts'
import { type LostChange, makeChange } from '../shared/hooks/change.ts'
import * as bagNames from '../shared/names/bag.ts'
import { formatAddFailure } from '../shared/purchase/add-failure.ts'
import { loadLanguage } from '../shared/texts/load-language.ts'
import { setReady } from './add-button.ts'

/** How long the button shows "Added!", in ms. */
const addedMs = 2000

const lostChanges = new WeakMap<HTMLFormElement, LostChange<string>>()

followOtherPages()

// Loaded immediately, because the network may be gone when a message is needed.
const language = loadLanguage(readPageData().locale).catch(() => null)

/**
 * Adds `item` to the bag, in the quantity of the form or one piece, then shows the result in the
 * form and ends the busy state of `button`. If `item` is null, shows a message that a size must be
 * chosen. Throws if adding failed and the texts for a message did not load.
 */
export async function addFromForm(form: HTMLFormElement, button: HTMLElement, item: FormDataEntryValue | null) {
  const message = form.lastElementChild
  message?.replaceChildren()
  if (typeof item !== 'string') return askForSize(form)
  const lost = lostChanges.get(form) ?? { current: null }
  lostChanges.set(form, lost)
  try {
    await makeChange(createAddition(Number(new FormData(form).get('quantity') ?? 1)), item, lost)
    setReady(button, form.getAttribute(bagNames.addedText))
    setTimeout(() => !button.ariaBusy && setReady(button), addedMs)
  } catch (error) {
    const texts = await language
    if (!texts) throw error
    setReady(button)
    message?.replaceChildren(formatAddFailure(error, texts.t))
    // On phones the button is sticky, so the message may be a screen away.
    message?.scrollIntoView({ block: 'nearest' })
  }
}

/** Shows the message that a size must be chosen, until the shopper chooses one. */
function askForSize(form: HTMLFormElement) {
  const sizes = form.querySelector('fieldset')
  const error = sizes?.querySelector('[role=alert]')
  const radios = form.querySelectorAll<HTMLInputElement>('[name=item]:enabled')
  const markMissing = (isMissing: boolean) => {
    error?.replaceChildren(isMissing ? (sizes?.getAttribute(bagNames.sizeMissing) ?? '') : '')
    for (const radio of radios) radio.ariaInvalid = isMissing ? 'true' : null
  }
  markMissing(true)
  if (error) error.id = 'size-error'
  sizes?.setAttribute('aria-describedby', 'size-error')
  sizes?.addEventListener('change', () => markMissing(false), { once: true })
  // Shows the sizes, which may be outside the viewport.
  radios[0]?.scrollIntoView({ block: 'center' })
  radios[0]?.focus({ preventScroll: true })
}
