import type * as v from 'valibot'
import { flag, list, object, text, textOrNull } from './wire.ts'

const state = object({ state: text, name: text })
export const country = object({
  country: text,
  name: text,
  eu: flag,
  language: text,
  currency: text,
  states: list(state),
})

export const location = object({
  country: textOrNull,
  name: text,
  state: textOrNull,
  eu: flag,
  shipTo: flag,
  market: text,
  pricelist: text,
})

export const countriesAnswer = object({ token: textOrNull, countries: list(country) })
export const locationAnswer = object({ location, selection: object({ currency: text }) })

export type Country = v.InferOutput<typeof country>
