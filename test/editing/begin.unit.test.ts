import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeSlug } from '#client/editing/entry/begin.ts'
import { slugId } from '#src/services/content/entries/fields.ts'

test.each([
  ['Långa kvällar', 'langa-kvallar'],
  ['  «Light», at 2200 K! ', 'light-at-2200-k'],
  ['Ærø', 'r'],
  ['光', ''],
])('the slug of %s is %s', (title, slug) => {
  expect(makeSlug(title)).toBe(slug)
})

test('a slug is empty or accepted by the content service', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), title => {
      const slug = makeSlug(title)
      expect(slug === '' || slugId.test(slug)).toBe(true)
    }),
  )
})
