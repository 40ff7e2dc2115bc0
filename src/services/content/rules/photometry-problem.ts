import { type FormatError, formatProblem } from '#client/shared/photometry/format/problem.ts'
import { type Locale, perLocale } from '#client/shared/texts/locales.ts'
import { swedishFieldNames, swedishPhotometryReasons } from './photometry-swedish.ts'

/**
 * Formats a problem of a photometric file in every language, with its line and field. Without a
 * translation, the Swedish text is the English one.
 */
export const localizeProblem = (problem: FormatError): Record<Locale, string> =>
  perLocale(locale =>
    locale === 'sv' ? (translateToSwedish(problem) ?? formatProblem(problem)) : formatProblem(problem),
  )

/** The problem in Swedish. Null if the field or the reason has no Swedish text. */
export function translateToSwedish({ line, field, reason }: FormatError): string | null {
  const name = swedishFieldNames[field]
  const swedishReason = translatePhotometryReason(reason)
  if (name === undefined || swedishReason === null) return null
  return line > 0 ? `rad ${line}, ${name}: ${swedishReason}` : `${name}: ${swedishReason}`
}

function translatePhotometryReason(english: string): string | null {
  for (const [pattern, swedish] of patterns) {
    const [all, ...values] = pattern.exec(english) ?? []
    if (all !== undefined) return values.reduce((text, value) => text.replace('…', () => value), swedish)
  }
  return null
}

const escapeRegExp = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const patterns = Object.entries(swedishPhotometryReasons).map(
  ([english, swedish]) => [new RegExp(`^${escapeRegExp(english).replaceAll('…', '(.*)')}$`, 's'), swedish] as const,
)
