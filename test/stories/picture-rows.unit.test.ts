import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arrangeRows } from '#src/shared/bands/pictures-band.tsx'

const sizes = { w: { width: 2400, height: 1350 }, t: { width: 960, height: 1200 } }
type Kind = keyof typeof sizes

const rows = (kinds: Kind[]) => arrangeRows(kinds, kind => sizes[kind])

test('wide pictures are alone in a row or beside tall ones, and tall pictures are in twos and threes', () => {
  for (const [given, wanted] of [
    ['', ''],
    ['t', 't'],
    ['ww', 'w w'],
    ['wtt', 'w tt'],
    ['wttt', 'w ttt'],
    ['twt', 'twt'],
    ['tttt', 'tt tt'],
    ['wwtt', 'w w tt'],
    ['wtwt', 'wt wt'],
  ] as const) {
    const kinds = [...given].map(letter => (letter === 'w' ? 'w' : 't'))
    const found = rows(kinds).map(row => row.map(({ picture }) => picture).join(''))
    expect(found.join(' '), given).toBe(wanted)
  }
})

test('rows keep the sequence, fill the width and have one height; no tall picture is alone in a row', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom<Kind>('w', 't'), { maxLength: 12 }), kinds => {
      const found = rows(kinds)
      expect(found.flat().map(({ picture }) => picture)).toEqual(kinds)
      for (const row of found) {
        expect(row.reduce((total, { part }) => total + part, 0)).toBeCloseTo(1)
        const heights = row.map(({ isWide, part }) => part / (isWide ? 16 / 9 : 4 / 5))
        for (const height of heights) expect(height).toBeCloseTo(heights[0] ?? 0)
        if (kinds.length > 1) expect(row.length > 1 || row[0]?.isWide).toBe(true)
      }
    }),
  )
})
