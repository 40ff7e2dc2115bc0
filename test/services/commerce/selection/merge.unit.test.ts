import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineMaximum } from '#src/services/commerce/catalogue/countries/place.ts'
import { reduceToNetwork } from '#src/services/commerce/http/client-address.ts'
import { normalizeMailbox } from '#src/services/commerce/mail/mailbox.ts'
import { applyChange } from '#src/services/commerce/selection/changes/changes.ts'
import { mergeSelections } from '#src/services/commerce/selection/changes/merge.ts'
import { createSelection, type SelectionState, voucherMaximum } from '#src/services/commerce/selection/state.ts'

const place = { country: 'SE', state: null, market: 1, priceList: 65 }
const elsewhere = { country: 'NO', state: null, market: 2, priceList: 66 }

/** Random selections with one line per item and line ids that start with `id`. */
const selection = (id: string): fc.Arbitrary<SelectionState> =>
  fc
    .record({
      lines: fc.uniqueArray(
        fc.record({
          item: fc.integer({ min: 1, max: 60 }).map(product => `${product}-1`),
          quantity: fc.integer({ min: 1, max: lineMaximum }),
        }),
        { selector: ({ item }) => item, maxLength: 50 },
      ),
      vouchers: fc.uniqueArray(fc.constantFrom('A', 'B', 'C', 'D', 'E'), { maxLength: voucherMaximum }),
      paymentStarted: fc.boolean(),
      place: fc.constantFrom(place, elsewhere),
      shippingMethod: fc.constantFrom(null, 'home', 'pickup'),
    })
    .map(({ lines, ...state }) => ({
      ...createSelection(id, place),
      ...state,
      lines: lines.map((line, index) => ({ ...line, line: `${id}${index}` })),
    }))

const quantities = ({ lines }: SelectionState) => new Map(lines.map(({ item, quantity }) => [item, quantity]))

test('merging adds the quantities of both bags, and repeating it changes nothing', () => {
  fc.assert(
    fc.property(selection('saved'), selection('guest'), (saved, guest) => {
      const before = structuredClone({ saved, guest })
      const result = applyChange(saved, { type: 'merge', guest })
      if (!result.ok) throw new Error('The merge failed')
      const { state: merged } = result.value
      expect({ saved, guest }).toEqual(before)
      const [ours, theirs, all] = [quantities(saved), quantities(guest), quantities(merged)]
      expect(new Set(all.keys())).toEqual(new Set([...ours.keys(), ...theirs.keys()]))
      for (const [item, quantity] of all) {
        expect(quantity).toBe(Math.min(lineMaximum, (ours.get(item) ?? 0) + (theirs.get(item) ?? 0)))
      }
      expect(new Set(merged.lines.map(({ line }) => line)).size).toBe(merged.lines.length)
      expect(merged.vouchers.length).toBe(
        Math.min(voucherMaximum, new Set([...saved.vouchers, ...guest.vouchers]).size),
      )
      expect(merged.place).toEqual(guest.place)
      // The selection whose payment was started keeps its id and line ids, so that its order
      // removes the bought lines.
      const payer = guest.paymentStarted ? guest : saved
      expect(merged).toMatchObject({ id: payer.id, paymentStarted: payer.paymentStarted })
      for (const { line, item } of payer.lines)
        expect(merged.lines).toContainEqual(expect.objectContaining({ line, item }))
      expect(mergeSelections(merged, guest)).toEqual(merged)
    }),
    { numRuns: 500 },
  )
})

test('merging keeps fields typed in either session, except an address in another country', () => {
  const fields = (address: Record<string, string>) => ({ ...createSelection('x', place).fields, address })
  const saved = { ...createSelection('s', place), fields: fields({ firstName: 'Astrid', city: 'Lund', country: 'SE' }) }
  const guest = { ...createSelection('g', elsewhere), fields: fields({ firstName: '', city: 'Oslo' }) }
  expect(mergeSelections(saved, guest).fields.address).toEqual({ firstName: 'Astrid', city: 'Oslo' })
})

test('an IPv6 network and a mailbox are recognised in every spelling, so that limits cover all of them', () => {
  for (const address of ['2001:db8::1', '2001:0db8:0000:0000:ffff::', '2001:DB8:0:0:1:2:3:4']) {
    expect(reduceToNetwork(address)).toBe('2001:db8:0:0')
  }
  expect(reduceToNetwork('2001:db8:0:1::1')).toBe('2001:db8:0:1')
  expect(reduceToNetwork('::1')).toBe('0:0:0:0')
  expect(reduceToNetwork('::ffff:192.0.2.1')).toBe('::ffff:192.0.2.1')
  expect(['A.b+shop@X.se', 'ab@x.se', 'a.b@x.SE'].map(normalizeMailbox)).toEqual(['ab@x.se', 'ab@x.se', 'ab@x.se'])
})
