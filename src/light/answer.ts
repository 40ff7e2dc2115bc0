/** The answer of a light tool. It is `unknown` instead of `yes` if a fact is missing. */
export type ToolAnswer = 'yes' | 'no' | 'unknown'

/** Combines reasons: `no` if any reason is `no`, `yes` only if all are `yes`, else `unknown`. */
export function combineAnswers(reasons: readonly { answer: ToolAnswer }[]): ToolAnswer {
  const has = (answer: ToolAnswer) => reasons.some(reason => reason.answer === answer)
  if (has('no')) return 'no'
  return has('unknown') ? 'unknown' : 'yes'
}

/** Converts a fact to an answer; null means unknown. */
export const toAnswer = (isSo: boolean | null): ToolAnswer => (isSo === null ? 'unknown' : isSo ? 'yes' : 'no')

/** Whether a value is at most `limit`; null if either of them is unknown. */
export const isAtMost = (value: number | null, limit: number | null): boolean | null =>
  value === null || limit === null ? null : value <= limit
