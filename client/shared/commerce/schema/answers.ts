import { unavailable } from './selection.ts'
import { errorTexts, list, object, text, textOrNull, texts } from './wire.ts'

/** For calls that return nothing but success. */
export const doneAnswer = object({ token: textOrNull })
export const errorBody = object({
  token: textOrNull,
  errors: errorTexts,
  message: text,
  messages: texts,
  unavailable: list(unavailable),
})
