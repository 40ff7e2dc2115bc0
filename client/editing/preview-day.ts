import * as frameNames from '../shared/frame/names.ts'

/**
 * Sends the day that is chosen in the preview's bar as a moment of this browser's time zone, and
 * says in its place when it cannot be shown.
 */
export function startDay(bar: HTMLElement) {
  const form = bar.querySelector<HTMLFormElement>(`[${frameNames.day}]`)
  const fold = form?.closest('details')
  const said = form?.querySelector(`[${frameNames.tooFar}]`)
  const field = form?.querySelector<HTMLInputElement>('[name=time]')
  if (!form || !fold || !said || !field) return

  fold.addEventListener('toggle', () => {
    if (!fold.open) return
    if (!field.value) field.value = localTime(new Date())
    field.focus()
  })
  fold.addEventListener('keydown', event => {
    if (event.key !== 'Escape' || !fold.open) return
    fold.open = false
    fold.querySelector('summary')?.focus()
  })
  form.addEventListener('submit', async event => {
    event.preventDefault()
    const body = new FormData(form)
    body.set('time', new Date(field.value).toISOString())
    body.set('zone', Intl.DateTimeFormat().resolvedOptions().timeZone)
    const status = await fetch(form.action, { method: 'POST', body, redirect: 'manual' }).then(
      answer => (answer.type === 'opaqueredirect' ? 303 : answer.status),
      () => 0,
    )
    if (status === 303) return location.reload()
    said.textContent = said.getAttribute(status === 422 ? frameNames.tooFar : frameNames.dayFailed)
  })
}

/** `2026-12-01T08:00`, as a field for date and time has it. */
function localTime(time: Date) {
  const shifted = new Date(time.getTime() - time.getTimezoneOffset() * 60_000)
  return shifted.toISOString().slice(0, 16)
}
