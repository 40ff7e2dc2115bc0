import { readPageData } from '../../page-data.ts'
import * as paths from '../../paths.ts'
import type { Locale } from '../../shared/texts/locales.ts'
import { createUrlTo } from '../../urls.ts'
import { type EntryId, formatEntryKey } from '../entry/ask.ts'
import { formatPath, isObject, isSame, listNames, type Path } from '../entry/value.ts'
import { findFieldElements } from './marked.ts'
import { learnPage, morphPage, morphTexts } from './morph.ts'

/** Delay between the last keystroke and rendering the page, in ms. */
const pauseMs = 250

type Unsaved = EntryId & { data: unknown }

let newest: Unsaved | null = null
let timer = 0
let running: XMLHttpRequest | null = null
let learning: Promise<void> | null = null

/**
 * Requests this page as the server renders it with the data that the entry had when it was opened.
 * Later renderings are compared with this one, so that only changed parts are replaced. `opened` is
 * empty if the entry is not stored yet.
 */
export function startFollowing(opened: Unsaved[]) {
  learning ??= new Promise(resolve => {
    const request = requestPage(opened)
    request.onload = () => {
      if (request.status !== 200 || !request.responseXML) return
      // The page may have been rendered before the entry was last saved, so the entry's texts are
      // updated.
      if (!newest) for (const one of opened) morphTexts(request.responseXML, one)
      learnPage(request.responseXML)
    }
    request.onloadend = () => resolve()
  })
}

/**
 * Shows the changes of an entry on the page while it is edited. Texts of single fields change at
 * once. The rest of the page is rendered `pauseMs` after the last keystroke; it does not change
 * while the entry is invalid.
 */
export function followPage(key: EntryId, before: unknown, data: unknown) {
  newest = { ...key, data }
  showTexts(key, before, data)
  clearTimeout(timer)
  timer = window.setTimeout(render, pauseMs)
}

function showTexts(key: EntryId, before: unknown, after: unknown) {
  for (const { path, from, to } of findChangedTexts(before, after, readPageData().locale)) {
    for (const element of findFieldElements(key, path)) {
      if (element.childElementCount === 0 && element.textContent === from) element.textContent = to
    }
  }
}

/** Renders the page with the newest data. Responses to earlier requests are ignored. */
function render() {
  const shown = newest
  if (!shown) return
  running?.abort()
  const request = requestPage([shown])
  running = request
  request.onload = async () => {
    await learning
    if (request !== running || request.status !== 200 || !request.responseXML) return
    morphPage(request.responseXML)
    if (newest && formatEntryKey(newest) === formatEntryKey(shown)) showTexts(shown, shown.data, newest.data)
  }
}

/**
 * Requests this page with unsaved entries. Scripts in the response never run, as Trusted Types
 * require.
 */
function requestPage(overlay: Unsaved[]) {
  const request = new XMLHttpRequest()
  request.responseType = 'document'
  // An empty response would be parsed as XML, and the error message that the browser then creates
  // would violate the page's security policy.
  request.overrideMimeType('text/html')
  request.open('POST', createUrlTo(readPageData().locale)(paths.draftPage))
  request.setRequestHeader('Content-Type', 'application/json')
  request.send(JSON.stringify({ address: location.pathname + location.search, overlay }))
  return request
}

interface ChangedText {
  /** The path of the field, as in the page's attributes. */
  path: string
  from: string
  to: string
}

/**
 * Finds texts that differ. The paths of texts in `locale` omit the locale, as in the page's
 * attributes.
 */
function findChangedTexts(before: unknown, after: unknown, locale: Locale, path: Path = []): ChangedText[] {
  if (isSame(before, after)) return []
  if (typeof before === 'string' && typeof after === 'string')
    return [{ path: formatPath(path), from: before, to: after }]
  if (isObject(before) && isObject(after)) {
    return listNames(before, after).flatMap(name =>
      findChangedTexts(before[name], after[name], locale, name === locale ? path : [...path, name]),
    )
  }
  if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length) return []
  return before.flatMap((item, at) => findChangedTexts(item, after[at], locale, [...path, at]))
}
