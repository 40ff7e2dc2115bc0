import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countEdits } from '#src/services/content/search/typos.ts'

test('insertions, deletions, substitutions and transpositions count as one edit each', () => {
  for (const [typed, word, edits] of [
    ['ekvika', 'ekvika', 0],
    ['ekvkia', 'ekvika', 1],
    ['kevika', 'ekvika', 1],
    ['ekvia', 'ekvika', 1],
    ['ekvvika', 'ekvika', 1],
    ['okvika', 'ekvika', 1],
    ['rinholn', 'ringholm', 2],
    ['ringh', 'ringholm', 0.5],
    ['ringhl', 'ringholm', 1.5],
  ] as const) {
    expect(countEdits(typed, word, 2), `${typed} ${word}`).toBe(edits)
  }
  expect(countEdits('brass', 'murla', 2)).toBeGreaterThan(2)
})

test('one or two random mistakes count as few edits', () => {
  const letter = fc.constantFrom(...'abcdeikr')
  const mistake = fc.tuple(fc.nat(99), fc.constantFrom('in', 'out', 'other', 'swap'), letter)
  const word = fc.array(letter, { minLength: 6, maxLength: 12 }).map(letters => letters.join(''))
  fc.assert(
    fc.property(word, fc.array(mistake, { minLength: 1, maxLength: 2 }), (meant, mistakes) => {
      const typed = mistakes.reduce((text, [place, kind, letter]) => {
        const at = place % text.length
        const [before, after] = [text.slice(0, at), text.slice(at)]
        if (kind === 'in') return before + letter + after
        if (kind === 'out') return before + after.slice(1)
        if (kind === 'other') return before + letter + after.slice(1)
        return before + (after[1] ?? '') + after[0] + after.slice(2)
      }, meant)
      // Two mistakes in the same place can count as three, since no letter is edited twice.
      expect(countEdits(typed, meant, 3)).toBeLessThanOrEqual(mistakes.length + 1)
      if (mistakes.length === 1) expect(countEdits(typed, meant, 2)).toBeLessThanOrEqual(1)
    }),
  )
})
