import { toUtcDay } from '#client/shared/law/duties.ts'
import { findMissingCreditWarnings } from '../claims/credit.ts'
import { findForbiddenClaims } from '../claims/environmental.ts'
import { type DocumentType, type EntryData, isProduct, type ProductEntry } from '../entries/documents.ts'
import { needsResponsible } from '../entries/maker.ts'
import { defaultLocale, type Locale, locales } from '../lib/localize.ts'
import type { FieldErrors } from '../lib/outcome.ts'
import { getProperty } from '../lib/property.ts'
import { because } from '../lib/reasons/reason.ts'
import { findWrongEnergy, listRequiredEnergy } from './energy.ts'
import { findMissingFiles } from './files.ts'
import { findMissingGuaranteeTerms } from './guarantee.ts'
import { findMissingPhotometry } from './photometry.ts'
import { isPublished } from './published.ts'
import { findMissingReplaceability } from './replaceable.ts'

/** Violations of the law that prevent an entry from being saved, by field. */
export function findForbiddenFacts(document: EntryData<DocumentType>): FieldErrors {
  if (isProduct(document)) return findWrongEnergy(document)
  if (!('country' in document && 'email' in document)) return {}
  return needsResponsible(document) && !document.responsible ? { 'data.responsible': because(t => t.responsible) } : {}
}

/**
 * The fields that a product needs to be offered, each with the reason. `findObstacles` checks
 * further rules.
 */
export const listRequiredFields = (document: EntryData<DocumentType>): FieldErrors =>
  isProduct(document)
    ? { 'data.maker': because(t => t.maker), 'data.media': because(t => t.picture), ...listRequiredEnergy(document) }
    : {}

export const findMissingFields = (product: ProductEntry): FieldErrors =>
  Object.fromEntries(Object.entries(listRequiredFields(product)).filter(([field]) => isMissing(product, field)))

/** Whether a product lacks a field. `field` is a path as in errors: `data.facts.eprel`. */
function isMissing(product: ProductEntry, field: string): boolean {
  const steps = field.split('.').slice(1)
  const value = steps.reduce<unknown>(getProperty, product)
  return value === undefined || (Array.isArray(value) && value.length === 0)
}

/**
 * Finds the errors that prevent publishing an entry, by field: what the law requires of a product
 * (Regulations (EU) 2023/988, Art. 19, and 2019/2015; Directive (EU) 2019/771, Art. 17), and
 * missing files and forbidden claims in any entry. Drafts, and products published before a rule
 * existed, may violate it. `together` are the entries that are published in the same batch, as
 * `type:id`.
 */
export async function findObstacles(
  db: D1Database,
  document: EntryData<DocumentType>,
  together: ReadonlySet<string>,
): Promise<FieldErrors> {
  const day = toUtcDay(new Date())
  const errors = {
    ...(await findMissingFiles(db, document)),
    ...findMissingCreditWarnings(document, day),
    ...findForbiddenClaims(document, day),
  }
  if (!isProduct(document)) return errors
  return {
    ...errors,
    ...(await findMissingMaker(db, document, together)),
    ...(await findMissingPhotometry(db, document, together)),
    ...(await findMissingGuaranteeTerms(db, document, together)),
    ...findUntranslatedWarnings(document),
    ...findMissingFields(document),
    ...findMissingReplaceability(document, day),
  }
}

async function findMissingMaker(
  db: D1Database,
  { maker }: ProductEntry,
  together: ReadonlySet<string>,
): Promise<FieldErrors> {
  if (!maker || (await isPublished(db, 'maker', maker, together))) return {}
  return { 'data.maker': because(t => t.noMaker(maker)) }
}

/**
 * Finds languages in which warnings are missing, because the law requires warnings in the buyer's
 * language. For other missing texts, the shop shows the default language.
 */
function findUntranslatedWarnings({ warnings }: ProductEntry): FieldErrors {
  const countIn = (locale: Locale) => warnings?.[locale]?.length ?? 0
  const incomplete = locales.filter(locale => countIn(locale) !== countIn(defaultLocale))
  return Object.fromEntries(incomplete.map(locale => [`data.warnings.${locale}`, because(t => t.warnings)]))
}

/**
 * Finds a published product that refers to this maker or these luminous intensities; null if there
 * is none. The entry must stay published for that product. Products that are unpublished `together`
 * with the entry do not count.
 */
export async function findReferringProduct(
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
