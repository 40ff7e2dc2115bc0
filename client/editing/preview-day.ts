import * as frameNames from '../shared/frame/names.ts'

/**
 * Sends the day that was chosen in the preview bar, as a moment in this browser's time zone. Shows
 * a message if that day cannot be shown.
 */
export function startDay(bar: HTMLElement) {
  const form = bar.querySelector<HTMLFormElement>(`[${frameNames.day}]`)
  const fold = form?.closest('details')
  const message = form?.querySelector(`[${frameNames.tooFar}]`)
  const field = form?.querySelector<HTMLInputElement>('[name=time]')
  if (!form || !fold || !message || !field) return

  fold.addEventListener('toggle', () => {
    if (!fold.open) return
    if (!field.value) field.value = formatLocalTime(new Date())
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
    message.textContent = message.getAttribute(status === 422 ? frameNames.tooFar : frameNames.dayFailed)
  })
}

/** Formats a time for an `<input type="datetime-local">`, like `2026-12-01T08:00`. */
function formatLocalTime(time: Date) {
  const shifted = new Date(time.getTime() - time.getTimezoneOffset() * 60_000)
  return shifted.toISOString().slice(0, 16)
}
