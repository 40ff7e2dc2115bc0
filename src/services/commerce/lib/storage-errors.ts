/** Error messages for a database or object that is overloaded, restarting or unreachable. */
const words = /overloaded|connection lost|was reset|to be reset|reset because|exceeded timeout/i

/** Whether an error is a temporary storage failure, so that a retry may succeed. */
export function isStorageError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isSaid = ['retryable', 'overloaded'].some(name => Reflect.get(error, name) === true)
  return isSaid || words.test(error.message) || isStorageError(error.cause)
}
