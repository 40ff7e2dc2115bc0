import type { DocumentType } from '../entries/documents.ts'

/**
 * Whether an entry is published, or is among the entries that are published in the same batch
 * (`together`, as `type:id`).
 */
export async function isPublished(
  db: D1Database,
  type: DocumentType,
  id: string,
  together: ReadonlySet<string>,
): Promise<boolean> {
  if (together.has(`${type}:${id}`)) return true
  const found = await db
    .prepare(`SELECT 1 FROM entries WHERE type = ? AND id = ? AND status = 'published'`)
    .bind(type, id)
    .first()
  return found !== null
}
