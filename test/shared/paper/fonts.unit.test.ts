import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isLatin } from '#client/shared/commerce/address.ts'
import { cleanLine } from '#client/shared/commerce/clean.ts'
import { toRuns } from '#src/shared/paper/fonts.ts'

/** Letters that no free typeface has: those of Unicode 16 and later, and ancient Roman numerals. */
const inNoFont = /[\u2180-\u2188\uA7CB-\uA7D4\uA7DA-\uA7DC\u{1DF25}-\u{1DF2A}]/u

const printed = (text: string, weight: 'regular' | 'bold') =>
  toRuns(text, weight)
    .map(run => run.text)
    .join('')
    .normalize('NFKD')

const accepted = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code))
  .filter(letter => letter.isWellFormed())
  .filter(letter => cleanLine(letter) === letter && isLatin(letter) && !inNoFont.test(letter))

test('PDFs print every letter that the checkout accepts', () => {
  expect(accepted.length).toBeGreaterThan(1700)
  for (const weight of ['regular', 'bold'] as const)
    expect(accepted.filter(letter => printed(letter, weight) !== letter.normalize('NFKD'))).toEqual([])
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...accepted), { maxLength: 20 }), letters => {
      const name = cleanLine(letters.join(''))
      expect(printed(name, 'regular')).toBe(name.normalize('NFKD'))
    }),
    { numRuns: 2000 },
  )
  // With this mark, the micro sign is printed as the Greek letter, because no font has that
  // combination.
  expect(printed('\u00b5\u035d', 'regular')).toBe('\u03bc\u035d')
  // A letter with marks is printed as one glyph if a font has that glyph.
  expect(toRuns('Nguyễn', 'bold').map(run => run.text)).toEqual(['Nguy', 'ễ', 'n'])
})
