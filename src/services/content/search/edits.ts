/**
 * Counts the edits from the typed text to `word`: insertions, deletions, substitutions and
 * transpositions (optimal string alignment). If the typed text resembles only the beginning of a
 * longer word, that counts half an edit more. Stops counting above `most`.
 */
export function countEdits(typed: string, word: string, limit: number): number {
  if (Math.abs(typed.length - word.length) > limit + 2) return limit + 1
  let before: number[] = []
  let row = Array.from({ length: word.length + 1 }, (_, at) => at)
  for (let i = 1; i <= typed.length; i++) {
    const next = [i]
    for (let j = 1; j <= word.length; j++) {
      const isSame = typed[i - 1] === word[j - 1]
      let edits = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1))
      const isSwapped = i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1]
      if (isSwapped) edits = Math.min(edits, (before[j - 2] ?? 0) + 1)
      next.push(edits)
    }
    if (Math.min(...next) > limit) return limit + 1
    before = row
    row = next
  }
  const whole = row[word.length] ?? 0
  // The first letters must match; otherwise any short prefix would be similar.
  const prefixEdits = Math.min(...row.slice(Math.min(4, word.length)))
  return prefixEdits <= 1 ? Math.min(whole, prefixEdits + 0.5) : whole
}
