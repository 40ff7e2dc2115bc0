import fc from 'fast-check'
import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { formatCsv } from '#client/shared/csv.ts'
import { writeWorkbook } from '#src/schedule/files/xlsx.ts'

test('texts in CSV never become formulas, and numbers have the format of the language', () => {
  expect(formatCsv([['=1+1', 'a;b', '"', 2.5, null, '-']], 'sv')).toBe('\ufeff\'=1+1;"a;b";"""";2,5;;\'-\r\n')
  expect(formatCsv([['@x', 'a,b', 'a\nb', 2.5, -3]], 'en')).toBe('\ufeff\'@x,"a,b","a\nb",2.5,-3\r\n')
  // This also holds for programs that expect another separator and ignore quotes.
  const letters = fc.string({ unit: fc.constantFrom(...'=+-@＝,;|\t\n ab1\u2003\u200b') })
  fc.assert(
    fc.property(
      fc.array(letters, { minLength: 1, maxLength: 4 }),
      fc.constantFrom('en' as const, 'sv' as const),
      (row, locale) => {
        const pieces = formatCsv([row], locale)
          .replace('\ufeff', '')
          .split(/[,;|\t\r\n]/)
        for (const piece of pieces) expect(piece).not.toMatch(/^"?[\s\p{Cf}]*[=+\-@＝]/u)
      },
    ),
    { numRuns: 5000 },
  )
})

test('texts of a workbook are read back as they were written', async () => {
  const piece = fc.constantFrom('_x0041_', '_x000D_', '_x00e5_', '_x', '_', 'x005F_', '=1+1', '<b>&', 'å', ' b')
  const texts = fc.array(
    fc.array(piece, { minLength: 1, maxLength: 5 }).map(pieces => pieces.join('')),
    { minLength: 1, maxLength: 20 },
  )
  await fc.assert(
    fc.asyncProperty(texts, async row => {
      const { sheets } = await readXlsx(await writeWorkbook('Rooms', 'Dager', [{ name: 'Rooms', cells: [row] }]))
      expect(sheets[0]?.rows[0]).toEqual(row)
    }),
    { numRuns: 300 },
  )
})
