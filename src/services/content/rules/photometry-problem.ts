import { type FormatError, problemText } from '#client/shared/photometry/format/problem.ts'
import { type Locale, perLocale } from '#client/shared/texts/locales.ts'
import { photometryFieldNames, photometryReasons } from './photometry-swedish.ts'

/**
 * Why a photometric file cannot be read, with its line and field, in every language. What has no
 * Swedish text is English.
 */
export const problemReason = (problem: FormatError): Record<Locale, string> =>
  perLocale(locale => (locale === 'sv' ? (inSwedish(problem) ?? problemText(problem)) : problemText(problem)))

/** Null where the field or the reason has no Swedish text. */
export function inSwedish({ line, field, reason }: FormatError): string | null {
  const name = photometryFieldNames[field]
  const said = reasonOf(reason)
  if (name === undefined || said === null) return null
  return line > 0 ? `rad ${line}, ${name}: ${said}` : `${name}: ${said}`
}

function reasonOf(english: string): string | null {
  for (const [pattern, swedish] of patterns) {
    const [all, ...values] = pattern.exec(english) ?? []
    if (all !== undefined) return values.reduce((text, value) => text.replace('…', () => value), swedish)
  }
  return null
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const patterns = Object.entries(photometryReasons).map(
  ([english, swedish]) => [new RegExp(`^${escaped(english).replaceAll('…', '(.*)')}$`, 's'), swedish] as const,
)
