import type { EntryPlace } from './entry.ts'

/** Whether an entry is scheduled for publication, alone or in a release. */
export async function isScheduled(db: D1Database, { type, id }: EntryPlace): Promise<boolean> {
  const found = await db
    .prepare(
      `SELECT 1 FROM schedule WHERE type = ?1 AND id = ?2
       UNION ALL SELECT 1 FROM releases JOIN json_each(releases.entries) AS entry
         WHERE at IS NOT NULL AND published_at IS NULL AND entry.value ->> 'type' = ?1 AND entry.value ->> 'id' = ?2 LIMIT 1`,
    )
    .bind(type, id)
    .first()
  return found !== null
}
