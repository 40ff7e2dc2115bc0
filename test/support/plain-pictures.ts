import { globSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import sharp from 'sharp'
import { pictureWidths, smallWidths } from '#client/shared/browser/images.ts'
import { masters } from '../../tools/demo/pictures/masters.ts'
import { storageIn } from '../../tools/local/settings.ts'

/**
 * Fills the bucket of a closed shop with the demo's pictures in every width, so that the shop need
 * not create them. They are WebP files of the right size in one colour: creating and decoding
 * real pictures would take a sixth of the CPU time of browser tests.
 */
export async function fillWithPlainPictures(state: string) {
  const wanted = Object.entries(masters).flatMap(([name, master]) =>
    [...pictureWidths, ...smallWidths].map(asked => {
      const width = Math.min(asked, master.width)
      const height = Math.round((width * master.height) / master.width)
      return { key: `p/${name}.${master.hash}_${asked}.webp`, width, height, size: `${width}x${height}` }
    }),
  )
  const bySize = Map.groupBy(wanted, ({ size }) => size)
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: 'export default {}',
      cf: false,
      r2Buckets: ['PICTURES'],
      resourcePersistencePath: storageIn(state),
    }),
  )
  try {
    const { PICTURES } = await runtime.getBindings<Pick<Env, 'PICTURES'>>()
    for (const [first] of bySize.values()) {
      if (!first) continue
      const { key, width, height } = first
      const create = { width, height, channels: 3, background: 'gray' } as const
      const picture = await sharp({ create }).webp({ lossless: true, effort: 0 }).toBuffer()
      await PICTURES.put(key, picture, { httpMetadata: { contentType: 'image/webp' } })
    }
  } finally {
    await runtime.dispose()
  }
  // Pictures of the same size are the same file, so the rest are copies of database rows.
  changeBucket(state, database => {
    const copy = database.prepare(
      `INSERT INTO _mf_objects SELECT ?, blob_id, version, size, etag, uploaded, checksums, http_metadata, custom_metadata
       FROM _mf_objects WHERE key = ?`,
    )
    for (const [first, ...others] of bySize.values()) for (const { key } of others) copy.run(key, first?.key ?? '')
  })
}

/** Changes the bucket's SQLite database. The shop may be running. */
export function changeBucket(state: string, work: (database: DatabaseSync) => void) {
  const files = globSync(join(storageIn(state), 'r2/miniflare-R2BucketObject/*.sqlite'))
  const file = files.find(path => !path.endsWith('metadata.sqlite'))
  if (!file) throw new Error(`No bucket in ${state}`)
  const database = new DatabaseSync(file, { timeout: 10_000 })
  try {
    database.exec('BEGIN IMMEDIATE')
    work(database)
    database.exec('COMMIT')
  } finally {
    database.close()
  }
}
