import { afterFrame } from '../shared/browser/after-frame.ts'
import { loadTimeoutMs } from '../shared/island/island.ts'
import * as islandNames from '../shared/island/names.ts'
import { reloadPage } from '../shared/island/reload-page.ts'
import * as bagNames from '../shared/names/bag.ts'
import { setBusy, setReady } from './add-button.ts'

declare global {
  interface Window {
    /** The latest click before the page's script ran, by the early page script. */
    earlyClick?: Event
  }
}

const load = () => import('./add-to-bag.ts')
const ofForm = `form[${bagNames.addingText}]`

/**
 * Lets the page's forms add to the bag, without React. A press is shown at once; the code that
 * sends it is evaluated after that frame, or when a pointer or the focus reaches the form.
 */
export function followAddForms() {
  document.addEventListener('submit', event => {
    const { target, submitter } = event
    if (!(target instanceof HTMLFormElement && submitter && target.matches(ofForm))) return
    event.preventDefault()
    void press(target, submitter)
  })
  for (const type of ['pointerover', 'touchstart', 'focusin']) document.addEventListener(type, approach, passive)
  // Pressed before this script ran.
  const { target } = window.earlyClick ?? {}
  if (target instanceof Element) target.closest<HTMLElement>(`${ofForm} button`)?.click()
  // The early page script stores no further clicks, which would keep their targets in memory.
  window.onclick = null
}

const passive = { passive: true }
/** How often the code did not load. */
let failures = 0

function approach({ target }: Event) {
  if (target instanceof Element && target.closest(ofForm)) load().catch(console.info)
}

async function press(form: HTMLFormElement, button: HTMLElement) {
  if (button.ariaBusy) return
  const item = new FormData(form, button).get('item')
  // Without a size nothing is sent.
  if (item) setBusy(button, form.getAttribute(bagNames.addingText))
  const fail = () => form.lastElementChild?.replaceChildren(document.body.getAttribute(islandNames.failed) ?? '')
  // A hanging load is announced too; what comes of it replaces the message.
  const late = setTimeout(fail, loadTimeoutMs)
  await afterFrame()
  try {
    const bag = await load()
    clearTimeout(late)
    await bag.addFrom(form, button, item)
  } catch (error) {
    console.warn('The code of the bag did not load.', error)
    setReady(button)
    fail()
    // Chromium gives a module that failed once no second request on the same page.
    if (failures++ > 0) await reloadPage(form).catch(console.warn)
  }
}
