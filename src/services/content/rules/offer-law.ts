import { utcDayOf } from '#client/shared/law/duties.ts'
import { findMissingCreditWarnings } from '../claims/credit.ts'
import { findForbiddenClaims } from '../claims/environmental.ts'
import { type DocumentType, type EntryData, isProduct, type ProductEntry } from '../entries/documents.ts'
import { needsResponsible } from '../entries/maker.ts'
import { defaultLocale, type Locale, locales } from '../lib/localize.ts'
import type { FieldErrors } from '../lib/outcome.ts'
import { readProperty } from '../lib/property.ts'
import { because } from '../lib/reasons/reason.ts'
import { neededEnergy, wrongEnergy } from './energy.ts'
import { lackingFiles } from './files.ts'
import { lackingGuarantee } from './guarantee.ts'
import { lackingPhotometry } from './photometry.ts'
import { isPublished } from './published.ts'
import { lackingReplaceable } from './replaceable.ts'

/** Facts that the law forbids, by field: rejected when the entry is saved. */
export function unlawfulIn(document: EntryData<DocumentType>): FieldErrors {
  if (isProduct(document)) return wrongEnergy(document)
  if (!('country' in document && 'email' in document)) return {}
  return needsResponsible(document) && !document.responsible ? { 'data.responsible': because(t => t.responsible) } : {}
}

/**
 * The fields that a product needs before it is offered, each with the reason; what they need beside
 * is in `lackingOf`.
 */
export const neededIn = (document: EntryData<DocumentType>): FieldErrors =>
  isProduct(document)
    ? { 'data.maker': because(t => t.maker), 'data.media': because(t => t.picture), ...neededEnergy(document) }
    : {}

export const missingIn = (product: ProductEntry): FieldErrors =>
  Object.fromEntries(Object.entries(neededIn(product)).filter(([field]) => isMissing(product, field)))

/** `field` as errors name it: `data.facts.eprel`. */
function isMissing(product: ProductEntry, field: string): boolean {
  const steps = field.split('.').slice(1)
  const value = steps.reduce<unknown>(readProperty, product)
  return value === undefined || (Array.isArray(value) && value.length === 0)
}

/**
 * Information that the law requires before a product is offered, by field: checked at publication
 * (Regulations (EU) 2023/988, Art. 19, and 2019/2015; Directive (EU) 2019/771, Art. 17). Drafts,
 * and products published before the rule existed, may lack it. Of any entry also what uploaded
 * files lack, and what texts may not say. `together` are entries that are published in the same
 * batch, as `type:id`.
 */
export async function lackingOf(
  db: D1Database,
  document: EntryData<DocumentType>,
  together: ReadonlySet<string>,
): Promise<FieldErrors> {
  const day = utcDayOf(new Date())
  const ofAny = {
    ...(await lackingFiles(db, document)),
    ...findMissingCreditWarnings(document, day),
    ...findForbiddenClaims(document, day),
  }
  if (!isProduct(document)) return ofAny
  return {
    ...ofAny,
    ...(await makerLacking(db, document, together)),
    ...(await lackingPhotometry(db, document, together)),
    ...(await lackingGuarantee(db, document, together)),
    ...untranslated(document),
    ...missingIn(document),
    ...lackingReplaceable(document, day),
  }
}

async function makerLacking(
  db: D1Database,
  { maker }: ProductEntry,
  together: ReadonlySet<string>,
): Promise<FieldErrors> {
  if (!maker || (await isPublished(db, 'maker', maker, together))) return {}
  return { 'data.maker': because(t => t.noMaker(maker)) }
}

/**
 * Other missing texts fall back to the default language; a warning must be in the buyer's language.
 */
function untranslated({ warnings }: ProductEntry): FieldErrors {
  const countIn = (locale: Locale) => warnings?.[locale]?.length ?? 0
  const lacking = locales.filter(locale => countIn(locale) !== countIn(defaultLocale))
  return Object.fromEntries(lacking.map(locale => [`data.warnings.${locale}`, because(t => t.warnings)]))
}

/**
 * A published product that names this manufacturer, or these luminous intensities; null when there
 * is none, so that it can be unpublished.
 * Those that are unpublished `together` with it do not count.
 */
export async function productNaming(
  db: D1Database,
  type: 'maker' | 'photometry',
  id: string,
  together: ReadonlySet<string> = new Set(),
): Promise<string | null> {
  const row = await db
    .prepare(
      `SELECT id FROM entries WHERE type = 'product' AND status = 'published' AND data ->> '$.${type}' = ?1
         AND 'product:' || id NOT IN (SELECT value FROM json_each(?2)) LIMIT 1`,
    )
    .bind(id, JSON.stringify([...together]))
    .first<{ id: string }>()
  return row?.id ?? null
}
