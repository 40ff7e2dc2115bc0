import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planSteps } from '#client/shared/commerce/session/carry-bag.ts'

const bag = fc.uniqueArray(
  fc.record({ item: fc.constantFrom('a', 'b', 'c', 'd'), quantity: fc.integer({ min: 1, max: 99 }) }),
  {
    selector: ({ item }) => item,
  },
)
const numbered = bag.map(lines => lines.map((line, index) => ({ ...line, line: `line-${index}` })))

/** Returns the platform's bag after these steps. */
function after(lines: { line: string; item: string; quantity: number }[], steps: ReturnType<typeof planSteps>) {
  const held = new Map(lines.map(({ item, quantity }) => [item, quantity]))
  for (const step of steps) {
    if ('item' in step) held.set(step.item, (held.get(step.item) ?? 0) + step.quantity)
    else held.set(lines.find(({ line }) => line === step.line)?.item ?? '', step.quantity)
  }
  return Object.fromEntries([...held].filter(([, quantity]) => quantity > 0))
}

test('a login or logout keeps the lines of the bag, even if the platform has changed them', () => {
  fc.assert(
    fc.property(bag, numbered, (wanted, found) => {
      const steps = planSteps(wanted, found)
      expect(after(found, steps)).toEqual(Object.fromEntries(wanted.map(({ item, quantity }) => [item, quantity])))
    }),
  )
})

test('a bag that is already right is not changed', () => {
  fc.assert(
    fc.property(numbered, lines => {
      expect(planSteps(lines, lines)).toEqual([])
    }),
  )
})
