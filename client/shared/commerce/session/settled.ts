import { CommerceError, isResponseLost } from '../error.ts'
import type { SelectionAnswer } from '../schema/selection.ts'
import { reloadSelection } from './selection-store.ts'

/**
 * Timeout of the reload after a failed call, in ms. The visitor must see a result within 5 s in
 * total.
 */
const rereadTimeoutMs = 1500

/**
 * Settles like `answer`, but rejects if that takes longer than `ms`. A response that arrives later
 * may still be stored.
 */
export const rejectAfter = <T>(ms: number, answer: Promise<T>): Promise<T> =>
  Promise.race([answer, new Promise<never>((_, reject) => setTimeout(reject, ms, new CommerceError(0)))])

/**
 * Makes `change` and returns its response. If the response is lost, reloads the selection, and
 * returns it if `isDone` says that the change was made. Otherwise throws the error of `change`.
 */
export async function confirmChange(
  change: () => Promise<SelectionAnswer>,
  isDone: (now: SelectionAnswer) => boolean,
): Promise<SelectionAnswer> {
  try {
    return await change()
  } catch (error) {
    if (!isResponseLost(error)) throw error
    const now = await rejectAfter(rereadTimeoutMs, reloadSelection()).catch(() => null)
    if (now && isDone(now)) return now
    throw error
  }
}
