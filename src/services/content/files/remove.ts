import type { ContentBindings } from '../env.ts'
import { type ContentOutcome, failWith, succeedWith } from '../lib/outcome.ts'
import { because } from '../lib/reasons/reason.ts'
import { objectOf } from './complete.ts'
import type { StoredFile } from './library.ts'
import { findUses, namesAny, sourcesOf } from './uses.ts'

/** Deletes a file that no entry names, with every size of it; a lit picture with its unlit one. */
export async function deleteStoredFile(
  { CONTENT_DB, PICTURES }: Pick<ContentBindings, 'CONTENT_DB' | 'PICTURES'>,
  file: StoredFile,
): Promise<ContentOutcome<object>> {
  const ids = JSON.stringify([file.id, ...(file.lit ? [file.lit.id] : [])])
  const { meta } = await CONTENT_DB.prepare(
    `DELETE FROM files WHERE id IN (SELECT value FROM json_each(?2)) AND NOT EXISTS (SELECT 1 FROM entries WHERE ${namesAny})`,
  )
    .bind(sourcesOf(file), ids)
    .run()
  if (meta.changes === 0) {
    const uses = await findUses(CONTENT_DB, file)
    return failWith(409, {
      id: because(t => t.usedBy([...new Set(uses.map(use => `${use.type} ${use.id}`))].join(', '))),
    })
  }
  for (const one of [file, ...(file.lit ? [file.lit] : [])]) await PICTURES.delete(await keysOf(PICTURES, one))
  return succeedWith({})
}

/** The file, and the sizes that were made of it. */
async function keysOf(bucket: R2Bucket, { kind, src }: StoredFile): Promise<string[]> {
  const own = ownOf(src)
  if (kind !== 'picture') return [objectOf(kind, own.slice(0, -kind.length - 1))]
  const { objects } = await bucket.list({ prefix: `p/${own}_` })
  return [objectOf(kind, own), ...objects.map(({ key }) => key)]
}

/** The last part of an address. */
const ownOf = (src: string) => src.slice(src.lastIndexOf('/') + 1)
