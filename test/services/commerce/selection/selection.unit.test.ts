import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineMaximum } from '#src/services/commerce/catalogue/countries/place.ts'
import { applyChange, type SelectionChange } from '#src/services/commerce/selection/changes/changes.ts'
import { createSelection, type SelectionState } from '#src/services/commerce/selection/state.ts'

const place = { country: 'SE', state: null, market: 1, priceList: 65 }
const items = ['1-1', '1-2', '2-1', '3-1']
const stock: Record<string, number> = { '1-1': 5, '1-2': 0, '2-1': 200, '3-1': 1 }
const change: fc.Arbitrary<SelectionChange> = fc.oneof(
  fc.record({
    type: fc.constant('addItem' as const),
    offer: fc.constantFrom(...items).map(item => ({ item, stock: stock[item] ?? 0, markets: [1], priceLists: [65] })),
    quantity: fc.integer({ min: 1, max: 120 }),
    line: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  }),
  fc.record({
    type: fc.constant('setQuantity' as const),
    line: fc.constantFrom('a', 'b', 'c', 'd', 'x'),
    quantity: fc.integer({ min: -50, max: 120 }),
    relative: fc.boolean(),
    stock: fc.constant(stock),
  }),
  fc.record({ type: fc.constant('correct' as const), stock: fc.constant({ ...stock, '2-1': 3 }) }),
)

test('changes keep quantities between 1 and the maximum, and do not modify the state they start from', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 30 }), changes => {
      let state = createSelection('s', place)
      for (const [index, each] of changes.entries()) {
        const before = structuredClone(state)
        // The service gives every line a new random id.
        const result = applyChange(state, each.type === 'addItem' ? { ...each, line: `${index}` } : each)
        expect(state).toEqual(before)
        if (!result.ok) continue
        const { state: after, unavailable } = result.value
        for (const { originalQuantity, unavailable: missing, available } of unavailable) {
          expect(missing).toBeGreaterThan(0)
          expect(available + missing).toBe(originalQuantity)
        }
        for (const { item, quantity } of after.lines) {
          expect(quantity).toBeGreaterThanOrEqual(1)
          expect(quantity).toBeLessThanOrEqual(Math.min(lineMaximum, stock[item] ?? 0))
        }
        expect(new Set(after.lines.map(({ item }) => item)).size).toBe(after.lines.length)
        state = after
      }
    }),
  )
})

function stateAfter(state: SelectionState, change: SelectionChange) {
  const result = applyChange(state, change)
  if (!result.ok) throw new Error(JSON.stringify(result.errors))
  return result.value.state
}

test('a purchase removes the bought quantities, keeps later additions, and changes nothing if repeated', () => {
  const lines = [
    { line: 'a', item: '1-1', quantity: 3 },
    { line: 'b', item: '2-1', quantity: 1 },
  ]
  const state = { ...createSelection('s', place), lines, paymentStarted: true, vouchers: ['LJUS10'] }
  const complete: SelectionChange = {
    type: 'complete',
    selection: 's',
    order: 'r',
    lines: [{ line: 'a', item: '1-1', quantity: 2 }],
    next: 't',
  }
  const after = stateAfter(state, complete)
  expect(after).toMatchObject({
    id: 't',
    lines: [
      { line: 'a', quantity: 1 },
      { line: 'b', quantity: 1 },
    ],
    vouchers: [],
    paymentStarted: false,
    lastPurchase: { selection: 's', order: 'r' },
  })
  expect(stateAfter(after, complete)).toBe(after)
})
