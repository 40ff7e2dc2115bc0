import { readPageData } from '../page-data.ts'
import * as paths from '../paths.ts'
import { shareOrCopy } from '../shared/browser/hand-over.ts'
import { readStored, writeStored } from '../shared/browser/storage.ts'
import { createUrlTo } from '../urls.ts'
import * as scheduleNames from './names.ts'

/** A room schedule that this browser remembers. `code` is the whole schedule, as in its address. */
export interface KeptSchedule {
  code: string
  title: string
}

/** Maximum number of remembered schedules. Older ones are forgotten. */
const maxKept = 5

/** Reads the remembered schedules, last edited first. Entries with another format are left out. */
export const readKeptSchedules = (): KeptSchedule[] =>
  [...new URLSearchParams(readStored('schedules') ?? '')]
    .filter(([code]) => /^\d\.[\w-]+$/.test(code))
    .map(([code, title]) => ({ code, title }))
    .slice(0, maxKept)

/**
 * Remembers a schedule. It replaces the earlier version of the schedule, whose code is `previous`.
 */
export function keepSchedule(code: string, title: string, previous: string) {
  const others = readKeptSchedules().filter(kept => kept.code !== code && kept.code !== previous)
  if (code) store([{ code, title }, ...others])
}

export const forgetSchedule = (code: string) => store(readKeptSchedules().filter(kept => kept.code !== code))

const store = (kept: KeptSchedule[]) =>
  writeStored(
    'schedules',
    kept.length > 0
      ? String(new URLSearchParams(kept.slice(0, maxKept).map(({ code, title }) => [code, title])))
      : null,
  )

/**
 * Starts the pages of the room schedule: submitting the form without leaving the page, sharing,
 * printing, and the list of remembered schedules.
 */
export function startSchedulePage() {
  if (document.readyState === 'loading') {
    return document.addEventListener('DOMContentLoaded', () => startSchedulePage())
  }
  followForm()
  showSchedules()
  const share = findPart('share')
  share?.addEventListener('click', () => void shareLink(share))
  findPart('print')?.addEventListener('click', () => print())
  for (const name of ['share', 'print']) findPart(name)?.removeAttribute('hidden')
}

const findPart = (name: string) => document.querySelector<HTMLElement>(`[${scheduleNames.part}="${name}"]`)

async function shareLink(button: HTMLElement) {
  const outcome = await shareOrCopy(location.href, document.title)
  const message = findPart('said')
  if (outcome === 'copied' && message) message.textContent = button.getAttribute(scheduleNames.linkCopied)
  const field = findPart('link')?.querySelector('input')
  if (outcome !== 'refused' || !field) return
  field.value = location.href
  findPart('link')?.removeAttribute('hidden')
  field.select()
}

/** The part of an address that encodes a schedule; empty for other pages. */
const parseCode = (address: string) => /\/schedule\/([^/?#]+)/.exec(address)?.[1] ?? ''

let newest = 0

function followForm() {
  const form = findPart('form')
  if (!(form instanceof HTMLFormElement)) return
  form.addEventListener('submit', event => {
    const { submitter } = event
    if (!(submitter instanceof HTMLButtonElement)) return
    event.preventDefault()
    send(form, submitter)
  })
  form.addEventListener('change', () => send(form, null))
  // The visitor may have typed while this script was loading.
  const isTyped = ({ value, defaultValue }: HTMLInputElement) => value !== defaultValue
  if ([...form.querySelectorAll('input')].some(isTyped)) send(form, null)
}

/** Sends the form and shows the response. Without a response, the form stays as it is. */
function send(form: HTMLFormElement, button: HTMLButtonElement | null) {
  const requestNumber = ++newest
  const request = new XMLHttpRequest()
  request.responseType = 'document'
  request.timeout = 10_000
  if (button) button.ariaBusy = 'true'
  request.onloadend = () => {
    if (button) button.ariaBusy = null
    if (requestNumber !== newest) return
    const fresh = request.responseXML?.querySelector(`[${scheduleNames.part}="form"]`)
    const isDone = button?.value === 'done' && request.status === 200
    const hasAnswer = Boolean(fresh) && [200, 422].includes(request.status)
    if (!isDone && !hasAnswer) return findPart('failed')?.removeAttribute('hidden')
    if (request.status === 200) {
      const title = new FormData(form).get('title')
      keepSchedule(parseCode(request.responseURL), typeof title === 'string' ? title : '', parseCode(location.href))
    }
    if (isDone) return location.assign(request.responseURL)
    if (request.status === 200) history.replaceState(history.state, '', request.responseURL)
    if (fresh) show(form, fresh, button)
  }
  request.open('POST', form.action)
  request.send(new FormData(form, button))
}

/** Replaces the form with the one in the response, and restores the focus. */
function show(form: HTMLFormElement, fresh: Element, button: HTMLButtonElement | null) {
  const focused = document.activeElement
  const active = focused instanceof HTMLElement && form.contains(focused) ? focused : null
  const findSimilar = () => [...form.querySelectorAll<HTMLElement>(active?.localName ?? 'form')]
  const place = active ? findSimilar().indexOf(active) : -1
  form.replaceChildren(...fresh.childNodes)
  const invalidField = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  if (button?.value === 'room' && !invalidField)
    return [...form.querySelectorAll<HTMLElement>('[name="room"]')].at(-1)?.focus()
  if (button && invalidField) return invalidField.focus()
  // A clicked button keeps the focus. If it was removed, the button that is now at its position
  // gets the focus.
  const same = button && findSimilar().find(one => one instanceof HTMLButtonElement && one.value === button.value)
  const now = active instanceof HTMLInputElement ? document.getElementById(active.id) : (same ?? findSimilar()[place])
  // Text that was typed since the form was sent is kept; the next change sends it.
  const isTyped = active instanceof HTMLInputElement && now instanceof HTMLInputElement
  if (isTyped) now.value = active.value
  now?.focus({ preventScroll: true })
  if (isTyped) now.setSelectionRange(active.selectionStart, active.selectionEnd)
}

/** Lists the remembered schedules on the page where a new one is begun. */
function showSchedules() {
  const place = findPart('kept')
  const list = place?.querySelector('ul')
  if (!place || !list) return
  const kept = readKeptSchedules()
  place.hidden = kept.length === 0
  list.replaceChildren(
    ...kept.map(({ code, title }) => {
      const [item, link, button] = [
        document.createElement('li'),
        document.createElement('a'),
        document.createElement('button'),
      ]
      const name = title || document.querySelector('h1')?.textContent || ''
      link.href = createUrlTo(readPageData().locale)(paths.scheduleEdit, code)
      link.textContent = name
      button.type = 'button'
      button.className = 'link'
      button.textContent = (place.getAttribute(scheduleNames.forget) ?? '').replaceAll('{name}', () => name)
      button.addEventListener('click', () => {
        forgetSchedule(code)
        showSchedules()
      })
      item.replaceChildren(link, button)
      return item
    }),
  )
}
