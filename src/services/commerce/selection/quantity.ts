import { lineMaximum } from './state.ts'

/** A quantity in a path: digits only, so that neither `0x10`, `1e3`, `+5` nor `1.0` is one. Null when it is none. */
export const quantityInPath = (text: string) => (/^[0-9]{1,4}$/.test(text) ? Number(text) : null)

/** A quantity in a body, 1 when it is missing. Null when it is no whole number from 1. */
export function quantityInBody(quantity: unknown): number | null {
  if (quantity === undefined) return 1
  return typeof quantity === 'number' && Number.isInteger(quantity) && quantity >= 1 && quantity <= 9999
    ? quantity
    : null
}

export const badQuantity = { quantity: `must be a whole number from 1 to ${lineMaximum}` }
