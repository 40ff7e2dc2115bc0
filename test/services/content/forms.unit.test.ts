import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { documents } from '#src/services/content/entries/documents.ts'
import { loadForms } from '#src/services/content/forms/forms.ts'
import type { Node } from '#src/services/content/forms/node.ts'
import { createNode } from '#src/services/content/forms/walk.ts'
import { inLanguages } from '#src/services/content/lib/localize.ts'
import { refersTo } from '#src/services/content/lib/marks.ts'
import { translateMessage } from '#src/services/content/lib/reasons/reason.ts'
import { explainIssue } from '#src/services/content/rules/problem.ts'

const listParts = (node: Node): Node[] => [
  node,
  ...('fields' in node ? node.fields.flatMap(field => listParts(field.node)) : []),
  ...('item' in node ? listParts(node.item) : []),
  ...('kinds' in node ? node.kinds.flatMap(kind => listParts(kind.node)) : []),
]
const findNode = (type: string, ...path: string[]) => {
  const form = loadForms().find(one => one.type === type)
  return path.reduce<Node | undefined>((node, name) => {
    if (node && 'item' in node) return name === '*' ? node.item : undefined
    return node && 'fields' in node ? node.fields.find(field => field.name === name)?.node : undefined
  }, form?.node)
}

test('every type of entry has a form, whose fields have labels in both languages', () => {
  expect(loadForms().map(({ type }) => type)).toEqual(Object.keys(documents))
  for (const { type, label, node } of loadForms()) {
    expect(label, type).toEqual({ en: expect.any(String), sv: expect.any(String) })
    const fields = listParts(node).flatMap(part => ('fields' in part ? part.fields : []))
    const unlabelled = fields.filter(({ node }) => !node.label?.en || !node.label.sv)
    expect(
      unlabelled.map(({ name }) => name),
      type,
    ).toEqual([])
  }
  expect(JSON.parse(JSON.stringify(loadForms()))).toEqual(loadForms())
})

test('error messages explain the limits of values in both languages', () => {
  const problems = loadForms()
    .flatMap(({ node }) => listParts(node))
    .flatMap(part => ('problem' in part && part.problem ? [part.problem] : []))
  expect(problems.length).toBeGreaterThan(3)
  for (const problem of problems) expect(translateMessage(problem)).toEqual({ en: problem, sv: expect.any(String) })
  const product = v.safeParse(documents.product, { sku: '', categories: [], facts: { weight: -1, socket: 'E1' } })
  const said = Object.fromEntries((product.issues ?? []).map(issue => [v.getDotPath(issue), explainIssue(issue)]))
  expect(said).toMatchObject({
    id: { en: 'is missing', sv: 'saknas' },
    sku: { en: 'must not be empty', sv: 'får inte vara tomt' },
    categories: { en: 'must have at least 1', sv: 'måste ha minst 1' },
    'facts.weight': { en: 'must be more than 0', sv: 'måste vara mer än 0' },
    'facts.socket': { sv: 'måste vara ett av "E14", "E27", "G9", "GU10", "G4", "GU5.3", "GX53", "R7s"' },
  })
})

