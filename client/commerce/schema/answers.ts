import { unavailable } from './selection.ts'
import { errorTexts, list, object, text, textOrNull, texts } from './wire.ts'

/** Of calls whose answer says nothing but that they were done. */
export const doneAnswer = object({ token: textOrNull })
export const errorBody = object({
  token: textOrNull,
  errors: errorTexts,
  message: text,
  messages: texts,
  unavailable: list(unavailable),
})
