import type { Context } from 'hono'
import * as v from 'valibot'
import { countrySettings } from '#client/shared/law/country-settings.ts'
import { type DutyNeed, dutyIds, toUtcDay } from '#client/shared/law/duties.ts'
import { findLackingSettings } from '#client/shared/law/lacking-settings.ts'
import type { AppEnv } from '../../env.ts'
import { loadFromContent } from '../access/ask.ts'
import { callCommerceAsOperator } from '../commerce.ts'
import { canMakeProducts } from '../new-product/route.tsx'
import type { MissingByDuty, MissingPart } from './state.ts'

const need = v.picklist(['picture', 'text', 'fact', 'setting'] satisfies DutyNeed[])
const content = v.object({
  lacking: v.record(v.string(), v.array(v.object({ need, entries: v.array(v.string()) }))),
})
const setup = v.object({
  countries: v.array(countrySettings),
  territories: v.optional(v.array(v.unknown()), []),
})

/** Loads what both services lack. Commerce needs the operator's rights, so only for owners. */
export async function loadMissing(c: Context<AppEnv>, isOwner: boolean): Promise<MissingByDuty> {
  const [ofContent, ofCommerce] = await Promise.all([
    loadFromContent(c, '/duties', content),
    isOwner && canMakeProducts(c) ? callCommerceAsOperator(c, 'GET', 'setup') : null,
  ])
  const known: MissingByDuty = {}
  for (const id of dutyIds) {
    const lacking = ofContent?.lacking[id]
    if (lacking) known[id] = lacking.map(({ need, entries }) => ({ need, where: entries }))
  }
  return ofCommerce ? { ...known, ...findMissingSettings(v.parse(setup, ofCommerce.body)) } : known
}

function findMissingSettings({ countries, territories }: v.InferOutput<typeof setup>): MissingByDuty {
  const lacking = findLackingSettings(countries, toUtcDay(new Date()))
  const named = (fields: Record<string, string[]>): MissingPart[] => {
    const where = Object.entries(fields).flatMap(([country, names]) => names.map(name => `${country}: ${name}`))
    return where.length > 0 ? [{ need: 'setting', where }] : []
  }
  return {
    'producer-numbers': named(lacking['producer-numbers']),
    'tax-on-arrival': named(lacking['tax-on-arrival']),
    territories: territories.length > 0 ? [] : [{ need: 'setting', where: ['territories'] }],
  }
}
