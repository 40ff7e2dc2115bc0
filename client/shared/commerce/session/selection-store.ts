import { readPageData } from '../../../page-data.ts'
import { readCookie } from '../../browser/storage.ts'
import { CommerceError } from '../error.ts'
import type { SelectionAnswer } from '../schema/selection.ts'
import { takeEarlySelection } from './early-selection.ts'
import { bagCommerce } from './session-client.ts'
import { storeSelection } from './stored-selection.ts'

interface Known {
  answer: SelectionAnswer | null
  /** Whether `answer` is the platform's latest response, as far as this page knows. */
  isCurrent: boolean
  /** Whether the last request for the selection failed. */
  failed: boolean
}

/* One selection for all islands of a page. The server does not use it. */
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

export const getKnownSelection = () => known

/**
 * Calls back after every change, and requests the selection if needed. Returns a function that
 * unsubscribes.
 */
export function followSelection(callback: () => void) {
  followers.add(callback)
  retrySelection()
  return () => void followers.delete(callback)
}

function update(next: Partial<Known>) {
  known = { ...known, ...next }
  for (const callback of followers) callback()
}

/**
 * Sets the selection for this page only. If it equals the current one, islands do not render again.
 */
export function setSelection(answer: SelectionAnswer) {
  const isSame = JSON.stringify(answer) === JSON.stringify(known.answer)
  update({ answer: isSame ? known.answer : answer, isCurrent: true, failed: false })
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
 * Returns the selection. If this page has no current one, requests it from the platform, and tries
 * once more after a failure. Throws when the selection is not available.
 */
export const loadSelection = async () => (known.isCurrent && known.answer ? known.answer : requestOnce(1))

/** Requests the selection now. On failure, the known selection is marked as outdated. */
export function reloadSelection() {
  delete window.earlySelection
  return requestOnce(0)
}

/** Requests the selection again if it is shown. */
export async function refreshSelection() {
  // The responses to requests that are already running may be outdated.
  await request?.catch(() => {})
  update({ isCurrent: false })
  if (followers.size > 0) await reloadSelection().catch(() => {})
}

/** Requests the selection if an island shows it and it is missing or outdated. */
export function retrySelection() {
  if (followers.size > 0 && !known.isCurrent) loadSelection().catch(() => {})
}

/** Makes one request at a time. Calls during a running request get its response. */
function requestOnce(retries: number): Promise<SelectionAnswer> {
  if (request) return request
  if (!known.answer) update({ failed: false })
  request = fetchSelection(retries)
    .then(answer => {
      setSelection(answer)
      return answer
    })
    .catch(error => {
      update({ isCurrent: false, failed: true })
      clearTimeout(nextTry)
      nextTry = setTimeout(retrySelection, againMs)
      throw error
    })
    .finally(() => {
      request = undefined
    })
  return request
}

async function fetchSelection(retries: number): Promise<SelectionAnswer> {
  try {
    const settled = await matchPage((await takeEarlySelection()) ?? (await bagCommerce.selection()))
    storeSelection(settled)
    return settled
  } catch (error) {
    if (retries === 0) throw error
    await new Promise(done => setTimeout(done, retryMs))
    return fetchSelection(retries - 1)
  }
}

/**
 * Sets the session to the page's country and language. A new session starts in the country that
 * Cloudflare reports, but the visitor may have chosen another. If the platform does not know the
 * country or language, the session stays unchanged.
 */
async function matchPage(answer: SelectionAnswer): Promise<SelectionAnswer> {
  const page = readPageData()
  const { locale } = page
  // The visitor may have chosen another country in another tab since the page was rendered.
  const country = readCookie('country') ?? page.country
  let settled = answer
  if (country && settled.location.country !== country)
    settled = (await nullIfUnknown(bagCommerce.setCountry(country))) ?? settled
  if (settled.selection?.language !== locale)
    settled = (await nullIfUnknown(bagCommerce.setLanguage(locale))) ?? settled
  return settled
}

const nullIfUnknown = (change: Promise<SelectionAnswer>) =>
  change.catch((error: unknown) => {
    if (error instanceof CommerceError && error.status === 404) return null
    throw error
  })
