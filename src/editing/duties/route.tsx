import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import * as paths from '#client/paths.ts'
import { countrySettings } from '#client/shared/law/country-settings.ts'
import { type DutyNeed, dutyIds, toUtcDay } from '#client/shared/law/duties.ts'
import { findLackingSettings } from '#client/shared/law/lacking-settings.ts'
import type { AppEnv } from '../../env.ts'
import { refuseCrossSite } from '../../shared/edge/security.ts'
import { renderPage } from '../../shared/frame/render.tsx'
import { loadFromContent } from '../access/ask.ts'
import { loadIdentity } from '../access/load.ts'
import { callCommerceAsVisitor } from '../commerce.ts'
import { canMakeProducts } from '../new-product/route.tsx'
import { DutiesPage } from './page.tsx'
import type { MissingByDuty, MissingPart } from './state.ts'

const need = v.picklist(['picture', 'text', 'fact', 'setting'] satisfies DutyNeed[])
const content = v.object({
  lacking: v.record(v.string(), v.array(v.object({ need, entries: v.array(v.string()) }))),
})
const setup = v.object({
  countries: v.array(countrySettings),
  territories: v.optional(v.array(v.unknown()), []),
})

/**
 * Loads what the shop lacks for each legal duty: in content, and for owners also in commerce's
 * settings.
 */
async function loadMissing(c: Context<AppEnv>, isOwner: boolean): Promise<MissingByDuty> {
  const [ofContent, ofCommerce] = await Promise.all([
    loadFromContent(c, '/duties', content),
    isOwner && canMakeProducts(c) ? callCommerceAsVisitor(c, 'GET', 'setup') : null,
  ])
  const known: MissingByDuty = {}
  for (const id of dutyIds) {
    const lacking = ofContent?.lacking[id]
    if (lacking) known[id] = lacking.map(({ need, entries }) => ({ need, where: entries }))
  }
  return ofCommerce?.ok ? { ...known, ...findMissingSettings(v.parse(setup, ofCommerce.body)) } : known
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

/** Serves the page of the shop's legal duties to editors; others are redirected to the login. */
export const dutiesRoutes = new Hono<AppEnv>().get(paths.dutiesPage, refuseCrossSite, async c => {
  const who = await loadIdentity(c)
  if (who?.by !== 'session' || who.role === 'none') return c.redirect(c.var.language.urlTo(paths.editing), 303)
  const known = await loadMissing(c, who.role === 'own')
  return renderPage(c, <DutiesPage known={known} now={new Date()} />, {
    title: c.var.language.t('duties.title'),
    sheet: 'account',
    noIndex: true,
  })
})
