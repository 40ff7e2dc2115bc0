import * as productNames from '../names/product.ts'
import { readStored, writeStored } from './storage.ts'

/* The bulb that the visitor chooses on a lamp's page. It is stored for all lamps that it fits. */

const radio = `[${productNames.bulb}]`

export interface ChosenBulb {
  /** The number of bulbs and their light: `2 × Glim 470 lm, 2700 K`. */
  description: string
  /** In K. */
  kelvin: number
  /** The luminous flux, relative to that of the bulb in the pictures. */
  flux: number
}

const findChecked = () => document.querySelector<HTMLInputElement>(`${radio}:checked`)

export function findChosenBulb(): ChosenBulb | null {
  const checked = findChecked()
  return (
    checked && {
      description: checked.getAttribute(productNames.bulb) ?? '',
      kelvin: Number(checked.getAttribute(productNames.kelvin)),
      flux: Number(checked.getAttribute(productNames.flux)),
    }
  )
}

export const storeBulb = () => writeStored('bulb', findChecked()?.value ?? null)

/** Chooses the stored bulb, or none. */
export function restoreBulb() {
  const stored = readStored('bulb')
  for (const one of document.querySelectorAll<HTMLInputElement>(radio)) one.checked = one.value === stored
}

export function clearBulb() {
  writeStored('bulb', null)
  restoreBulb()
}

/** Calls `choose` after each choice. Returns a function that ends that. */
export function followBulb(choose: () => void): () => void {
  const handle = ({ target }: Event) => target instanceof Element && target.matches(radio) && choose()
  document.addEventListener('change', handle)
  return () => document.removeEventListener('change', handle)
}
