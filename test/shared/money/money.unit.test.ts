import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatAmount } from '#client/shared/money/money.ts'
import { locales } from '#client/shared/texts/locales.ts'

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replace('\u2212', '-')

test("money is formatted for the reader's language", () => {
  const written = (amount: number, currency: string) =>
    locales.map(locale => plain(formatAmount(amount, currency, locale)))
  expect(written(1234.5, 'SEK')).toEqual(['SEK 1,234.50', '1 234,50 kr'])
  expect(written(22360, 'SEK')).toEqual(['SEK 22,360', '22 360 kr'])
  expect(written(1234.5, 'EUR')).toEqual(['€1,234.50', '1 234,50 €'])
  expect(written(129, 'EUR')).toEqual(['€129.00', '129,00 €'])
  expect(written(1234.5, 'GBP')[0]).toBe('£1,234.50')
  expect(written(1234.5, 'USD')[0]).toBe('US$1,234.50')
  expect(written(-629.25, 'SEK')).toEqual(['-SEK 629.25', '-629,25 kr'])
  expect(written(-0, 'SEK')).toEqual(['SEK 0', '0 kr'])
})

test('whole amounts in crowns have no decimals, and all other amounts have two decimals', () => {
  const written = (amount: number, currency: string) => plain(formatAmount(amount, currency, 'en'))
  for (const currency of ['SEK', 'NOK', 'DKK']) {
    expect(written(2316, currency)).toBe(`${currency} 2,316`)
    expect(written(2316.5, currency)).toBe(`${currency} 2,316.50`)
  }
  for (const [currency, sign] of Object.entries({ EUR: '€', GBP: '£', USD: 'US$' }))
    expect(written(2316, currency)).toBe(`${sign}2,316.00`)
})

test('an amount never breaks across two lines', () => {
  for (const locale of locales) expect(formatAmount(1234.5, 'SEK', locale)).not.toContain(' ')
})

test('an amount with an invalid currency is formatted without the currency', () => {
  expect(formatAmount(12, '', 'en')).toBe('12.00')
  expect(formatAmount(12, 'kr.', 'sv')).toBe('12,00')
})

test('formatting loses no digit', () => {
  const minor = fc.integer({ min: -1_000_000_00, max: 1_000_000_00 })
  fc.assert(
    fc.property(
      minor,
      fc.constantFrom(...locales),
      fc.constantFrom('SEK', 'EUR', 'USD'),
      (amount, locale, currency) => {
        const digits = formatAmount(amount / 100, currency, locale).replace(/\D/g, '')
        const isWhole = currency === 'SEK' && amount % 100 === 0
        expect(Number(digits)).toBe(Math.abs(isWhole ? amount / 100 : amount))
      },
    ),
  )
})
