import { pageData } from '../page-data.ts'
import * as paths from '../paths.ts'
import { shareOrCopy } from '../shared/browser/hand-over.ts'
import { urlsOf } from '../urls.ts'
import { forgetSchedule, keepSchedule, keptSchedules } from './kept-schedules.ts'
import * as scheduleNames from './names.ts'

/** Starts the schedule's pages: sends its form without leaving the page, shares, prints, keeps. */
export function startSchedulePage() {
  if (document.readyState === 'loading') {
    return document.addEventListener('DOMContentLoaded', () => startSchedulePage())
  }
  followForm()
  showKept()
  const share = part('share')
  share?.addEventListener('click', () => void shareLink(share))
  part('print')?.addEventListener('click', () => print())
  for (const name of ['share', 'print']) part(name)?.removeAttribute('hidden')
}

const part = (name: string) => document.querySelector<HTMLElement>(`[${scheduleNames.part}="${name}"]`)

async function shareLink(button: HTMLElement) {
  const went = await shareOrCopy(location.href, document.title)
  const said = part('said')
  if (went === 'copied' && said) said.textContent = button.getAttribute(scheduleNames.linkCopied)
  const field = part('link')?.querySelector('input')
  if (went !== 'refused' || !field) return
  field.value = location.href
  part('link')?.removeAttribute('hidden')
  field.select()
}

/** The part of an address that is a schedule; empty for other pages. */
const codeOf = (address: string) => /\/schedule\/([^/?#]+)/.exec(address)?.[1] ?? ''

let newest = 0

function followForm() {
  const form = part('form')
  if (!(form instanceof HTMLFormElement)) return
  form.addEventListener('submit', event => {
    const { submitter } = event
    if (!(submitter instanceof HTMLButtonElement)) return
    event.preventDefault()
    send(form, submitter)
  })
  form.addEventListener('change', () => send(form, null))
  // Typed while this script was loading.
  const isTyped = ({ value, defaultValue }: HTMLInputElement) => value !== defaultValue
  if ([...form.querySelectorAll('input')].some(isTyped)) send(form, null)
}

/** Sends what was typed, and shows the answer. Without one, everything stays as it is. */
function send(form: HTMLFormElement, button: HTMLButtonElement | null) {
  const own = ++newest
  const request = new XMLHttpRequest()
  request.responseType = 'document'
  request.timeout = 10_000
  if (button) button.ariaBusy = 'true'
  request.onloadend = () => {
    if (button) button.ariaBusy = null
    if (own !== newest) return
    const fresh = request.responseXML?.querySelector(`[${scheduleNames.part}="form"]`)
    const isDone = button?.value === 'done' && request.status === 200
    const hasAnswer = Boolean(fresh) && [200, 422].includes(request.status)
    if (!isDone && !hasAnswer) return part('failed')?.removeAttribute('hidden')
    if (request.status === 200) {
      const title = new FormData(form).get('title')
      keepSchedule(codeOf(request.responseURL), typeof title === 'string' ? title : '', codeOf(location.href))
    }
    if (isDone) return location.assign(request.responseURL)
    if (request.status === 200) history.replaceState(history.state, '', request.responseURL)
    if (fresh) show(form, fresh, button)
  }
  request.open('POST', form.action)
  request.send(new FormData(form, button))
}

/** Replaces the form by the answer's, and puts the focus where it was. */
function show(form: HTMLFormElement, fresh: Element, button: HTMLButtonElement | null) {
  const focused = document.activeElement
  const active = focused instanceof HTMLElement && form.contains(focused) ? focused : null
  const alike = () => [...form.querySelectorAll<HTMLElement>(active?.localName ?? 'form')]
  const place = active ? alike().indexOf(active) : -1
  form.replaceChildren(...fresh.childNodes)
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  if (button?.value === 'room' && !wrong)
    return [...form.querySelectorAll<HTMLElement>('[name="room"]')].at(-1)?.focus()
  if (button && wrong) return wrong.focus()
  // A button that is pressed again does the same; after a removal it is the next one.
  const same = button && alike().find(one => one instanceof HTMLButtonElement && one.value === button.value)
  const now = active instanceof HTMLInputElement ? document.getElementById(active.id) : (same ?? alike()[place])
  // Typed since: the next change sends it.
  const isTyped = active instanceof HTMLInputElement && now instanceof HTMLInputElement
  if (isTyped) now.value = active.value
  now?.focus({ preventScroll: true })
  if (isTyped) now.setSelectionRange(active.selectionStart, active.selectionEnd)
}

/** Lists the schedules of this browser, where a new one is begun. */
function showKept() {
  const place = part('kept')
  const list = place?.querySelector('ul')
  if (!place || !list) return
  const kept = keptSchedules()
  place.hidden = kept.length === 0
  list.replaceChildren(
    ...kept.map(({ code, title }) => {
      const [item, link, button] = [
        document.createElement('li'),
        document.createElement('a'),
        document.createElement('button'),
      ]
      const name = title || document.querySelector('h1')?.textContent || ''
      link.href = urlsOf(pageData().locale)(paths.scheduleEdit, code)
      link.textContent = name
      button.type = 'button'
      button.className = 'link'
      button.textContent = (place.getAttribute(scheduleNames.forget) ?? '').replaceAll('{name}', () => name)
      button.addEventListener('click', () => {
        forgetSchedule(code)
        showKept()
      })
      item.replaceChildren(link, button)
      return item
    }),
  )
}
