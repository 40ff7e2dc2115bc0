import type { DocumentType, EntryData } from '../entries/documents.ts'
import { locales } from '../lib/localize.ts'
import type { FieldErrors } from '../lib/outcome.ts'
import { getProperty } from '../lib/property.ts'
import { because } from '../lib/reasons/reason.ts'

/**
 * Matches the address of an uploaded file. Unlike the address of a file of the build, its name ends
 * in a hash of 32 digits.
 */
const uploaded = /\/(?:image\/p|model|file)\/[a-z0-9-]+\.[0-9a-f]{32}(?:\.(?:glb|pdf|ldt|ies))?/g

/**
 * Errors by field that prevent publishing an entry with uploaded files: missing files, and pictures
 * without an alternative text in every language.
 */
export async function findMissingFiles(db: D1Database, document: EntryData<DocumentType>): Promise<FieldErrors> {
  const { named, errors } = findUploadedFiles(document)
  if (named.size === 0) return {}
  const sources = JSON.stringify([...named.keys()])
  const { results } = await db
    .prepare('SELECT src FROM files WHERE src IN (SELECT value FROM json_each(?))')
    .bind(sources)
    .all<{ src: string }>()
  const known = new Set(results.map(({ src }) => src))
  const missing = [...named].filter(([src]) => !known.has(src)).map(([, path]) => [path, because(t => t.fileGone)])
  return { ...errors, ...Object.fromEntries(missing) }
}

/**
 * Finds the addresses of uploaded files in a document, each with the path of a field that contains
 * it (`named`), and the errors of pictures without alternative texts.
 */
function findUploadedFiles(document: EntryData<DocumentType>) {
  const named = new Map<string, string>()
  const errors: FieldErrors = {}

  // Returns whether the value contains an uploaded file.
  function visit(value: unknown, path: string): boolean {
    if (typeof value === 'string') {
      const sources = value.match(uploaded) ?? []
      for (const src of sources) named.set(src, path)
      return sources.length > 0
    }
    if (typeof value !== 'object' || value === null) return false
    const parts = Object.entries(value).map(([name, part]) => visit(part, `${path}.${name}`))
    const hasOne = parts.includes(true)
    if (hasOne && 'alt' in value) Object.assign(errors, findMissingTexts(value.alt, `${path}.alt`))
    return hasOne
  }

  visit(document, 'data')
  return { named, errors }
}

function findMissingTexts(alt: unknown, path: string): FieldErrors {
  const lacking = locales.filter(locale => !/\S/.test(String(getProperty(alt, locale) ?? '')))
  return Object.fromEntries(lacking.map(locale => [`${path}.${locale}`, because(t => t.wordless)]))
}
