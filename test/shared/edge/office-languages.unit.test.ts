import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { texts as en } from '#client/desk/texts/pages.en.ts'
import { texts as sv } from '#client/desk/texts/pages.sv.ts'
import { languages } from '#src/shared/edge/visit/languages.ts'
import { officeLanguages } from '#src/shared/edge/visit/office-languages.ts'

const office = /^src\/(desk|editing|order\/summary)\//

test('pages for visitors use no texts that only the office loads', () => {
  const sections = new Set(
    globSync('client/{desk,editing}/texts/{*.,}en.ts').flatMap(path =>
      [...readFileSync(path, 'utf8').matchAll(/^ {2}(\w+): \{/gm)].map(([, section]) => section ?? ''),
    ),
  )
  expect(sections.size).toBeGreaterThan(9)
  const keys = new RegExp(`\\bt\\(\\s*['\`](${[...sections].join('|')})\\.`)
  const visitors = globSync('src/**/*.{ts,tsx}').filter(path => !office.test(path))
  expect(visitors.length).toBeGreaterThan(500)
  expect(visitors.filter(path => keys.test(readFileSync(path, 'utf8')))).toEqual([])
})

test('the office has its own texts and those for visitors', () => {
  for (const [locale, { desk }] of [
    ['en', en],
    ['sv', sv],
  ] as const) {
    expect(officeLanguages[locale].t('desk.title')).toBe(desk.title)
    expect(officeLanguages[locale].t('bag.add')).toBe(languages[locale].t('bag.add'))
    expect(languages[locale].t('desk.title')).not.toBe(desk.title)
  }
})
