import { expect, test } from 'vitest'
import { articles } from '../../tools/demo/articles.ts'
import { contentSeed } from '../../tools/demo/content.ts'
import { joinUnits } from '../../tools/demo/units.ts'

test('a number and its unit in the demo’s texts never break across two lines', () => {
  const texts = (en: string) => ({ en, sv: [{ text: en, href: '/a?b=40 cm' }] })
  expect(joinUnits({ slug: '40 cm', name: texts('40 cm'), lead: texts('Ø 40 cm, 1 500 SEK in 2 months') })).toEqual({
    slug: '40 cm',
    name: texts('40 cm'),
    lead: {
      en: 'Ø 40\u00a0cm, 1\u00a0500\u00a0SEK in 2 months',
      sv: [{ text: 'Ø 40\u00a0cm, 1\u00a0500\u00a0SEK in 2 months', href: '/a?b=40 cm' }],
    },
  })
  const seed = contentSeed(articles).join('\n')
  expect(seed).toContain('60\u00a0cm above')
  expect(seed.match(/"text":"[^"]*\d (cm|mm|W|lm|SEK)\b[^"]*"/g) ?? []).toEqual([])
})
