import { afterFrame } from '../shared/browser/after-frame.ts'
import { loadTimeoutMs } from '../shared/island/island.ts'
import * as islandNames from '../shared/island/names.ts'
import { reloadPage } from '../shared/island/reload-page.ts'
import * as bagNames from '../shared/names/bag.ts'
import { setBusy, setReady } from './add-button.ts'

declare global {
  interface Window {
    /**
     * The latest click before the page's main script ran. An inline script stores it
     * (`src/shared/document/early-selection.ts`).
     */
    earlyClick?: Event
  }
}

const load = () => import('./add-to-bag.ts')
const formSelector = `form[${bagNames.addingText}]`

/**
 * Makes the forms that add to the bag work without React. After a click, the button looks busy in
 * the next frame, and then the code that sends the item is loaded. If the pointer or the focus
 * enters the form first, that code is loaded earlier.
 */
export function followAddForms() {
  document.addEventListener('submit', event => {
    const { target, submitter } = event
    if (!(target instanceof HTMLFormElement && submitter && target.matches(formSelector))) return
    const item = new FormData(target, submitter).get('item')
    // Buy now opens its page with the chosen item. Without one, the form asks for a size.
    if (item && submitter.matches('[formaction]')) return
    event.preventDefault()
    void submitForm(target, submitter, item)
  })
  for (const type of ['pointerover', 'touchstart', 'focusin']) document.addEventListener(type, preload, passive)
  // The button may have been clicked before this script ran.
  const { target } = window.earlyClick ?? {}
  if (target instanceof Element) target.closest<HTMLElement>(`${formSelector} button`)?.click()
  // Stops the inline script from storing more clicks, whose targets would stay in memory.
  window.onclick = null
}

const passive = { passive: true }
/** How often the code failed to load. */
let failures = 0

function preload({ target }: Event) {
  if (target instanceof Element && target.closest(formSelector)) load().catch(console.info)
}

async function submitForm(form: HTMLFormElement, button: HTMLElement, item: FormDataEntryValue | null) {
  if (button.ariaBusy) return
  // Without a chosen size nothing is sent, so the button does not look busy.
  if (item) setBusy(button, form.getAttribute(bagNames.addingText))
  const fail = () => form.lastElementChild?.replaceChildren(document.body.getAttribute(islandNames.failed) ?? '')
  // If loading takes long, the message is shown too; the result replaces it later.
  const timer = setTimeout(fail, loadTimeoutMs)
  await afterFrame()
  try {
    const addToBag = await load()
    clearTimeout(timer)
    await addToBag.addFromForm(form, button, item)
  } catch (error) {
    console.warn('The bag did not load.', error)
    setReady(button)
    fail()
    // Chromium does not request a module again on the same page after it failed once.
    if (failures++ > 0) await reloadPage(form).catch(console.warn)
  }
}
