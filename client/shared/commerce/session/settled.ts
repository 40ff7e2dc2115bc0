import { CommerceError, isLost } from '../error.ts'
import type { SelectionAnswer } from '../schema/selection.ts'
import { readAgain } from './selection-store.ts'

/** Timeout of the reload after a failed call, in ms: a result within 5 s in total. */
const rereadTimeoutMs = 1500

/** A response after more than `ms` counts as lost; it is stored nevertheless. */
export const inTime = <T>(ms: number, answer: Promise<T>): Promise<T> =>
  Promise.race([answer, new Promise<never>((_, reject) => setTimeout(reject, ms, new CommerceError(0)))])

/**
 * The response of `change`. If it is lost the selection is reloaded: that is the result if `isDone`
 * finds the change in it. Otherwise throws the error of `change`.
 */
export async function settled(
  change: () => Promise<SelectionAnswer>,
  isDone: (now: SelectionAnswer) => boolean,
): Promise<SelectionAnswer> {
  try {
    return await change()
  } catch (error) {
    if (!isLost(error)) throw error
    const now = await inTime(rereadTimeoutMs, readAgain()).catch(() => null)
    if (now && isDone(now)) return now
    throw error
  }
}
