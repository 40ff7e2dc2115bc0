/** Errors of a database or Durable Object that is overloaded, restarting or unreachable. */
const temporaryErrors = /overloaded|connection lost|was reset|to be reset|reset because|exceeded timeout/i

/** Whether an error is a temporary storage failure, so that a retry may succeed. */
export function isStorageError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isMarkedTemporary = ['retryable', 'overloaded'].some(name => Reflect.get(error, name) === true)
  return isMarkedTemporary || temporaryErrors.test(error.message) || isStorageError(error.cause)
}
