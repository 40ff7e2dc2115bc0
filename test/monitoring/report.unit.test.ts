import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseViolations } from '#src/monitoring/csp.ts'
import { mask } from '#src/monitoring/mask.ts'
import { createReportToken, isForPage, readReportToken } from '#src/monitoring/token.ts'
import { createLimit, visitorAddress } from '#src/shared/edge/limit.ts'

const now = 1_800_000_000_000

test('a token is valid for its page for five minutes, and any change to it is detected', async () => {
  const path = '/sv/product/murla?x'
  const token = await createReportToken('secret', path, now)
  const read = await readReportToken('secret', token, now + 299_000)
  expect(read && [read.path, isForPage(read, path), isForPage(read, '/sv')]).toEqual([path, true, false])
  expect(await readReportToken('secret', token, now + 301_000)).toBeNull()
  expect(await readReportToken('secret', token, now - 60_000)).toBeNull()
  expect(await readReportToken('other', token, now)).toBeNull()
  expect(await createReportToken('secret', path, now)).not.toBe(token)
  await fc.assert(
    fc.asyncProperty(fc.nat(token.length - 1), fc.string({ maxLength: 3 }), async (at, put) => {
      const changed = token.slice(0, at) + put + token.slice(at + 1)
      fc.pre(changed !== token)
      expect(await readReportToken('secret', changed, now)).toBeNull()
    }),
  )
  for (const odd of [
    '',
    '.',
    token.toUpperCase(),
    token.slice(65),
    `${token}\n`,
    token.split('.').reverse().join('.'),
  ]) {
    expect(await readReportToken('secret', odd, now)).toBeNull()
  }
  const long = await createReportToken('secret', `/${'å'.repeat(50)}${'x'.repeat(20_000)}`, now)
  expect(long.length).toBeLessThan(400)
  expect(await readReportToken('secret', long, now)).not.toBeNull()
})

test('personal data and secrets are masked', () => {
  const text = [
    'TypeError: cannot mail astrid.ek+shop@example.com or oliver%40example.com',
    'at https://shop.test/checkout/return?payment=abc&email=x#frag:12:3 from 192.168.10.4 and 2001:db8:85a3:0:0:8a2e:370:7334 or 2001:db8::1, fe80::, [2a00:1450::8a2e:200e]:443',
    'API-Token: k3v0m8s1q4c7b2n9x5z6a1d0fe /order/0123456789abcdef0123456789abcdef',
  ].join('\r\n\u2028')
  const line = mask(text, 2000)
  expect(line).toContain('TypeError: cannot mail [email] or [email]')
  expect(line).toContain('https://shop.test/checkout/return[query]')
  expect(line).not.toMatch(/astrid|oliver|payment|frag|192\.|2001:|fe80|2a00|200e|k3v0|0123456|\n|\u2028/)
  expect(mask('at commitPassiveMountOnFiberRecursively (index-Dk3x.js:12:30)', 99)).toBe(
    'at commitPassiveMountOnFiberRecursively (index-Dk3x.js:12:30)',
  )
  expect(mask('at 12:30:45 in std::vector, a.js:1:2', 99)).toBe('at 12:30:45 in std::vector, a.js:1:2')
})

test('an email address is masked however the part before the @ is written', () => {
  const letter = fc.constantFrom(...'abcÅ09')
  const plain = fc.array(fc.oneof(letter, fc.constantFrom(...".!#$&'*+-/=?^_`{|}~")), { minLength: 1, maxLength: 20 })
  const quoted = fc.array(fc.oneof(letter, fc.constantFrom(' ', '@', ',', '<', '>', '(', '\\"', '\\\\')), {
    maxLength: 19,
  })
  const local = fc.oneof(
    plain.map(letters => `s3cret${letters.join('')}`),
    quoted.map(letters => `"s3cret${letters.join('')}"`),
  )
  fc.assert(
    fc.property(local, fc.boolean(), fc.boolean(), (name, isEncoded, isBetween) => {
      const address = isEncoded ? encodeURIComponent(`${name}@h0me.example`) : `${name}@h0me.example`
      const line = mask(isBetween ? `cannot mail ${address}, sorry` : address, 500)
      expect(line).not.toMatch(/s3cret|h0me/)
      expect(line).toContain(isBetween ? 'cannot mail ' : '[')
    }),
    { numRuns: 5000 },
  )
})

test('masking any text is quick and keeps to the length limit', () => {
  for (const nasty of [
    'a',
    '@',
    'a@',
    '1.',
    'f:',
    '?',
    '-',
    '%40',
    '%41',
    '"',
    '"a',
    '\\"',
    'a1',
    '\u0000',
    '\ud800',
    '🦟',
  ]) {
    const start = performance.now()
    const line = mask(nasty.repeat(16_000 / nasty.length), 500)
    expect([performance.now() - start < 1000, line.length <= 500], nasty).toEqual([true, true])
  }
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 800 }), text => {
      const json = JSON.stringify(mask(text, 100))
      expect(new TextEncoder().encode(json).length).toBeLessThanOrEqual(302)
    }),
  )
})

test('limits count each key separately, expire, and hold a bounded number of keys', () => {
  const passes = createLimit(3, 1000)
  expect(Array.from({ length: 5 }, () => passes('a', now))).toEqual([true, true, true, false, false])
  expect([passes('b', now), passes('a', now + 999), passes('a', now + 1001)]).toEqual([true, false, true])
  for (let key = 0; key < 20_000; key++) passes(`${key}`, now)
  expect(passes('a', now)).toBe(true)
  const from = (address: string) =>
    visitorAddress(new Request('http://x', { headers: { 'CF-Connecting-IP': address } }))
  expect(from('2001:db8:1:2::9')).toBe(from('2001:DB8:1:2:aaaa:bbbb:cccc:dddd'))
  expect(from('2001:db8::1')).toBe('2001:db8:0:0')
  expect(from('192.0.2.1')).not.toBe(from('192.0.2.2'))
})

test('reports of violations are summarized, in both formats that browsers send', () => {
  const body = {
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://evil.example/x.js?q',
    documentURL: 'https://shop.test/sv/checkout?email=a@b.se',
  }
  const listed = Array.from({ length: 500 }, () => ({ type: 'csp-violation', body }))
  const summary = { directive: 'script-src-elem', blocked: 'https://evil.example', path: '/sv/checkout' }
  expect(parseViolations(listed)).toEqual([{ ...summary, count: 500 }])
  expect(
    parseViolations({
      'csp-report': {
        'violated-directive': 'script-src-elem',
        'blocked-uri': body.blockedURL,
        'document-uri': body.documentURL,
      },
    }),
  ).toEqual([{ ...summary, count: 1 }])
  const different = Array.from({ length: 99 }, (_, at) => ({
    type: 'csp-violation',
    body: { ...body, blockedURL: `https://x${at}.example` },
  }))
  expect(parseViolations(different)).toHaveLength(10)
  expect(
    parseViolations([{ type: 'csp-violation', body: { ...body, blockedURL: 'chrome-extension://abc/x.js' } }]),
  ).toEqual([])
  for (const odd of [null, 7, 'x', {}, [], [null], { 'csp-report': 3 }, [{ type: 'deprecation', body: {} }]]) {
    expect(parseViolations(odd)).toEqual([])
  }
})
