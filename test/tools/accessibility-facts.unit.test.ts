import { expect, test } from 'vitest'
import { accessibilityFacts, pageKinds, testedAbilities } from '#src/editorial/accessibility/facts.ts'
import { collectFacts } from '../../tools/accessibility/facts-of.ts'
import type { AccessibilityRecord, CheckedPage } from '../../tools/accessibility/record.ts'
import { legal } from '../../tools/demo/pages/legal.ts'

const contrast = { id: 'color-contrast', tags: ['cat.color', 'wcag2aa', 'wcag143'] }
const size = { id: 'target-size', tags: ['wcag22aa', 'wcag258'] }
const page = (path: string, more: Partial<CheckedPage> = {}): CheckedPage => ({
  type: 'page',
  path,
  status: 200,
  language: 'en',
  width: 390,
  checker: '4.13.0',
  passes: [contrast],
  violations: [],
  undecided: [],
  without: {},
  ...more,
})

test('the facts do not depend on the sequence of tests, and name failed, skipped and undecided rules', () => {
  const records: AccessibilityRecord[] = [
    page('/sv/checkout?again=1', { language: 'sv', width: 1440, violations: [size] }),
    page('/checkout', { undecided: [contrast], passes: [] }),
    page('/info/faq', { passes: [size], without: { 'color-contrast': 'systemColors' } }),
    page('/sv', { language: 'sv' }),
    page('/nothing', { status: 404 }),
    page('/__style-guide'),
    { type: 'ability', ability: 'noScript' },
    { type: 'ability', ability: 'keyboard' },
  ]
  const made = collectFacts(records, '2026-02-03')
  expect(made).toEqual({
    tested: '2026-02-03',
    checker: '4.13.0',
    rules: 2,
    version: '2.2',
    level: 'AA',
    pages: [
      { kind: 'home', languages: ['sv'], widths: [390] },
      { kind: 'checkout', languages: ['en', 'sv'], widths: [390, 1440] },
      { kind: 'information', languages: ['en'], widths: [390] },
      { kind: 'notFound', languages: ['en'], widths: [390] },
    ],
    abilities: ['keyboard', 'noScript'],
    failures: [{ rule: 'target-size', pages: ['checkout'] }],
    notApplied: [{ rule: 'color-contrast', pages: ['information'], why: 'systemColors' }],
    undecided: [{ rule: 'color-contrast', pages: ['checkout'] }],
  })
  expect(collectFacts(records.toReversed(), '2026-02-03')).toEqual(made)
  expect(() => collectFacts([page('/new-kind')], '2026-02-03')).toThrow('/new-kind')
  expect(() => collectFacts([page('/'), page('/sv', { checker: '4.12.0' })], '2026-02-03')).toThrow('4.12.0, 4.13.0')
})

test('the facts come from a complete run, and no text for the statement repeats them', () => {
  const tested = accessibilityFacts.pages.map(({ kind }) => kind)
  expect(tested).toEqual(pageKinds.filter(kind => tested.includes(kind)))
  expect(tested).toEqual(expect.arrayContaining(['home', 'category', 'product', 'checkout', 'order', 'account']))
  expect(accessibilityFacts.abilities).toEqual(testedAbilities)
  const { body } = legal['/info/website-accessibility']
  expect(JSON.stringify(body)).not.toMatch(/\b20\d\d\b|\btest|prova|axe|keyboard|tangentbord|kontrast|contrast/i)
})
