import { expect, test } from 'vitest'
import { parseOwnPath } from '../../src/shared/preview/own-path.ts'

/* Addresses of other sites that are easily mistaken for paths of the shop. */
const elsewhere = [
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '///evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https://evil.example',
  'HTTPS://evil.example',
  '//evil.example\\@shop.test',
  'http://shop.test@evil.example',
  '//evil%E3%80%82example',
  '//evil。example',
  '//evil.example:80',
  '//0x7f.1',
  'http://[::1]',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'blob:http://x',
  'mailto:a@b',
  'vbscript:x',
  '/.//evil.example',
  '/..//evil.example',
  '/./\\evil.example',
  '/a/..//evil.example',
  '/account/../../..//evil.example',
  'http://SHOP.evil.example:99999999',
  '',
]

const harmless = [
  '/%09/evil.example',
  '/%5cevil.example',
  '/%2fevil.example',
  '/account@evil.example',
  '/account?x=//evil.example',
  '?returnUrl=//evil.example',
  '#//evil.example',
  'http:evil.example',
  '%2f%2fevil.example',
  '／／evil.example',
  '/﹨evil.example',
  '\u00a0//evil.example',
  '\ufeff//evil.example',
  '/sv/info/faq?sort=newest#top',
]

test('addresses of other sites are refused, and all other paths stay on the shop’s origin', () => {
  for (const asked of elsewhere) expect(parseOwnPath(asked), asked).toBeNull()
  for (const asked of [...harmless, ...elsewhere]) {
    const path = parseOwnPath(asked) ?? '/'
    for (const origin of ['http://shop.test', 'https://shop.test']) {
      const target = new URL(path, `${origin}/api/preview`)
      expect([target.origin, target.pathname.startsWith('//')], asked).toEqual([origin, false])
    }
    expect(path).toMatch(/^\/[!-~]*$/)
  }
  expect(parseOwnPath('/sv/info/faq?sort=newest#top')).toBe('/sv/info/faq?sort=newest#top')
})
