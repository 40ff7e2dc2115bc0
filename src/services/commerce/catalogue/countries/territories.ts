import { perLocale } from '#client/shared/texts/locales.ts'
import type { Readable } from '../../lib/database.ts'
import { type LanguageCode, languageCodes } from '../../lib/languages.ts'

/**
 * How goods sent to a territory are taxed. `deduct`: the territory is outside the VAT area, so tax
 * is deducted. `charge`: it is inside the VAT area, so prices include tax. `refuse`: the shop does
 * not deliver there. `country`: the rules of the country apply.
 */
export const treatments = ['deduct', 'charge', 'refuse', 'country'] as const

/** What the recipient pays on arrival when tax is deducted. */
export const duesOnArrival = ['vat_and_fee', 'vat_and_duty', 'duty', 'possible', 'nothing'] as const
export type DueOnArrival = (typeof duesOnArrival)[number]

/** A part of a country, identified by ZIP codes, that has its own rules for tax and delivery. */
export interface Territory {
  country: string
  /** Prefixes of ZIP codes, or ranges of them (`971-974`), separated by spaces. */
  zips: string
  names: Record<LanguageCode, string>
  treatment: (typeof treatments)[number]
  /**
   * For `charge`: the tax that prices include, in tenths of a percent. Null means the country's
   * tax.
   */
  vatTenths: number | null
  due: DueOnArrival
}

interface Row extends Record<`name_${LanguageCode}`, string> {
  country: string
  zips: string
  treatment: Territory['treatment']
  vatTenths: number | null
  due: DueOnArrival
}

export async function loadTerritories(db: Readable): Promise<Territory[]> {
  const names = languageCodes.map(language => `name_${language}`).join(', ')
  const { results } = await db
    .prepare(`SELECT country, zips, ${names}, treatment, vat_tenths AS vatTenths, due FROM territories`)
    .all<Row>()
  return results.map(({ country, zips, treatment, vatTenths, due, ...row }) => ({
    ...{ country, zips, treatment, vatTenths, due },
    names: perLocale(language => row[`name_${language}`]),
  }))
}

/** Finds the territory with the longest matching prefix. `zipCode` must have no spaces. */
export function findTerritory(territories: Territory[], country: string | null, zipCode: string): Territory | null {
  let found: { territory: Territory; length: number } | null = null
  for (const territory of territories) {
    const length = territory.country === country ? matchLength(territory.zips, zipCode) : 0
    if (length > (found?.length ?? 0)) found = { territory, length }
  }
  return found?.territory ?? null
}

/** Returns the length of the longest prefix that matches a ZIP code; 0 if none matches. */
const matchLength = (zips: string, zipCode: string) =>
  Math.max(
    ...parseZipRanges(zips).map(({ from, to }) => {
      const start = zipCode.slice(0, from.length)
      return from <= start && start <= to ? from.length : 0
    }),
  )

/** Parses the prefixes of a territory. A single prefix is a range with equal ends. */
export const parseZipRanges = (zips: string) =>
  zips.split(' ').map(part => {
    const [from = '', to = from] = part.split('-')
    return { from, to }
  })
