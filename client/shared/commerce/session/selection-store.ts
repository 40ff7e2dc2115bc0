import { pageData } from '../../../page-data.ts'
import { readCookie } from '../../browser/storage.ts'
import { CommerceError } from '../error.ts'
import type { SelectionAnswer } from '../schema/selection.ts'
import { takeEarlySelection } from './early-selection.ts'
import { bagCommerce } from './session-client.ts'
import { storeSelection } from './stored-selection.ts'

interface Known {
  answer: SelectionAnswer | null
  /** Whether `answer` is what the platform said last, as far as this page knows. */
  isCurrent: boolean
  /** Whether the last request for it failed. */
  failed: boolean
}

/* One selection for all islands of a page. Unused on the server. */
let known: Known = { answer: null, isCurrent: false, failed: false }
let request: Promise<SelectionAnswer> | undefined
let nextTry: ReturnType<typeof setTimeout> | undefined
const followers = new Set<() => void>()

/** Delay in ms before a failed request is repeated once. */
const retryMs = 1000
/**
 * Browsers do not report every network loss, so a missing selection is requested again after this
 * time, in ms, as long as an island shows it.
 */
const againMs = 10_000

export const knownSelection = () => known

/** Calls back after every change, and requests the selection if needed. Returns how to end that. */
export function followSelection(callback: () => void) {
  followers.add(callback)
  mendSelection()
  return () => void followers.delete(callback)
}

function set(next: Partial<Known>) {
  known = { ...known, ...next }
  for (const callback of followers) callback()
}

/** Sets the selection for this page only. An equal one changes nothing that is shown. */
export function setSelection(answer: SelectionAnswer) {
  const isSame = JSON.stringify(answer) === JSON.stringify(known.answer)
  set({ answer: isSame ? known.answer : answer, isCurrent: true, failed: false })
}

/**
 * Stores a response as the current selection: for this page, its header, the next page and other
 * tabs. A response without a selection changes nothing.
 */
export function cacheSelection(answer: SelectionAnswer) {
  if (!answer.selection) return
  setSelection(answer)
  storeSelection(answer)
}

/**
 * The selection from the platform, requested once unless the last attempt failed. Throws when it is
 * not available.
 */
export const readySelection = async () => (known.isCurrent && known.answer ? known.answer : ask(1))

/** Requests the selection now. On failure the stored one is marked as outdated. */
export const readAgain = () => ask(0)

/** Reloads the selection, e.g. after an order emptied the bag. */
export async function refreshSelection() {
  // What is on its way may be from before.
  await request?.catch(() => {})
  set({ isCurrent: false })
  if (followers.size > 0) await readAgain().catch(() => {})
}

/** Requests the selection if an island shows it and it is missing or outdated. */
export function mendSelection() {
  if (followers.size > 0 && !known.isCurrent) readySelection().catch(() => {})
}

/** One request at a time; who asks meanwhile gets the same response. */
function ask(retries: number): Promise<SelectionAnswer> {
  if (request) return request
  if (!known.answer) set({ failed: false })
  request = fresh(retries)
    .then(answer => {
      setSelection(answer)
      return answer
    })
    .catch(error => {
      set({ isCurrent: false, failed: true })
      clearTimeout(nextTry)
      nextTry = setTimeout(mendSelection, againMs)
      throw error
    })
    .finally(() => {
      request = undefined
    })
  return request
}

async function fresh(retries: number): Promise<SelectionAnswer> {
  try {
    const settled = await asThePage((await takeEarlySelection()) ?? (await bagCommerce.selection()))
    storeSelection(settled)
    return settled
  } catch (error) {
    if (retries === 0) throw error
    await new Promise(done => setTimeout(done, retryMs))
    return fresh(retries - 1)
  }
}

/**
 * A new session starts in the country that Cloudflare reports and its language; the page may be for
 * other ones, which the visitor chose. Unknown countries and languages leave the session unchanged.
 */
async function asThePage(answer: SelectionAnswer): Promise<SelectionAnswer> {
  const page = pageData()
  const { locale } = page
  // Another tab may have chosen another country since.
  const country = readCookie('country') ?? page.country
  let settled = answer
  if (country && settled.location.country !== country)
    settled = (await whereKnown(bagCommerce.setCountry(country))) ?? settled
  if (settled.selection?.language !== locale) settled = (await whereKnown(bagCommerce.setLanguage(locale))) ?? settled
  return settled
}

const whereKnown = (change: Promise<SelectionAnswer>) =>
  change.catch((error: unknown) => {
    if (error instanceof CommerceError && error.status === 404) return null
    throw error
  })
