import * as bagNames from '../shared/names/bag.ts'

/** Marks the button as busy, so that more clicks are ignored. `text` replaces its label. */
export function setBusy(button: HTMLElement, text: string | null) {
  button.ariaBusy = button.ariaDisabled = 'true'
  setText(button, text)
}

/** Makes the button usable again, with its own label unless `text` is given. */
export function setReady(button: HTMLElement, text: string | null = null) {
  button.ariaBusy = button.ariaDisabled = null
  setText(button, text)
}

function setText(button: HTMLElement, text: string | null) {
  const label = button.firstChild
  const ownLabel = button.getAttribute(bagNames.ownText) ?? label?.nodeValue ?? ''
  button.setAttribute(bagNames.ownText, ownLabel)
  if (label) label.nodeValue = text ? `${text} ` : ownLabel
}
