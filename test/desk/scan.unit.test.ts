import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countPiece, decideScan, isGoodsCode, isPacked, type ScanState } from '#client/desk/scan.ts'

const eans = ['7350000000017', '7350000000024', '7350000000031']
const orders = ['100001', '100002']

const states: fc.Arbitrary<ScanState> = fc
  .uniqueArray(
    fc.record({
      code: fc.constantFrom(...eans),
      toSend: fc.integer({ min: 1, max: 4 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    { minLength: 1, selector: ({ code }) => code },
  )
  .map(lines => ({
    orders,
    order: '100001',
    lines: lines.map(({ code, toSend, share }) => ({
      ...{ line: `line-${code}`, codes: [code, `sku-${code}`] },
      ...{ toSend, scanned: Math.round(toSend * share) },
    })),
  }))
const codes = fc.constantFrom(...eans, ...orders, '9999999999999', '', '100003', 'sku-7350000000017')

const sum = (state: ScanState) => state.lines.reduce((total, { scanned }) => total + scanned, 0)

test('whatever is scanned, no line has more pieces than are left to send, and each counted scan adds one', () => {
  fc.assert(
    fc.property(states, fc.array(codes, { maxLength: 20 }), (begin, scans) => {
      let state = begin
      for (const code of scans) {
        const before = sum(state)
        const scan = decideScan(state, code)
        if (scan.kind === 'counted') state = { ...state, lines: countPiece(state.lines, scan.line) }
        expect(sum(state)).toBe(before + (scan.kind === 'counted' ? 1 : 0))
        for (const { scanned, toSend } of state.lines) expect(scanned).toBeLessThanOrEqual(toSend)
        if (isPacked(state.lines)) expect(decideScan(state, code).kind).not.toBe('counted')
      }
    }),
  )
})

test('once every piece that is left to send has been scanned, the order is packed', () => {
  fc.assert(
    fc.property(states, state => {
      let { lines } = state
      for (const { codes, toSend, scanned } of state.lines)
        for (let left = toSend - scanned; left > 0; left--) {
          const scan = decideScan({ ...state, lines }, codes[0] ?? '')
          expect(scan.kind).toBe('counted')
          if (scan.kind === 'counted') lines = countPiece(lines, scan.line)
        }
      expect(isPacked(lines)).toBe(true)
    }),
  )
})

const line = (code: string, toSend: number, scanned: number) => ({ line: code, codes: [code], toSend, scanned })
const state = (...lines: ScanState['lines']): ScanState => ({ orders, order: '100001', lines })

test('scanning a slip opens its order, unless scanned pieces of another order have not been sent', () => {
  expect(decideScan(state(line('A', 2, 0)), ' 100002 ')).toEqual({ kind: 'order', order: '100002' })
  expect(decideScan(state(line('A', 2, 1)), '100002')).toEqual({ kind: 'unfinished' })
  expect(decideScan(state(line('A', 2, 1)), '100001')).toEqual({ kind: 'order', order: '100001' })
  expect(decideScan(state(line('A', 2, 0)), '100009')).toEqual({ kind: 'wrong' })
})

test('a number may be scanned with 12, 13 or 14 digits, and an SKU may be typed in lower case', () => {
  const lines = [line('0735000000001', 1, 0), line('GLIM-01', 1, 0)]
  expect(decideScan(state(...lines), '735000000001')).toMatchObject({ kind: 'counted', line: '0735000000001' })
  expect(decideScan(state(...lines), '00735000000001')).toMatchObject({ kind: 'counted', line: '0735000000001' })
  expect(decideScan(state(...lines), 'glim-01')).toMatchObject({ kind: 'counted', line: 'GLIM-01' })
})

test('if two lines have the same code, pieces count for the second line once the first is full', () => {
  const [one, two] = [line('A', 1, 1), { ...line('A', 1, 0), line: 'B' }]
  expect(decideScan(state(one, two), 'A')).toEqual({ kind: 'counted', line: 'B' })
  expect(decideScan(state(one, { ...two, scanned: 1 }), 'A')).toEqual({ kind: 'surplus' })
})

test('the code of a piece or a slip is not accepted as a tracking number', () => {
  expect(isGoodsCode(state(line('A', 1, 1)), 'a')).toBe(true)
  expect(isGoodsCode(state(line('A', 1, 1)), '100002')).toBe(true)
  expect(isGoodsCode(state(line('A', 1, 1)), '00370123456789012345')).toBe(false)
})
