import { locales } from '#client/shared/texts/locales.ts'
import {
  type AccessibilityFacts,
  type PageKind,
  pageKinds,
  testedAbilities,
} from '#src/editorial/accessibility/facts.ts'
import type { AccessibilityRecord, CheckedPage } from './record.ts'

/** Kinds of page whose name differs from the first part of their address. */
const kindsByPart: Record<string, PageKind> = { '': 'home', info: 'information', 'energy-label': 'energyLabel' }

/**
 * Collects the facts of one complete test run from its records, which may be in any order; `tested`
 * is the ISO date of the run.
 * Throws when a page's kind is unknown or the records come from several versions of axe.
 */
export function collectFacts(records: AccessibilityRecord[], tested: string): AccessibilityFacts {
  const pages = records
    .filter(record => record.type === 'page')
    .map(page => ({ ...page, kind: kindOf(page) }))
    .flatMap(({ kind, ...page }) => (kind ? [{ ...page, kind }] : []))
  const shown = new Set(records.map(record => record.type === 'ability' && record.ability))
  const [checker = '', ...others] = sorted(pages.map(page => page.checker))
  if (others.length > 0) throw new Error(`More than one version of axe: ${[checker, ...others].join(', ')}`)
  const applied = pages.flatMap(({ passes, violations, undecided }) => [...passes, ...violations, ...undecided])
  const kindsOf = (has: (page: CheckedPage) => boolean) =>
    inOrder(
      pageKinds,
      pages.filter(has).map(page => page.kind),
    )
  const found = (idsOf: (page: CheckedPage) => string[]) =>
    sorted(pages.flatMap(idsOf)).map(rule => ({ rule, pages: kindsOf(page => idsOf(page).includes(rule)) }))
  return {
    tested,
    checker,
    rules: new Set(applied.map(({ id }) => id)).size,
    ...wcagOf(applied.flatMap(({ tags }) => tags)),
    pages: kindsOf(() => true).map(kind => {
      const same = pages.filter(page => page.kind === kind)
      const widths = [...new Set(same.map(({ width }) => width))].sort((a, b) => a - b)
      return {
        kind,
        languages: inOrder(
          locales,
          same.map(({ language }) => language),
        ),
        widths,
      }
    }),
    abilities: testedAbilities.filter(ability => shown.has(ability)),
    failures: found(page => page.violations.map(({ id }) => id)),
    notApplied: found(page => Object.keys(page.without)).flatMap(({ rule, pages: kinds }) =>
      sorted(pages.flatMap(page => page.without[rule] ?? [])).map(why => ({ rule, pages: kinds, why })),
    ),
    undecided: found(page => page.undecided.map(({ id }) => id)),
  }
}

/** Returns the kind of a page, or null for pages that no shopper sees. */
function kindOf({ path, status }: CheckedPage): PageKind | null {
  if (status === 404) return 'notFound'
  const [first = '', second = ''] = path.split(/[?#]/)[0]?.split('/').slice(1) ?? []
  const part = locales.some(locale => locale === first) ? second : first
  if (part.startsWith('__')) return null
  const kind = kindsByPart[part] ?? pageKinds.find(name => name === part)
  if (!kind)
    throw new Error(`${path} is of an unknown kind: add it to pageKinds in src/editorial/accessibility/facts.ts`)
  return kind
}

/** Finds the newest WCAG version and the highest level among axe's tags, for example `wcag22aa`. */
function wcagOf(tags: string[]): Pick<AccessibilityFacts, 'version' | 'level'> {
  const levels = ['AAA', 'AA', 'A'] as const
  const parsed = tags.flatMap(tag => {
    const [, minor = '', level = ''] = tag.match(/^wcag2(\d?)(a{1,3})$/) ?? []
    return level ? [{ minor: minor || '0', level: level.toUpperCase() }] : []
  })
  const [minor = '0'] = sorted(parsed.map(tag => tag.minor)).reverse()
  return { version: `2.${minor}`, level: levels.find(level => parsed.some(tag => tag.level === level)) ?? 'A' }
}

const sorted = <Text extends string>(texts: Text[]) => [...new Set(texts)].sort()

/** Returns the elements of `all` that occur in `texts`, sorted as in `all`. */
const inOrder = <Text extends string>(all: readonly Text[], texts: string[]) => all.filter(text => texts.includes(text))
