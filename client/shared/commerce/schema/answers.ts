import { unavailable } from './selection.ts'
import { errorTexts, list, object, textOrNull, wireText, wireTexts } from './wire.ts'

/** The response of calls that return no data. */
export const doneAnswer = object({ token: textOrNull })
/** The error fields that any response may have. They are empty if there is no error. */
export const errorBody = object({
  token: textOrNull,
  errors: errorTexts,
  message: wireText,
  messages: wireTexts,
  unavailable: list(unavailable),
})
