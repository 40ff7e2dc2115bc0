/** The answer of a light tool. A missing fact never leads to a yes. */
export type ToolAnswer = 'yes' | 'no' | 'unknown'

/** Combines the answers of several reasons: one no makes a no, and only all yes make a yes. */
export function combineAnswers(reasons: readonly { answer: ToolAnswer }[]): ToolAnswer {
  const has = (answer: ToolAnswer) => reasons.some(reason => reason.answer === answer)
  if (has('no')) return 'no'
  return has('unknown') ? 'unknown' : 'yes'
}

/** Converts a fact to an answer; null is unknown. */
export const toAnswer = (isSo: boolean | null): ToolAnswer => (isSo === null ? 'unknown' : isSo ? 'yes' : 'no')

/** Whether a value is at most `limit`, inclusive; null if either is unknown. */
export const isAtMost = (value: number | null, limit: number | null): boolean | null =>
  value === null || limit === null ? null : value <= limit
