import fc from 'fast-check'
import { listAt } from './answer.ts'

const word = fc.constantFrom('Oak', 'brass', ' ', '', 'line\nbreak', '\u0000', '\ud800', '<b>', '𝒜')
const key = fc.oneof(fc.constantFrom('a', 'b', '', 'key-0', 'key-1', '__proto__'), fc.stringMatching(/^[a-z0-9]{4}$/))
const odd = fc.oneof(fc.constant(null), fc.jsonValue({ maxDepth: 2 }))

/** Generates `value` in most cases, else any JSON value or undefined. */
const mostly = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof(
    { weight: 12, arbitrary: value },
    { weight: 1, arbitrary: odd },
    { weight: 1, arbitrary: fc.constant(undefined) },
  )

const sometimes = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 3 })

const span = fc.record({
  _type: mostly(fc.constant('span')),
  _key: mostly(key),
  text: mostly(fc.array(word, { minLength: 1, maxLength: 3 }).map(words => words.join(''))),
  marks: mostly(fc.array(fc.constantFrom('strong', 'em', 'l1', 'l2', 'underline'), { maxLength: 2 })),
})
const link = fc.record({
  _type: mostly(fc.constant('link')),
  _key: mostly(fc.constantFrom('l1', 'l2', 'strong')),
  href: mostly(fc.constantFrom('/info/faq', 'tel:+46', 'javascript:x')),
})
const textBlock = fc.record({
  _type: fc.constant('block'),
  _key: key,
  style: mostly(fc.constantFrom('normal', 'h1', 'h2', 'h4', 'blockquote', 'lead')),
  listItem: sometimes(mostly(fc.constantFrom('bullet', 'number', 'check'))),
  level: sometimes(mostly(fc.constantFrom(1, 2, 9, 0, 1.5))),
  markDefs: mostly(fc.array(link, { maxLength: 2 })),
  children: mostly(fc.array(fc.oneof({ weight: 9, arbitrary: span }, { weight: 1, arbitrary: odd }), { maxLength: 3 })),
  anchor: sometimes(fc.constant('own')),
})
const otherBlock = fc.record({
  _type: fc.constantFrom('table', 'image', 'closedBlock', 'span', '', 'reference'),
  _key: key,
  rows: odd,
})

/** Portable Text as a client may send it, with errors of all kinds. */
export const anyBody: fc.Arbitrary<unknown[]> = fc
  .array(fc.oneof({ weight: 4, arbitrary: textBlock }, { weight: 1, arbitrary: otherBlock }), { maxLength: 6 })
  .map(body => listAt(JSON.parse(JSON.stringify(body))))
