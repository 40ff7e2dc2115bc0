import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanGtin, isGtin, parseGtin } from '#client/shared/commerce/gtin.ts'

/** The weighted sum of a GTIN: from the right, the digits have the weights 1 and 3 in turn. */
const computeSum = (code: string) =>
  [...code].reduceRight((sum, digit, index) => sum + Number(digit) * ((code.length - 1 - index) % 2 ? 3 : 1), 0)

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length })

test('a GTIN has one valid check digit, and a single wrong digit is detected', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(8, 12, 13, 14).chain(digits),
      fc.nat(13),
      fc.integer({ min: 1, max: 9 }),
      (code, at, by) => {
        if (!isGtin(code)) return
        expect(computeSum(code) % 10).toBe(0)
        const place = at % code.length
        const wrong = code.slice(0, place) + ((Number(code[place]) + by) % 10) + code.slice(place + 1)
        expect(isGtin(wrong)).toBe(false)
      },
    ),
    { numRuns: 50_000 },
  )
})

test('public trade item numbers are accepted, and numbers for internal use are not', () => {
  for (const good of ['4006381333931', '036000291452', '96385074', '10614141000415', '9520009001019'])
    expect([isGtin(good), parseGtin(good)], good).toEqual([true, good])
  const complete = (start: string) =>
    [...'0123456789'].map(digit => start + digit).find(code => computeSum(code) % 10 === 0) ?? ''
  for (const prefix of ['02', '04', '20', '24', '29', '980', '99'])
    for (const length of [13, 14]) {
      const code = complete(`${length === 14 ? '1' : ''}${prefix}`.padEnd(length - 1, '7'))
      expect(isGtin(code), code).toBe(false)
    }
  for (const code of [complete('21234567890'), complete('41234567890'), complete('0123456'), complete('2123456')])
    expect(isGtin(code), code).toBe(false)
  for (const code of ['', '0', '123', '4006381333932', '40063813339310', 'x006381333931', '4006381333931 ', '00000000'])
    expect(isGtin(code), code).toBe(false)
  expect(['40 06381-33393 1', '4006381333931\n', 'none yet'].map(cleanGtin)).toEqual([
    ...['4006381333931', '4006381333931', 'none yet'],
  ])
})
