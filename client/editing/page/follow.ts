import { pageData } from '../../page-data.ts'
import * as paths from '../../paths.ts'
import { urlsOf } from '../../urls.ts'
import { type EntryId, keyText } from '../entry/ask.ts'
import { elementsOf } from './marked.ts'
import { learnPage, morphPage, morphTexts } from './morph.ts'
import { changedTexts } from './texts.ts'

/** How long after the last key the page is rendered, in ms. */
const pauseMs = 250

type Unsaved = EntryId & { data: unknown }

let newest: Unsaved | null = null
let timer = 0
let running: XMLHttpRequest | null = null
let learnt: Promise<void> | null = null

/**
 * Finds out what the server says of this page with the entry as it was opened, whatever becomes of
 * it before the answer comes. Nothing is `opened` where the entry is not stored yet.
 */
export function startFollowing(opened: Unsaved[]) {
  learnt ??= new Promise(resolve => {
    const request = askFor(opened)
    request.onload = () => {
      if (request.status !== 200 || !request.responseXML) return
      // The page may have been rendered before the open entry was last saved.
      if (!newest) for (const one of opened) morphTexts(request.responseXML, one)
      learnPage(request.responseXML)
    }
    request.onloadend = () => resolve()
  })
}

/**
 * Shows an entry on the page as it is typed: texts at once where a field is shown by itself, the
 * rest when nothing was typed for 250 ms. An entry that is not valid yet changes texts only.
 */
export function followPage(key: EntryId, before: unknown, data: unknown) {
  newest = { ...key, data }
  showTexts(key, before, data)
  clearTimeout(timer)
  timer = window.setTimeout(render, pauseMs)
}

function showTexts(key: EntryId, before: unknown, after: unknown) {
  for (const { path, from, to } of changedTexts(before, after, pageData().locale)) {
    for (const element of elementsOf(key, path)) {
      if (element.childElementCount === 0 && element.textContent === from) element.textContent = to
    }
  }
}

/** Only the newest answer is shown. */
function render() {
  const shown = newest
  if (!shown) return
  running?.abort()
  const request = askFor([shown])
  running = request
  request.onload = async () => {
    await learnt
    if (request !== running || request.status !== 200 || !request.responseXML) return
    morphPage(request.responseXML)
    if (newest && keyText(newest) === keyText(shown)) showTexts(shown, shown.data, newest.data)
  }
}

/** Asks for this page with what is unsaved. Its scripts never run, as Trusted Types demand. */
function askFor(overlay: Unsaved[]) {
  const request = new XMLHttpRequest()
  request.responseType = 'document'
  // An empty answer would be parsed as XML, and its error message violates the page's policy.
  request.overrideMimeType('text/html')
  request.open('POST', urlsOf(pageData().locale)(paths.draftPage))
  request.setRequestHeader('Content-Type', 'application/json')
  request.send(JSON.stringify({ address: location.pathname + location.search, overlay }))
  return request
}
