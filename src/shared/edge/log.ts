/** At most this many lines of an error's stack, and this many of its causes, are logged. */
const maxStackLines = 12
const maxCauses = 5

/** Logs an error as one line of JSON. The list of events is in docs/operating.md. */
export const logError = (event: string, error: unknown, fields: object = {}) =>
  console.error(JSON.stringify({ event, ...fields, ...errorFields(error) }))

/** Logs an error as a warning. Use it for failures that visitors do not notice. */
export const logWarning = (event: string, error: unknown, fields: object = {}) =>
  console.warn(JSON.stringify({ event, ...fields, ...errorFields(error) }))

/**
 * Returns the logged fields of an error: its message, its stack, and the messages of its causes,
 * the direct cause first.
 */
function errorFields(error: unknown) {
  const stack = stackOf(error)
  const causes = causesOf(error)
  return { error: String(error), ...(stack.length > 0 && { stack }), ...(causes.length > 0 && { causes }) }
}

const stackOf = (error: unknown): string[] =>
  error instanceof Error
    ? (error.stack ?? '')
        .split('\n')
        .map(line => line.trim())
        .filter(line => line.startsWith('at '))
        .slice(0, maxStackLines)
    : []

function causesOf(error: unknown): string[] {
  const causes: string[] = []
  let at = error
  while (at instanceof Error && at.cause !== undefined && causes.length < maxCauses) {
    at = at.cause
    causes.push([String(at), stackOf(at)[0]].filter(Boolean).join(' '))
  }
  return causes
}
