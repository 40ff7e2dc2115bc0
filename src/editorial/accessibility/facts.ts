import * as v from 'valibot'
import { locales } from '#client/shared/texts/locales.ts'
import file from './facts.json' with { type: 'json' }

/** The kinds of page that accessibility tests check. Their names are in the dictionaries. */
export const pageKinds = [
  'home',
  'category',
  'product',
  'energyLabel',
  'family',
  'compare',
  'search',
  'favorites',
  'pickup',
  'checkout',
  'order',
  'account',
  'withdraw',
  'newsletter',
  'information',
  'about',
  'professionals',
  'designers',
  'cases',
  'news',
  'concepts',
  'notFound',
] as const

/** Abilities that are tested in addition to the rules of axe-core. */
export const testedAbilities = ['keyboard', 'zoom', 'touch', 'forcedColors', 'still', 'noScript'] as const

/** Reasons for which a test may disable a rule. */
export const exceptions = ['systemColors'] as const

const words = v.pipe(v.string(), v.nonEmpty())
const count = v.pipe(v.number(), v.integer(), v.minValue(1))
const kind = v.picklist(pageKinds)
const found = v.object({ rule: words, pages: v.pipe(v.array(kind), v.minLength(1)) })

/** The schema of `facts.json`, the result of the last `npm run test:facts`. */
export const factsSchema = v.object({
  /** ISO date of the run. */
  tested: v.pipe(v.string(), v.isoDate()),
  /** Version of axe-core. */
  checker: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/)),
  /** Number of axe rules that were applied to at least one page. */
  rules: count,
  /** Version of WCAG, e.g. `2.2`. */
  version: v.pipe(v.string(), v.regex(/^2\.\d$/)),
  level: v.picklist(['A', 'AA', 'AAA']),
  pages: v.pipe(
    v.array(
      v.object({
        kind,
        languages: v.pipe(v.array(v.picklist(locales)), v.minLength(1)),
        /** Window width, in CSS px. */
        widths: v.pipe(v.array(count), v.minLength(1)),
      }),
    ),
    v.minLength(1),
  ),
  abilities: v.array(v.picklist(testedAbilities)),
  failures: v.array(found),
  notApplied: v.array(v.object({ ...found.entries, why: v.picklist(exceptions) })),
  /** Results that axe could not decide automatically. */
  undecided: v.array(found),
})

export type AccessibilityFacts = v.InferOutput<typeof factsSchema>
export type PageKind = (typeof pageKinds)[number]

/** The result of the last accessibility tests. */
export const accessibilityFacts: AccessibilityFacts = v.parse(factsSchema, file)
