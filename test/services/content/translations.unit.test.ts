import fc from 'fast-check'
import { expect, test } from 'vitest'
import { collectLinks } from '#src/services/content/overview/links.ts'
import { findDrifted, listUntranslated } from '#src/services/content/overview/translations.ts'

const text = fc.constantFrom('', 'A', 'B', 'C')
const value = fc.record({ en: text, sv: text })
const documents = fc.record({
  title: value,
  items: fc.array(fc.record({ id: fc.constantFrom('x', 'y'), name: value })),
})

test('a translation has drifted after only the English text has changed, until the Swedish text changes', () => {
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 8 }), versions => {
      let before: { document: unknown; drifted: string[] } | null = null
      let expected = false
      for (const [at, title] of versions.entries()) {
        const document = { title }
        const drifted = findDrifted(document, before)
        const old = versions[at - 1]
        if (!old || title.sv === '' || title.sv !== old.sv) expected = false
        else if (title.en !== old.en) expected = true
        expect(drifted).toEqual(expected ? ['title'] : [])
        before = { document, drifted }
      }
    }),
  )
})

test('new and unchanged texts have not drifted, even if the items of a list move', () => {
  fc.assert(
    fc.property(documents, document => {
      expect(findDrifted(document, null)).toEqual([])
      expect(findDrifted(document, { document, drifted: [] })).toEqual([])
      const moved = { ...document, items: [...new Map(document.items.map(item => [item.id, item])).values()] }
      const reversed = { ...moved, items: moved.items.toReversed() }
      expect(findDrifted(reversed, { document: moved, drifted: [] })).toEqual([])
    }),
  )
})

test('a text without a Swedish version is untranslated, unless it is empty in English too', () => {
  fc.assert(
    fc.property(value, title => {
      expect(listUntranslated({ title })).toEqual(title.en !== '' && title.sv === '' ? ['title'] : [])
    }),
  )
  const body = { en: [{ _key: 'a', _type: 'block' }] }
  expect(listUntranslated({ body, facts: [{ name: { en: 'X' } }] })).toEqual(['body', 'facts.0.name'])
})

test('an entry’s references and its links to paths, even in Portable Text, are found', () => {
  const block = { _key: 'a', _type: 'block', markDefs: [{ _type: 'link', href: '/info/faq?x#y' }] }
  expect(collectLinks('news', { products: ['1001', '1001', '1002'], body: { en: [block], sv: [block] } })).toEqual([
    { type: 'path', id: '/info/faq', field: 'body' },
    { type: 'product', id: '1001', field: 'products' },
    { type: 'product', id: '1002', field: 'products' },
  ])
  expect(
    collectLinks('startPage', { case: 'x', hero: { link: { href: 'https://example.com' } }, story: { link: 1 } }),
  ).toEqual([{ type: 'case', id: 'x', field: 'case' }])
  expect(collectLinks('page', { title: { en: '/info/faq' } })).toEqual([])
})
