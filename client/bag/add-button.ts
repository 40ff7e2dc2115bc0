import * as bagNames from '../shared/names/bag.ts'

/** Keeps the button from being pressed again; `text` says what it does. */
export function setBusy(button: HTMLElement, text: string | null) {
  button.ariaBusy = button.ariaDisabled = 'true'
  setText(button, text)
}

/** Lets it be pressed again; with its own text unless another is given. */
export function setReady(button: HTMLElement, text: string | null = null) {
  button.ariaBusy = button.ariaDisabled = null
  setText(button, text)
}

function setText(button: HTMLElement, text: string | null) {
  const label = button.firstChild
  const own = button.getAttribute(bagNames.ownText) ?? label?.nodeValue ?? ''
  button.setAttribute(bagNames.ownText, own)
  if (label) label.nodeValue = text ? `${text} ` : own
}
