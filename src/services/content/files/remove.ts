import type { ContentBindings } from '../env.ts'
import { type ContentOutcome, failWith, succeedWith } from '../lib/outcome.ts'
import { because } from '../lib/reasons/reason.ts'
import { getObjectKey } from './complete.ts'
import type { StoredFile } from './library.ts'
import { findUses, formatSources, usesAnySourceSql } from './uses.ts'

/**
 * Deletes a file in all its sizes. If it is an unlit picture, its lit picture is deleted too. Fails
 * with 409 if entries use the file.
 */
export async function deleteStoredFile(
  { CONTENT_DB, PICTURES }: Pick<ContentBindings, 'CONTENT_DB' | 'PICTURES'>,
  file: StoredFile,
): Promise<ContentOutcome<object>> {
  const ids = JSON.stringify([file.id, ...(file.lit ? [file.lit.id] : [])])
  const { meta } = await CONTENT_DB.prepare(
    `DELETE FROM files WHERE id IN (SELECT value FROM json_each(?2)) AND NOT EXISTS (SELECT 1 FROM entries WHERE ${usesAnySourceSql})`,
  )
    .bind(formatSources(file), ids)
    .run()
  if (meta.changes === 0) {
    const uses = await findUses(CONTENT_DB, file)
    return failWith(409, {
      id: because(t => t.usedBy([...new Set(uses.map(use => `${use.type} ${use.id}`))].join(', '))),
    })
  }
  for (const one of [file, ...(file.lit ? [file.lit] : [])]) await PICTURES.delete(await listObjectKeys(PICTURES, one))
  return succeedWith({})
}

/** The R2 keys of the file and of its sizes. */
async function listObjectKeys(bucket: R2Bucket, { kind, src }: StoredFile): Promise<string[]> {
  const lastPart = getLastPart(src)
  if (kind !== 'picture') return [getObjectKey(kind, lastPart.slice(0, -kind.length - 1))]
  const { objects } = await bucket.list({ prefix: `p/${lastPart}_` })
  return [getObjectKey(kind, lastPart), ...objects.map(({ key }) => key)]
}

const getLastPart = (src: string) => src.slice(src.lastIndexOf('/') + 1)
