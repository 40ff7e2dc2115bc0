/**
 * What the platform says when a database or an object is too busy, was restarted, or could not be
 * reached.
 */
const words = /overloaded|connection lost|was reset|to be reset|reset because|exceeded timeout/i

/**
 * Whether it was the storage that failed, so that the same question may well be answered in a
 * moment.
 */
export function isStorageError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isSaid = ['retryable', 'overloaded'].some(name => Reflect.get(error, name) === true)
  return isSaid || words.test(error.message) || isStorageError(error.cause)
}
