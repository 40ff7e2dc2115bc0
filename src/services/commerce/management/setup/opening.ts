import * as v from 'valibot'
import { findArticle, toUtcDay } from '#client/shared/law/duties.ts'
import { findLackingSettings, type LackingField } from '#client/shared/law/lacking-settings.ts'
import type { SetupFields } from './fields.ts'
import { registrations, taxRule } from './tax-fields.ts'

interface Row {
  country: string
  isOpen: number
  taxRule: string
  registrations: string
}

/**
 * Finds the fields that a setup lacks for the countries that it opens or charges tax for, with the
 * legal provision that requires each. Countries that are open already stay open without them.
 */
export async function findLackingFields(
  db: D1Database,
  { countries }: SetupFields,
  now: Date,
): Promise<Record<string, string>> {
  const { results } = await db
    .prepare('SELECT country, ship_to AS isOpen, tax_rule AS taxRule, registrations FROM countries')
    .all<Row>()
  const stored = new Map(
    results.map(({ country, isOpen, ...row }) => [
      country,
      {
        isOpen: isOpen === 1,
        taxRule: v.parse(taxRule, JSON.parse(row.taxRule)),
        registrations: v.parse(registrations, JSON.parse(row.registrations)),
      },
    ]),
  )
  const completed = countries.map(entry => {
    const before = stored.get(entry.country)
    return {
      ...entry,
      taxRule: entry.taxRule ?? before?.taxRule,
      registrations: entry.registrations ?? before?.registrations,
    }
  })
  const lacking = findLackingSettings(completed, toUtcDay(now))
  const errors: Record<string, string> = {}
  completed.forEach(({ country }, index) => {
    const isOpened = stored.get(country)?.isOpen !== true
    for (const field of lacking['producer-numbers'][country] ?? [])
      if (isOpened) errors[`countries.${index}.${field}`] = `required: ${findArticle('producer-numbers')}`
    for (const field of lacking['tax-on-arrival'][country] ?? [])
      if (isOpened || field === 'registrations.tax')
        errors[`countries.${index}.${field}`] = `${taxReasons[field]}: ${findArticle('tax-on-arrival')}`
  })
  return errors
}

const taxReasons: Partial<Record<LackingField, string>> = {
  'registrations.tax': 'required where tax is charged',
  'taxRule.treatment': 'must be charge or refuse up to a limit',
}
