import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Difference, findDifferences, getListItemName } from '#src/services/content/differences/differences.ts'

const text = fc.constantFrom('', 'A', 'B')
const localized = fc.record({ en: text, sv: text })
const block = (key: string) => fc.record({ _type: fc.constant('block'), _key: fc.constant(key), text })
const body = fc.subarray(['a', 'b', 'c', 'd']).chain(keys => fc.tuple(...keys.map(block)).chain(fc.shuffledSubarray))
const named = fc.uniqueArray(fc.record({ id: fc.constantFrom('x', 'y', 'z'), n: fc.nat(2) }), {
  selector: one => one.id,
})
const documents = fc.record({
  title: localized,
  body: fc.record({ en: body, sv: body }),
  items: named,
  plain: fc.array(fc.nat(2), { maxLength: 3 }),
  facts: fc.array(fc.record({ name: localized }), { maxLength: 2 }),
  picture: fc.option(fc.record({ alt: localized }), { nil: undefined }),
})

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The value at the path, or null if there is none. */
const at = (document: unknown, path: string[]): unknown =>
  path.reduce<unknown>((value, name) => {
    if (Array.isArray(value)) return value.find(item => getListItemName(item) === name) ?? null
    return isRecord(value) ? (value[name] ?? null) : null
  }, document)

const isOrder = ({ path }: Difference, document: unknown) => {
  const value = at(document, path)
  return Array.isArray(value) && value.length > 0 && value.every(item => getListItemName(item) !== null)
}

test('only different values are listed as differences, with paths that lead to the values before and after', () => {
  fc.assert(
    fc.property(documents, documents, (before, after) => {
      const differences = findDifferences(before, after)
      expect(differences.length === 0).toBe(JSON.stringify(before) === JSON.stringify(after))
      for (const one of differences) {
        if (Array.isArray(one.before) && Array.isArray(one.after) && isOrder(one, before) && isOrder(one, after)) {
          expect(one.before.toSorted()).toEqual(one.after.toSorted())
        } else {
          expect(at(before, one.path), JSON.stringify(one.path)).toEqual(one.before)
          expect(at(after, one.path), JSON.stringify(one.path)).toEqual(one.after)
        }
      }
      const back = findDifferences(after, before).map(({ path }) => path.join('.'))
      expect(back.toSorted()).toEqual(differences.map(({ path }) => path.join('.')).toSorted())
    }),
  )
})

test('a changed block is one difference, and an inserted block has no former value', () => {
  const one = { _type: 'block', _key: 'a', text: 'Old' }
  const other = { ...one, text: 'New' }
  const added = { _type: 'block', _key: 'b', text: 'Added' }
  expect(findDifferences({ body: { en: [one] } }, { body: { en: [added, other] } })).toEqual([
    { path: ['body', 'en', 'b'], before: null, after: added },
    { path: ['body', 'en', 'a'], before: one, after: other },
  ])
  const list = [{ id: 'x' }, { id: 'y' }]
  expect(findDifferences({ list }, { list: list.toReversed() })).toEqual([
    { path: ['list'], before: ['x', 'y'], after: ['y', 'x'] },
  ])
  expect(findDifferences(null, { title: 'X' })).toEqual([{ path: [], before: null, after: { title: 'X' } }])
})
