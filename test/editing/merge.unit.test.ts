import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseDifferences } from '#client/editing/entry/differences.ts'
import { merge } from '#client/editing/entry/merge.ts'
import { formatPath, getValue, isSame, parsePath, replaceValue } from '#client/editing/entry/value.ts'

const block = (_key: string, text: string) => ({
  _type: 'block',
  _key,
  children: [{ _type: 'span', _key: 's', text }],
})
const page = {
  title: { en: 'Questions', sv: 'Frågor' },
  lead: { en: 'What people ask us most.', sv: '' },
  body: { en: [block('a', 'One'), block('b', 'Two words here'), block('c', 'Three')] },
}

test('changes of two editors in different fields, blocks and words are merged', () => {
  const mine = replaceValue(
    replaceValue(page, ['title', 'sv'], 'Svar'),
    parsePath('body.en.1.children.0.text'),
    'Two short words here',
  )
  const theirs = {
    ...page,
    lead: { en: 'What people ask us most often.', sv: 'Mest' },
    body: { en: [block('n', 'New'), block('a', 'One'), block('b', 'Two words there')] },
  }
  expect(merge(page, mine, theirs)).toEqual({
    conflicts: [],
    value: {
      title: { en: 'Questions', sv: 'Svar' },
      lead: { en: 'What people ask us most often.', sv: 'Mest' },
      body: { en: [block('n', 'New'), block('a', 'One'), block('b', 'Two short words there')] },
    },
  })
})

test('two changes to one text are a conflict; a block that one editor changes and the other deletes is kept', () => {
  const mine = replaceValue(
    replaceValue(page, ['title', 'en'], 'Answers'),
    parsePath('body.en.2.children.0.text'),
    'Four',
  )
  const theirs = { ...withTitle(page, 'Asked'), body: { en: page.body.en.slice(0, 2) } }
  const { value, conflicts } = merge(page, mine, theirs)
  expect(conflicts).toEqual([{ path: ['title', 'en'], mine: 'Answers', theirs: 'Asked' }])
  expect(getValue(value, parsePath('title.en'))).toBe('Answers')
  expect(getValue(value, parsePath('body.en.2'))).toEqual(block('c', 'Four'))
})

const withTitle = (data: typeof page, en: string) => ({ ...data, title: { ...data.title, en } })

test('blocks without unique keys are merged by their position, and no change is lost', () => {
  for (const keys of [
    ['a', 'a', 'b'],
    ['', '', 'b'],
  ]) {
    const body = (...texts: string[]) => texts.map((text, at) => block(keys[at] ?? 'z', text))
    const base = { title: 'T', body: body('One', 'Two', 'Three') }
    const mine = { title: 'T', body: body('One', 'Two', 'Three, mine') }
    const theirs = { title: 'T', body: body('One, theirs', 'Two', 'Three') }
    const both = body('One, theirs', 'Two', 'Three, mine')
    expect(merge(base, mine, theirs)).toEqual({ conflicts: [], value: { title: 'T', body: both } })
  }
})

test('merging loses no change of either editor', () => {
  const json = fc.jsonValue({ maxDepth: 3, noUnicodeString: true })
  fc.assert(
    fc.property(json, json, json, (base, mine, theirs) => {
      expect(isSame(merge(base, mine, base).value, mine)).toBe(true)
      expect(isSame(merge(base, base, theirs).value, theirs)).toBe(true)
      const same = merge(base, mine, mine)
      expect([isSame(same.value, mine), same.conflicts]).toEqual([true, []])
      // Until the editor chooses a version, a conflict keeps the editor's own value (`mine`).
      const { value, conflicts } = merge(base, mine, theirs)
      for (const conflict of conflicts) expect(isSame(getValue(value, conflict.path), conflict.mine)).toBe(true)
    }),
  )
})

test('differences applied one by one produce the other version', () => {
  const json = fc.dictionary(fc.stringMatching(/^[a-z]{1,4}$/), fc.jsonValue({ maxDepth: 2 }))
  fc.assert(
    fc.property(json, json, (before, after) => {
      const made = parseDifferences(before, after).reduce<unknown>(
        (data, { path, after }) => replaceValue(data, path, after),
        before,
      )
      expect(isSame(made, after)).toBe(true)
    }),
  )
  expect(parseDifferences(page, withTitle(page, 'Asked'))).toEqual([
    { path: ['title', 'en'], before: 'Questions', after: 'Asked' },
  ])
  expect(formatPath(parsePath('roomGuide.rooms.0.name'))).toBe('roomGuide.rooms.0.name')
})
