import type { Measures } from '../entries/facts.ts'
import { formatNumber, type Locale } from '../lib/localize.ts'
import { contentTexts } from '../lib/texts.ts'

/** Limits of the ranges, in mm. */
const bounds = [200, 400, 600, 1000]

/**
 * A range of sizes in mm, from inclusive `from` to exclusive `to`, which the last range does not
 * have.
 */
interface Range {
  from: number
  to: number | undefined
}

/** The range of a product's largest measure; null if it has none. */
export function findSizeRange(measures: Measures): Range | null {
  const all = Object.values(measures)
  if (all.length === 0) return null
  const largest = Math.max(...all)
  const to = bounds.find(bound => largest < bound)
  return { from: bounds.findLast(bound => bound <= largest) ?? 0, to }
}

/** The range's name in addresses: `20-40-cm`, `100-cm`. */
export const formatRangeWord = ({ from, to }: Range) => [from / 10, ...(to ? [to / 10] : []), 'cm'].join('-')

export function formatRangeName({ from, to }: Range, locale: Locale): string {
  const cm = (mm: number) => formatNumber(mm / 10, locale)
  if (!to) return contentTexts[locale].facets.andMore(`${cm(from)}\u00a0cm`)
  if (from === 0) return contentTexts[locale].facets.under(`${cm(to)}\u00a0cm`)
  return `${cm(from)}–${cm(to)}\u00a0cm`
}
