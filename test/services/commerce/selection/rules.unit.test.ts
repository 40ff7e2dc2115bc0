import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isEmail, isLatin } from '#client/shared/commerce/address.ts'
import { parseStockLabel, parseStockNumber } from '#client/shared/commerce/stock.ts'
import { cleanZipCode, compactZipCode, isZipCode, needsZipCode } from '#client/shared/commerce/zip-code.ts'
import { parseBodyQuantity, parsePathQuantity } from '#src/services/commerce/selection/fields.ts'

test('a quantity in a path is one to four ASCII digits, and in a body it is a positive integer', () => {
  for (const text of ['0', '1', '05', '99', '9999']) expect(parsePathQuantity(text)).toBe(Number(text))
  for (const text of [
    '',
    '-1',
    '+5',
    ' 5',
    '5 ',
    '1.0',
    '1.5',
    '1e3',
    '0x10',
    '12345',
    '٣',
    '５',
    'NaN',
    'Infinity',
    '1'.repeat(400),
  ]) {
    expect(parsePathQuantity(text)).toBeNull()
  }
  expect(parseBodyQuantity(undefined)).toBe(1)
  for (const value of [0, -1, 1.5, 1e9, NaN, Infinity, '2', null, [2], { valueOf: 2 }, true]) {
    expect(parseBodyQuantity(value)).toBeNull()
  }
})

test('addresses accept Latin letters only', () => {
  for (const text of [
    '',
    'Åsa Öberg',
    'É',
    'Straße 5',
    'Łódź',
    'Bjørn',
    'Nguyễn',
    "O'Neill",
    'O’Neill',
    'A\u030asa',
    'Šimůnek-Çelik',
    'Əliyeva',
    'Kaʻiulani ʼ',
    '„A“ ‑ – — … № 5',
    'Ŋdɔ',
  ]) {
    expect(isLatin(text), text).toBe(true)
  }
  for (const text of [
    'Москва',
    'Αθήνα',
    '東京',
    '서울',
    'a😀',
    'a\u202eb',
    'a\u200bb',
    'a\u00adb',
    'a\tb',
    'a\nb',
    'a\0',
    '\ud800',
    'ــ',
    'ı́\u0301\u0489',
  ]) {
    expect(isLatin(text), text).toBe(false)
  }
})

test('ZIP codes must have the format of their country, with or without its prefix and spaces', () => {
  const good: [string, string][] = [
    ['111 22', 'SE'],
    ['11122', 'SE'],
    ['0150', 'NO'],
    ['2100', 'DK'],
    ['00100', 'FI'],
    ['10115', 'DE'],
    ['1012 ab', 'NL'],
    ['D02 AF30', 'IE'],
    ['SW1A 1AA', 'GB'],
    ['m11ae', 'GB'],
    ['94103', 'US'],
    ['94103-1234', 'US'],
    ['100-0001', 'JP'],
    ['111  22', 'SE'],
    ['111\u00a022', 'SE'],
    ['111\u200922', 'SE'],
    ['\u200e111\u202f22\u202c', 'SE'],
    ['１１１２２', 'SE'],
    ['SE-111 22', 'SE'],
    ['s-11122', 'SE'],
    ['D-10115', 'DE'],
    ['DE 10115', 'DE'],
    ['FIN–00100', 'FI'],
    ['75001 CEDEX', 'FR'],
    ['75391 Cedex 08', 'FR'],
    ['F-75001', 'FR'],
    ['NL-1012 AB', 'NL'],
    ['BFPO 12', 'GB'],
    ['bfpo1', 'GB'],
    ['G1 1AA', 'GB'],
    ['GIR 0AA', 'GB'],
    ['94103‑1234', 'US'],
    ['00000', 'AE'],
  ]
  const bad: [string, string][] = [
    ['1112', 'SE'],
    ['D-11122', 'SE'],
    ['SE-1112', 'SE'],
    ['000 00', 'SE'],
    ['11122x', 'SE'],
    ['015', 'NO'],
    ['1012', 'NL'],
    ['0012 AB', 'NL'],
    ['ABC', 'GB'],
    ['9410', 'US'],
    ['٩٤١٠٣', 'US'],
    ['', 'JP'],
    ['<script>', 'JP'],
  ]
  for (const [code, country] of good) expect(isZipCode(code, country), `${code} ${country}`).toBe(true)
  for (const [code, country] of bad) expect(isZipCode(code, country), `${code} ${country}`).toBe(false)
})

const anyText = fc.string({ unit: 'binary' })
const nearlyZipCode = fc
  .array(fc.constantFrom('F', 'SE', 'LV', '-', ' ', '75001', '11122', 'cedex', '\u1fe7', '\u2013'), { maxLength: 6 })
  .map(parts => parts.join(''))

test('ZIP codes are stored in the usual format of their country', () => {
  const clean: [string, string, string][] = [
    ['SE-111 22', 'SE', '111 22'],
    ['sw1a\u00a01aa', 'GB', 'SW1A 1AA'],
    ['75001 CEDEX 08', 'FR', '75001'],
    ['F-75001 cedex', 'FR', '75001'],
    // The upper case of this character is three characters, which NFC normalises to two.
    ['\u1fe7', 'SE', '\u03ab\u0342'],
    ['c1a 1a1', 'CA', 'C1A 1A1'],
    ['half', 'SE', 'HALF'],
    ['', '', ''],
  ]
  for (const [code, country, written] of clean) expect(cleanZipCode(code, country)).toBe(written)
  expect(compactZipCode('SE-111 22', 'SE')).toBe('11122')
  fc.assert(
    fc.property(fc.oneof(anyText, nearlyZipCode), fc.constantFrom('SE', 'GB', 'FR', 'LV', ''), (text, country) => {
      const once = cleanZipCode(text, country)
      expect(cleanZipCode(once, country)).toBe(once)
    }),
    { numRuns: 500 },
  )
})

test('ZIP codes are required only in countries that have them, and in Ireland only for delivery', () => {
  expect(['AE', 'HK', 'ie', 'SE'].map(country => needsZipCode(country, true))).toEqual([false, false, true, true])
  expect(['AE', 'HK', 'ie', 'SE'].map(country => needsZipCode(country, false))).toEqual([false, false, false, true])
})

test('e-mail addresses are ASCII with a dot in the domain, and at most 254 characters long', () => {
  for (const text of ['a@b.se', 'a.b+c@sub.example.com', "o'n@x.co"]) expect(isEmail(text), text).toBe(true)
  for (const text of ['', 'a', 'a@b', 'a b@c.se', 'a@b.se\r\nBcc: x@y.se', 'å@b.se', `${'a'.repeat(250)}@b.se`]) {
    expect(isEmail(text), text).toBe(false)
  }
})

test('stock labels and numbers are parsed from all forms that servers send', () => {
  expect([0, 'no', '', '0', null, undefined, -1].map(parseStockLabel)).toEqual(Array(7).fill('none'))
  expect([1, 10, '3', 'few'].map(parseStockLabel)).toEqual(Array(4).fill('few'))
  expect([11, '11', 'yes', 'preorder', 'infinite'].map(parseStockLabel)).toEqual(Array(5).fill('yes'))
  expect(['yes', 'few', 'no', 7, '7', ''].map(parseStockNumber)).toEqual([1, 1, 0, 7, 7, 0])
})
