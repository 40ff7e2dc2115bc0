import { readPhotometry } from '#client/shared/photometry/format/read.ts'
import type { DocumentType, EntryData, ProductEntry } from '../entries/documents.ts'
import type { FieldErrors } from '../lib/outcome.ts'
import { because } from '../lib/reasons/reason.ts'
import { localizeProblem } from './photometry-problem.ts'
import { isPublished } from './published.ts'

/** An error if an entry has a photometric file that cannot be read. Checked on every save. */
export function findUnreadableFile(document: EntryData<DocumentType>): FieldErrors {
  if (!('isTurned' in document)) return {}
  const { problem } = readPhotometry(new TextEncoder().encode(document.file))
  return problem ? { 'data.file': localizeProblem(problem) } : {}
}

/**
 * An error if the luminous intensities of a product are not published, because its page and files
 * are derived from them.
 */
export async function findMissingPhotometry(
  db: D1Database,
  { photometry }: ProductEntry,
  together: ReadonlySet<string>,
): Promise<FieldErrors> {
  if (!photometry || (await isPublished(db, 'photometry', photometry, together))) return {}
  return { 'data.photometry': because(t => t.noPhotometry(photometry)) }
}
