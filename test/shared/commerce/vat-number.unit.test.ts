import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findVatExample, parseVatNumber, vatForms } from '#client/shared/commerce/vat/vat-number.ts'

const memberStates = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')
const countries = [...memberStates, 'GB', 'NO', 'CH']

test.each([
  ['SE', '556677-8899 01', 'SE556677889901'],
  ['SE', 'se 556677889901', 'SE556677889901'],
  ['DK', 'SE556677889901', 'SE556677889901'],
  ['NO', '923 456 789 MVA', 'NO923456789MVA'],
  ['CH', 'CHE-123.456.789 MWST', 'CHE123456789MWST'],
  ['CH', 'CHE-123.456.789', 'CHE123456789'],
  ['GR', '123456789', 'EL123456789'],
  ['GR', 'GR 123.456.789', 'EL123456789'],
  ['SE', 'gr123456789', 'EL123456789'],
  ['CH', 'CHE-123.456.789 HR/MWST', 'CHE123456789MWST'],
  ['CH', 'CHE-123.456.789 RC/TVA', 'CHE123456789TVA'],
  ['SE', '\u200eSE5566–7788\u00a09901\u200b', 'SE556677889901'],
  ['GB', 'GD123', 'GBGD123'],
  ['GB', 'XI 123456789', 'XI123456789'],
  ['IE', '1234567FA', 'IE1234567FA'],
  ['IE', 'IE1+23456A', 'IE1+23456A'],
  ['NL', 'NL123456789B01', 'NL123456789B01'],
  // A French number may begin with two letters that look like another country's prefix.
  ['FR', 'DK123456789', 'FRDK123456789'],
  ['US', 'DE123456789', 'DE123456789'],
  ['US', 'ZZ12345', 'ZZ12345'],
])('in %s, the number %s is valid and stored as %s', (country, text, number) => {
  expect(parseVatNumber(text, country)).toBe(number)
})

test.each([
  ['SE', '', 'SE556677889901'],
  ['SE', '5566778899', 'SE556677889901'],
  ['SE', 'DE12345678', 'DE123456789'],
  ['ES', '123456789', 'ESB12345678'],
  ['NL', '123456789', 'NL123456789B01'],
  ['CH', '123456789', 'CHE123456789MWST'],
  ['NO', '923456789', 'NO123456789MVA'],
  ['GR', 'GR12345678', 'EL123456789'],
  ['RO', '0123', 'RO12345678'],
  ['US', '12345', null],
  ['', 'X-12', null],
])('in %s, the number %s is refused, and the example %s is shown', (country, text, example) => {
  expect(parseVatNumber(text, country)).toBe(null)
  expect(findVatExample(text, country)).toBe(example)
})

test('every country has an example that is valid with and without its prefix', () => {
  for (const country of countries) {
    const example = findVatExample('', country) ?? ''
    expect(parseVatNumber(example, country), country).toBe(example)
    expect(parseVatNumber(example.slice(2), country), country).toBe(example)
  }
  expect(Object.keys(vatForms).length).toBe(countries.length + 1)
})

test('a valid number stays valid with other spacing and case, and a longer number is refused', () => {
  const right = fc.constantFrom(...countries).chain(country => {
    const rest = vatForms[country === 'GR' ? 'EL' : country]?.rest ?? /^$/
    return fc.record({ country: fc.constant(country), text: fc.stringMatching(rest) })
  })
  fc.assert(
    fc.property(right, fc.constantFrom(' ', '.', '-', ' - '), fc.nat(12), ({ country, text }, gap, place) => {
      const number = parseVatNumber(text, country)
      expect(number).not.toBe(null)
      const spaced = `${text.slice(0, place)}${gap}${text.slice(place)}`.toLowerCase()
      expect(parseVatNumber(spaced, country)).toBe(number)
      expect(parseVatNumber(number ?? '', country)).toBe(number)
      expect(parseVatNumber(`${number}0123456789`, country)).toBe(null)
    }),
  )
})
