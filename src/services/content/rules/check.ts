import * as v from 'valibot'
import { isGtin } from '#client/shared/commerce/gtin.ts'
import { type DocumentType, documents, type EntryData, isProduct } from '../entries/documents.ts'
import { pathId, slugId } from '../entries/fields.ts'
import type { FieldErrors } from '../lib/outcome.ts'
import { because } from '../lib/reasons/reason.ts'
import { findForbiddenFacts } from './offer-law.ts'
import { findUnreadableFile } from './photometry.ts'
import { explainIssue } from './problem.ts'

/** Finds sizes with an invalid EAN, and returns errors by field. An empty EAN is allowed. */
const findWrongGtins = (document: EntryData<DocumentType>): FieldErrors =>
  isProduct(document)
    ? Object.fromEntries(
        document.items.flatMap(({ ean }, index) =>
          ean === '' || isGtin(ean) ? [] : [[`data.items.${index}.ean`, because(t => t.gtin)]],
        ),
      )
    : {}

export type CheckedEntry =
  | { document: EntryData<DocumentType>; slug: string; errors?: undefined }
  | { errors: FieldErrors; document?: undefined }

/**
 * Validates an entry's data with the schema of its type and the rules for every saved entry.
 * Rejects unknown fields, because they would be lost.
 */
export function checkEntry(type: DocumentType, id: string, data: unknown): CheckedEntry {
  const read = v.safeParse(documents[type], data)
  if (!read.success) return { errors: issuesToErrors(read.issues) }
  const unknown = findUnknownFields(data, read.output, 'data')
  if (unknown.length > 0)
    return { errors: Object.fromEntries(unknown.map(path => [path, because(t => t.unknownField)])) }
  const nameless = findBlankNames(read.output)
  if (nameless.length > 0) return { errors: Object.fromEntries(nameless.map(path => [path, because(t => t.empty)])) }
  const misnumbered = findWrongGtins(read.output)
  if (Object.keys(misnumbered).length > 0) return { errors: misnumbered }
  const unlawful = findForbiddenFacts(read.output)
  if (Object.keys(unlawful).length > 0) return { errors: unlawful }
  const unreadable = findUnreadableFile(read.output)
  if (Object.keys(unreadable).length > 0) return { errors: unreadable }
  return checkPlace(type, id, read.output)
}

/**
 * Finds blank titles and names, which menus, lists and search require. This is not part of the
 * schemas, because older data must stay readable.
 */
const findBlankNames = (document: EntryData<DocumentType>) =>
  Object.entries(document).flatMap(([field, value]) => {
    if (field !== 'title' && field !== 'name') return []
    const [path, text] =
      typeof value === 'object' ? [`data.${field}.en`, Reflect.get(value, 'en')] : [`data.${field}`, value]
    return String(text).trim() === '' ? [path] : []
  })

const maxIdLength = 200

/**
 * Checks id and slug. The slug is the entry's address within its type. Only a product's slug may
 * differ from its id, which comes from commerce.
 */
function checkPlace(type: DocumentType, id: string, document: EntryData<DocumentType>): CheckedEntry {
  if (id.length > maxIdLength) return { errors: { id: because(t => t.longest(maxIdLength)) } }
  const only = singletons[type]
  if (only && id !== only) return { errors: { id: because(t => t.onlyOne(only)) } }
  if (type === 'page' && !pathId.test(id)) {
    return { errors: { id: because(t => t.path) } }
  }
  if ('id' in document && document.id !== id) return { errors: { 'data.id': because(t => t.entryId) } }
  if (!('slug' in document)) return { document, slug: id }
  if (!('id' in document) && document.slug !== id) return { errors: { 'data.slug': because(t => t.entryId) } }
  if (!slugId.test(document.slug)) return { errors: { 'data.slug': because(t => t.slug) } }
  return { document, slug: document.slug }
}

/** Types with exactly one entry, which the shop needs. */
export const singletons: Partial<Record<DocumentType, string>> = { globalContent: 'global', startPage: 'start' }

function issuesToErrors(issues: v.BaseIssue<unknown>[]): FieldErrors {
  return Object.fromEntries(
    issues.map(issue => {
      const path = v.getDotPath(issue)
      return [path ? `data.${path}` : 'data', explainIssue(issue)]
    }),
  )
}

/** The paths in `data` that are missing in `read`, because the schema has no such fields. */
function findUnknownFields(data: unknown, read: unknown, path: string): string[] {
  if (typeof data !== 'object' || data === null || typeof read !== 'object' || read === null) return []
  return Object.entries(data).flatMap(([name, value]) =>
    Object.hasOwn(read, name)
      ? findUnknownFields(value, Reflect.get(read, name), `${path}.${name}`)
      : [`${path}.${name}`],
  )
}
