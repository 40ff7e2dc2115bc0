import { Hono } from 'hono'
import * as v from 'valibot'
import { findArticle, toUtcDay } from '#client/shared/law/duties.ts'
import { findLackingSettings, type LackingField } from '#client/shared/law/lacking-settings.ts'
import { parseBody } from '../../http/body.ts'
import { fail } from '../../lib/outcome.ts'
import { type ManagementEnv, refuseManagement } from '../http.ts'
import { findSetupConflicts, findSetupErrors } from './check.ts'
import { type SetupFields, setupFields } from './fields.ts'
import { loadSetup, saveSetup } from './storage.ts'
import { registrations, taxRule } from './tax-fields.ts'

interface Row {
  country: string
  isOpen: number
  taxRule: string
  registrations: string
}

/**
 * Finds fields that the law requires for a country but the setup lacks. The errors name the law.
 * For a country to which the shop begins to deliver, all required fields are checked. For a country
 * to which the shop already delivers, only the tax registration is checked, which is needed where
 * the shop charges tax.
 */
async function findLackingFields(
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

/** Maximum size of a setup in bytes, enough for thousands of pick-up points. */
const maxBytes = 1024 * 1024

/** Routes that read and replace the setup of price lists, countries and delivery. */
export const setupRoutes = new Hono<ManagementEnv>()
  .get('/setup', async c => c.json(await loadSetup(c.var.db)))
  .put('/setup', async c => {
    const setup = await parseBody(c, setupFields, { maxBytes })
    if (!setup.ok) return refuseManagement(c, setup)
    const errors = findSetupErrors(setup.value)
    if (Object.keys(errors).length > 0) return refuseManagement(c, fail(406, errors))
    const lacking = await findLackingFields(c.var.db, setup.value, new Date())
    if (Object.keys(lacking).length > 0) return refuseManagement(c, fail(406, lacking))
    const conflicts = await findSetupConflicts(c.var.db, setup.value)
    if (Object.keys(conflicts).length > 0) return refuseManagement(c, fail(409, conflicts))
    await saveSetup(c.var.db, setup.value)
    return c.json(await loadSetup(c.var.db))
  })
