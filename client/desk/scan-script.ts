import * as deskNames from './names.ts'
import { countPiece, decideScan, isPacked, type ScanLine } from './scan.ts'

/** Counts scanned pieces without reloading the page. Scanning an order's slip loads its page. */
export function startScanning() {
  const form = document.querySelector<HTMLFormElement>(`[${deskNames.scanForm}]`)
  const input = form?.querySelector<HTMLInputElement>('[name="code"]')
  if (!form || !input) return
  const orders = form.getAttribute(deskNames.scanForm)?.split(',') ?? []
  const order = form.getAttribute(deskNames.scanOrder) ?? ''
  let lines = readLines()
  // Browsers focus this field only when they draw the page; the first scan may come sooner.
  document.querySelector<HTMLElement>('main [autofocus]')?.focus()

  form.addEventListener('submit', event => {
    const code = input.value.trim()
    const scan = decideScan({ orders, order, lines }, code)
    if (scan.kind === 'order') return
    event.preventDefault()
    input.value = ''
    showAlert(
      scan.kind === 'counted' || scan.kind === 'empty'
        ? ''
        : (form.getAttribute(deskNames.scanMessages[scan.kind])?.replace(deskNames.codeMark, () => code) ?? ''),
    )
    if (scan.kind === 'counted') {
      lines = countPiece(lines, scan.line)
      for (const line of lines) showCount(line)
      const ready = document.querySelector<HTMLElement>(`#${deskNames.scanReadyId}`)
      if (ready) ready.hidden = !isPacked(lines)
    }
    const isNext = isPacked(lines) || (scan.kind === 'empty' && lines.some(({ scanned }) => scanned > 0))
    if (isNext) document.querySelector<HTMLElement>('[name="trackingId"]')?.focus()
  })

  // A scanner types like a keyboard. If no field has the focus, its digits go to the scan field.
  document.addEventListener('keydown', event => {
    const isOutside = !(event.target instanceof Element && event.target.matches('input, textarea, button, a, summary'))
    if (isOutside && /^\d$/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) input.focus()
  })
}

const readLines = (): ScanLine[] =>
  [...document.querySelectorAll(`[${deskNames.piece}]`)].map(row => {
    const line = row.getAttribute(deskNames.piece) ?? ''
    return {
      line,
      codes: row.getAttribute(deskNames.pieceCodes)?.split(' ') ?? [],
      toSend: Number(row.getAttribute(deskNames.pieceToSend)),
      scanned: Number(row.querySelector(`[${deskNames.scanned}]`)?.textContent),
    }
  })

function showCount({ line, scanned, toSend }: ScanLine) {
  for (const element of document.querySelectorAll(`[${deskNames.scanned}="${CSS.escape(line)}"]`))
    if (element instanceof HTMLInputElement) element.value = String(scanned)
    else element.textContent = String(scanned)
  document
    .querySelector(`[${deskNames.piece}="${CSS.escape(line)}"]`)
    ?.classList.toggle('is-packed', scanned === toSend)
}

function showAlert(text: string) {
  const alert = document.querySelector<HTMLElement>(`#${deskNames.scanAlertId}`)
  if (!alert) return
  alert.textContent = text
  alert.classList.toggle('notice', text !== '')
}
