import { perLocale } from '#client/shared/texts/locales.ts'
import type { Readable } from '../../lib/database.ts'
import { codes, type LanguageCode } from '../../lib/languages.ts'

/**
 * `deduct`: outside the VAT area, the included tax is deducted. `charge`: inside, tax is included.
 * `refuse`: nothing is sent there. `country`: the country's own rules.
 */
export const treatments = ['deduct', 'charge', 'refuse', 'country'] as const

/** What is due on arrival where the tax is deducted. */
export const dues = ['vat_and_fee', 'vat_and_duty', 'duty', 'possible', 'nothing'] as const
export type DueOnArrival = (typeof dues)[number]

/** A part of a country, by ZIP code, with its own rules of tax and delivery. */
export interface Territory {
  country: string
  /** Beginnings of ZIP codes without spaces, or ranges (`971-974`), with spaces between them. */
  zips: string
  names: Record<LanguageCode, string>
  treatment: (typeof treatments)[number]
  /** Of `charge`: the included tax, in tenths of a percent; null is the country's. */
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
  const names = codes.map(language => `name_${language}`).join(', ')
  const { results } = await db
    .prepare(`SELECT country, zips, ${names}, treatment, vat_tenths AS vatTenths, due FROM territories`)
    .all<Row>()
  return results.map(({ country, zips, treatment, vatTenths, due, ...row }) => ({
    ...{ country, zips, treatment, vatTenths, due },
    names: perLocale(language => row[`name_${language}`]),
  }))
}

/** The territory with the longest beginning of this ZIP code, which is written without spaces. */
export function territoryAt(territories: Territory[], country: string | null, zipCode: string): Territory | null {
  let found: { territory: Territory; length: number } | null = null
  for (const territory of territories) {
    const length = territory.country === country ? lengthIn(territory.zips, zipCode) : 0
    if (length > (found?.length ?? 0)) found = { territory, length }
  }
  return found?.territory ?? null
}

/** How many characters of a ZIP code the longest matching beginning has; 0 when none matches. */
const lengthIn = (zips: string, zipCode: string) =>
  Math.max(
    ...rangesIn(zips).map(({ from, to }) => {
      const begin = zipCode.slice(0, from.length)
      return from <= begin && begin <= to ? from.length : 0
    }),
  )

/** The beginnings of ZIP codes that a territory has, both ends included. */
export const rangesIn = (zips: string) =>
  zips.split(' ').map(part => {
    const [from = '', to = from] = part.split('-')
    return { from, to }
  })
