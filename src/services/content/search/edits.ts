/**
 * Number of edits from the typed text to `word`: insertions, deletions, substitutions and
 * transpositions (optimal string alignment). A longer word with the typed text as prefix counts
 * half an edit more. Counting stops above `most`.
 */
export function editsBetween(typed: string, word: string, most: number): number {
  if (Math.abs(typed.length - word.length) > most + 2) return most + 1
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
    if (Math.min(...next) > most) return most + 1
    before = row
    row = next
  }
  const whole = row[word.length] ?? 0
  // The first letters must match; otherwise any short prefix would be similar.
  const begun = Math.min(...row.slice(Math.min(4, word.length)))
  return begun <= 1 ? Math.min(whole, begun + 0.5) : whole
}
