/** Whether something may be. What is not known never makes a yes. */
export type ToolAnswer = 'yes' | 'no' | 'unknown'

/** The answer that several reasons give together: one no is a no, and a yes takes a yes of each. */
export function answerOf(reasons: readonly { answer: ToolAnswer }[]): ToolAnswer {
  const has = (answer: ToolAnswer) => reasons.some(reason => reason.answer === answer)
  if (has('no')) return 'no'
  return has('unknown') ? 'unknown' : 'yes'
}

/** A yes or a no for what is known; null is not known. */
export const answerFor = (isSo: boolean | null): ToolAnswer => (isSo === null ? 'unknown' : isSo ? 'yes' : 'no')

/** Whether a value stays within its limit, which belongs to it. */
export const isAtMost = (value: number | null, limit: number | null): boolean | null =>
  value === null || limit === null ? null : value <= limit