test('a form describes the kind, languages, references and limits of each field', () => {
  expect(findNode('page', 'title')).toMatchObject({ kind: 'text', localized: true, optional: false })
  expect(findNode('page', 'lead')).toMatchObject({ kind: 'longText', localized: true })
  expect(findNode('page', 'body')).toMatchObject({ kind: 'body', localized: true })
  expect(findNode('page', 'picture')).toMatchObject({ kind: 'picture', optional: true, localized: false })
  expect(findNode('startPage', 'hero', 'link', 'href')).toMatchObject({ kind: 'link' })
  expect(findNode('startPage', 'newProducts', '*')).toMatchObject({ kind: 'reference', refers: 'product' })
  expect(findNode('startPage', 'case')).toMatchObject({ kind: 'reference', refers: 'case', optional: true })
  expect(findNode('startPage', 'bands')).toMatchObject({
    usual: expect.arrayContaining(['roomGuide']),
    item: { options: expect.arrayContaining([{ value: 'news', label: { en: 'News', sv: 'Aktuellt' } }]) },
  })
  expect(findNode('campaign', 'blocks', '*')).toMatchObject({
    kind: 'block',
    kinds: expect.arrayContaining([
      expect.objectContaining({ name: 'quote', hint: { en: expect.any(String), sv: expect.any(String) } }),
    ]),
  })
  expect(findNode('product', 'categories')).toMatchObject({ kind: 'list', min: 1, item: { refers: 'category' } })
  expect(findNode('product', 'prices')).toMatchObject({ kind: 'list', readOnly: true })
  expect(findNode('product', 'prepareDays')).toMatchObject({ kind: 'number', optional: true, readOnly: true })
  expect(findNode('product', 'maker')).toMatchObject({ optional: true, neededToPublish: true })
  const facts = findNode('product', 'facts')
  if (!facts || !('fields' in facts)) throw new Error('Facts have no fields.')
  const grouped = facts.groups?.flatMap(({ fields }) => fields)
  expect(grouped?.toSorted()).toEqual(facts.fields.map(({ name }) => name).toSorted())
  expect(facts.groups?.at(-1)?.fields).toEqual(['gln'])
  expect(findNode('page', 'seoData', 'shareImage')).toMatchObject({ kind: 'pictureAddress', optional: true })
  expect(findNode('product', 'swatch')).toMatchObject({
    kind: 'colour',
    pattern: '^#[0-9a-f]{6}$',
    problem: expect.stringContaining('#b8934f'),
  })
  expect(findNode('product', 'facts', 'weight')).toMatchObject({ kind: 'number', above: 0, integer: false })
  expect(findNode('product', 'facts', 'color-temperature')).toMatchObject({ min: 1000, max: 10_000, integer: true })
  expect(findNode('product', 'facts', 'socket')).toMatchObject({
    kind: 'choice',
    options: expect.arrayContaining(['E27']),
  })
  expect(findNode('product', 'media', '*')).toMatchObject({ kind: 'media' })
  expect(findNode('product', 'slug')).toMatchObject({ kind: 'text', min: 1 })
  expect(findNode('maker', 'email')).toMatchObject({ format: 'email' })
  expect(findNode('maker', 'address')).toMatchObject({ kind: 'text', localized: true })
  expect(findNode('dealer', 'country')).toMatchObject({ min: 2, max: 2 })
  expect(findNode('dealer', 'website')).toMatchObject({ format: 'url', optional: true })
  expect(findNode('news', 'date')).toMatchObject({ kind: 'date' })
  expect(findNode('case', 'pictures', '*')).toMatchObject({ kind: 'picture' })
  expect(() => createNode(v.map(v.string(), v.string()), ['x'])).toThrow('"map"')
})

test('optional and localized fields of random schemas keep their kind and limits in the form', () => {
  const limited = fc.record({ min: fc.integer(), length: fc.nat(), isOptional: fc.boolean(), isLocal: fc.boolean() })
  fc.assert(
    fc.property(limited, ({ min, length, isOptional, isLocal }) => {
      const parts = {
        number: v.pipe(v.number(), v.minValue(min), v.integer()),
        list: v.pipe(v.array(v.pipe(refersTo('case'), v.maxLength(length))), v.maxLength(length)),
        text: v.pipe(v.string(), v.pipe(v.string(), v.minLength(length))),
      }
      for (const [name, schema] of Object.entries(parts)) {
        const local = isLocal ? inLanguages(schema, schema) : schema
        const node = createNode(isOptional ? v.optional(local) : local, [name])
        expect(node).toMatchObject({ optional: isOptional, localized: isLocal })
        if (name === 'number') expect(node).toMatchObject({ kind: 'number', min, integer: true })
        if (name === 'list') expect(node).toMatchObject({ kind: 'list', max: length, item: { refers: 'case' } })
      }
    }),
  )
})
