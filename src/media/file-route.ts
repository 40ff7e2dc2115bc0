import { Hono } from 'hono'
import { etag } from 'hono/etag'
import * as apiPaths from '#client/api-paths.ts'
import type { AppEnv } from '../env.ts'
import { byteRanges } from '../shared/edge/byte-ranges.ts'
import { immutable, noStore } from '../shared/edge/cache.ts'
import { securePictures } from '../shared/edge/security.ts'

/**
 * Serves `/file/…`, the files that editors have uploaded. Browsers must download these files
 * instead of showing them, because scripts in them must not run at the shop's origin.
 */
export const downloadRoutes = new Hono<AppEnv>()

downloadRoutes.get(apiPaths.file, securePictures, byteRanges, etag(), async c => {
  const name = c.req.param('file')
  const stored = await c.env.PICTURES.get(`files/${name}`)
  if (!stored) return c.text('There is no such file.\n', 404, noStore)
  const shown = name.replace(/\.[0-9a-f]{32}\./, '.')
  return new Response(stored.body, {
    headers: {
      ...immutable,
      'Content-Type': name.endsWith('.pdf') ? 'application/pdf' : 'application/octet-stream',
      'Content-Disposition': `attachment; filename="${shown}"`,
      'Content-Length': String(stored.size),
      ETag: stored.httpEtag,
    },
  })
})
