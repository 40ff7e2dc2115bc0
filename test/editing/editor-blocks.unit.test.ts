import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { closedBlock, type EditorBlock, EditorBlocks } from '#client/editing/form/body/editor-blocks.ts'
import { listAt } from '../support/answer.ts'
import { anyBody } from '../support/bodies.ts'

const span = (text: string, more: object = {}) => ({ _type: 'span', _key: 's', text, marks: [], ...more })
const block = (_key: string, children: object[], more: object = {}) => ({
  _type: 'block',
  _key,
  style: 'normal',
  markDefs: [],
  children,
  ...more,
})
const held = (...body: unknown[]) => new EditorBlocks().fromBody(body)
const typed: EditorBlock = block('typed', [span('x')])

const textBlock = v.object({
  style: v.optional(v.unknown()),
  listItem: v.optional(v.unknown()),
  level: v.optional(v.unknown()),
  markDefs: v.array(v.object({ _type: v.string(), _key: v.string(), href: v.unknown() })),
  children: v.array(v.object({ _type: v.string(), _key: v.string(), text: v.string(), marks: v.array(v.string()) })),
})

/** Expects blocks that the editor's validation neither changes, drops nor refuses. */
function expectKept(blocks: EditorBlock[]) {
  const keys = blocks.map(({ _key }) => _key)
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys).not.toContain('')
  for (const block of blocks) {
    if (block._type === closedBlock) continue
    const { style, markDefs, children, listItem, level } = v.parse(textBlock, block)
    expect(['normal', 'h1', 'h2', 'h3', 'h4', 'blockquote']).toContain(style)
    if (listItem !== undefined) expect(level).toBeGreaterThan(0)
    const used = new Set(children.flatMap(({ marks }) => marks))
    for (const { _type, _key, href } of markDefs)
      expect([_type, used.has(_key), typeof href]).toEqual(['link', true, 'string'])
    expect(children.length).toBeGreaterThan(0)
    expect(new Set(children.map(({ _key }) => _key)).size).toBe(children.length)
    const links = new Set(markDefs.map(({ _key }) => _key))
    for (const [at, child] of children.entries()) {
      expect([child._type, typeof child.text, child._key === '']).toEqual(['span', 'string', false])
      expect(child.marks.every(mark => ['strong', 'em'].includes(mark) || links.has(mark))).toBe(true)
      const next = children[at + 1]
      if (next) expect([...child.marks].sort()).not.toEqual([...next.marks].sort())
      if (children.length > 1) expect(child.text).not.toBe('')
      else if (child.text === '') expect(child.marks.some(mark => links.has(mark))).toBe(false)
    }
  }
}

test('after editing, random and hostile bodies are unchanged byte for byte, except for the edit', () => {
  fc.assert(
    fc.property(anyBody, fc.nat(), (body, where) => {
      const blocks = new EditorBlocks()
      const given = blocks.fromBody(body)
      expectKept(given)
      // The editor returns copies, with reordered fields.
      const copy = structuredClone(given).map(({ _type, _key, ...fields }) => ({
        ...Object.fromEntries(Object.entries(fields).reverse()),
        _key,
        _type,
      }))
      expect(JSON.stringify(blocks.toBody(copy))).toBe(JSON.stringify(body))
      const at = where % (body.length + 1)
      const saved = blocks.toBody(copy.toSpliced(at, 0, typed))
      expect(JSON.stringify(saved.toSpliced(at, 1))).toBe(JSON.stringify(body))
      // A body that was saved can be opened and saved again unchanged.
      const again = blocks.fromBody(saved)
      expectKept(again)
      expect(JSON.stringify(blocks.toBody(again))).toBe(JSON.stringify(saved))
    }),
    { numRuns: 4000 },
  )
})

test('supported blocks become editable text with defaults; all others become cards that cannot be edited', () => {
  expect(held({ _type: 'block', _key: 'a', children: [{ _type: 'span', text: 'One' }, span(' two')] })).toEqual([
    block('a', [{ ...span('One two'), _key: 'key-0' }]),
  ])
  expect(held(block('a', [span('x')], { listItem: 'bullet' }))).toMatchObject([{ listItem: 'bullet', level: 1 }])
  expect(
    held(block('a', [span('x')]), block('a', [span('y')]), block('', [span('z')])).map(({ _key }) => _key),
  ).toEqual(['a', 'key-1', 'key-2'])
  const closed = [
    { _type: 'table', _key: 't', rows: [] },
    { _type: 'closedBlock', _key: 't', stored: '{}' },
    block('a', []),
    block('a', [span('x'), { _type: 'image', _key: 'i' }]),
    block('a', [span('x', { marks: ['underline'] })]),
    block('a', [span('x', { note: 1 })]),
    block('a', [{ ...span('x'), text: null }]),
    block('a', [span('x')], { style: 'lead' }),
    block('a', [span('x')], { anchor: 'x' }),
    block('a', [span('x', { marks: ['l'] })], { markDefs: [{ _type: 'link', _key: 'l', href: '/', blank: true }] }),
    JSON.parse('{"_type":"block","_key":"a","children":[],"__proto__":{"x":1}}'),
    null,
    'text',
  ]
  for (const one of closed) expect(held(one)).toMatchObject([{ _type: closedBlock, stored: JSON.stringify(one) }])
  for (const name of ['pt-null-text', 'pt-table-between', 'pt-tel-link']) {
    const body = listAt(JSON.parse(readFileSync(new URL(`body/${name}.json`, import.meta.url), 'utf8')))
    const blocks = new EditorBlocks()
    expect(JSON.stringify(blocks.toBody(blocks.fromBody(body)))).toBe(JSON.stringify(body))
  }
})

test('a pasted card gets its own key, and is left out if its block is invalid', () => {
  const table = { _type: 'table', _key: 't', rows: [{ _key: 'r' }] }
  const blocks = new EditorBlocks()
  const [card] = blocks.fromBody([table])
  if (!card) throw new Error('No card')
  expect(blocks.toBody([card, { ...card, _key: 'pasted' }, typed])).toEqual([
    table,
    { ...table, _key: 'pasted' },
    typed,
  ])
  const others = ['{', '"text"', '[]', undefined].map((stored, at) => ({ _type: closedBlock, _key: `${at}`, stored }))
  expect(blocks.toBody([...others, typed])).toEqual([typed])
})
