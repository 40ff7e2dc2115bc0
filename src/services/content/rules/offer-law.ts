import { type Document, type DocumentType, isProduct, type Product } from '../entries/documents.ts'
import { needsResponsible } from '../entries/maker.ts'
import { defaultLocale, type Locale, locales } from '../lib/localize.ts'
import type { FieldErrors } from '../lib/outcome.ts'
import { lackingEnergy, wrongEnergy } from './energy.ts'
import { lackingFiles } from './files.ts'
import { lackingPhotometry } from './photometry.ts'

/** Facts that the law forbids, by field: rejected when the entry is saved. */
export function unlawfulIn(document: Document<DocumentType>): FieldErrors {
  if (isProduct(document)) return wrongEnergy(document)
  if (!('country' in document && 'email' in document)) return {}
  return needsResponsible(document) && !document.responsible
    ? { 'data.responsible': 'is missing: a maker outside the European Union needs somebody in it who answers for it' }
    : {}
}

/**
 * Information that the law requires before a product is offered, by field: checked at publication
 * (Regulations (EU) 2023/988, Art. 19, and 2019/2015). Drafts, and products published before the
 * rule existed, may lack it. With what uploaded files lack, of any entry.
 * `together` are entries that are published in the same batch, as `type:id`.
 */
export async function lackingOf(
  db: D1Database,
  document: Document<DocumentType>,
  together: ReadonlySet<string>,
): Promise<FieldErrors> {
  const files = await lackingFiles(db, document)
  if (!isProduct(document)) return files
  return {
    ...files,
    ...(await makerLacking(db, document, together)),
    ...(await lackingPhotometry(db, document, together)),
    ...unseen(document),
    ...untranslated(document),
    ...lackingEnergy(document),
  }
}

async function makerLacking(db: D1Database, { maker }: Product, together: ReadonlySet<string>): Promise<FieldErrors> {
  if (!maker)
    return { 'data.maker': 'is missing: an offer must name its maker, by the id of an entry of the type maker' }
  if (together.has(`maker:${maker}`)) return {}
  const found = await db
    .prepare(`SELECT 1 FROM entries WHERE type = 'maker' AND id = ? AND status = 'published'`)
    .bind(maker)
    .first()
  return found ? {} : { 'data.maker': `there is no published maker "${maker}"` }
}

const unseen = ({ media }: Product): FieldErrors =>
  media.length > 0 ? {} : { 'data.media': 'must have a picture: an offer has to show what it is about' }

/**
 * Other missing texts fall back to the default language; a warning must be in the buyer's language.
 */
function untranslated({ warnings }: Product): FieldErrors {
  const countIn = (locale: Locale) => warnings?.[locale]?.length ?? 0
  const lacking = locales.filter(locale => countIn(locale) !== countIn(defaultLocale))
  return Object.fromEntries(
    lacking.map(locale => [`data.warnings.${locale}`, 'must have as many warnings as the English']),
  )
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
