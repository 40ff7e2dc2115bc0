/** How many lines of a stack are logged, and how many errors of a chain of causes. */
const maxStackLines = 12
const maxCauses = 5

/**
 * Writes one line of JSON about something that failed. The list of events is in docs/operating.md.
 */
export const logError = (event: string, error: unknown, fields: object = {}) =>
  console.error(JSON.stringify({ event, ...fields, ...errorFields(error) }))

/** The same for what visitors do not notice. */
export const logWarning = (event: string, error: unknown, fields: object = {}) =>
  console.warn(JSON.stringify({ event, ...fields, ...errorFields(error) }))

/**
 * An error as the log has it: its message, where it was thrown, and the messages of what caused it,
 * the nearest first.
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
