import { readPhotometry } from '#client/photometry/format/read.ts'
import type { Document, DocumentType, Product } from '../entries/documents.ts'
import type { FieldErrors } from '../lib/outcome.ts'
import { because } from '../lib/reasons/reason.ts'
import { problemReason } from './photometry-problem.ts'

/** Why a photometric file cannot be read, with its line: rejected when the entry is saved. */
export function unreadableIn(document: Document<DocumentType>): FieldErrors {
  if (!('isTurned' in document)) return {}
  const { problem } = readPhotometry(new TextEncoder().encode(document.file))
  return problem ? { 'data.file': problemReason(problem) } : {}
}

/** A product's pages and files are made of its published luminous intensities. */
export async function lackingPhotometry(
  db: D1Database,
  { photometry }: Product,
  together: ReadonlySet<string>,
): Promise<FieldErrors> {
  if (!photometry || together.has(`photometry:${photometry}`)) return {}
  const found = await db
    .prepare(`SELECT 1 FROM entries WHERE type = 'photometry' AND id = ? AND status = 'published'`)
    .bind(photometry)
    .first()
  return found ? {} : { 'data.photometry': because(t => t.noPhotometry(photometry)) }
}
