import type * as v from 'valibot'
import { list, object, textOrNull, wireFlag, wireText } from './wire.ts'

const state = object({ state: wireText, name: wireText })
export const country = object({
  country: wireText,
  name: wireText,
  eu: wireFlag,
  language: wireText,
  currency: wireText,
  states: list(state),
})

export const location = object({
  country: textOrNull,
  name: wireText,
  state: textOrNull,
  eu: wireFlag,
  shipTo: wireFlag,
  /** Whether `buyNow` can be offered in the country. Only the embedded service sends it. */
  canBuyNow: wireFlag,
  market: wireText,
  pricelist: wireText,
})

export const countriesAnswer = object({ token: textOrNull, countries: list(country) })
export const locationAnswer = object({ location, selection: object({ currency: wireText }) })

export type Country = v.InferOutput<typeof country>
