import { unavailable } from './selection.ts'
import { errorTexts, list, object, textOrNull, wireText, wireTexts } from './wire.ts'

/** For calls that return nothing but success. */
export const doneAnswer = object({ token: textOrNull })
export const errorBody = object({
  token: textOrNull,
  errors: errorTexts,
  message: wireText,
  messages: wireTexts,
  unavailable: list(unavailable),
})
