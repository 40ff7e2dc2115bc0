import { Hono } from 'hono'
import * as apiPaths from '#client/api-paths.ts'
import type { AppEnv } from '../env.ts'
import { immutable, noStore } from '../shared/edge/cache.ts'
import { fetchPublicFile } from '../shared/edge/own-file.ts'
import { securePictures } from '../shared/edge/security.ts'

/**
 * Serves `/model/…`, the shop's 3D models. Cloudflare does not compress files of this type, so the
 * build compresses them (`tools/vite/models.ts`). Clients without Brotli get the uncompressed file.
 */
export const modelRoutes = new Hono<AppEnv>()

modelRoutes.get(apiPaths.model, securePictures, async c => {
  const uploaded = await loadUploadedModel(c.req.param('file'), c.env)
  if (uploaded) return uploaded
  const name = `/models/${c.req.param('file')}`
  const isAccepted = /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(getAcceptedEncodings(c.req.raw))
  const compressed = isAccepted ? await fetchPublicFile(`${name}.br`, c.env) : null
  const isCompressed = compressed?.ok ?? false
  if (!isCompressed) await compressed?.body?.cancel()
  const file = isCompressed && compressed ? compressed : await fetchPublicFile(name, c.env)
  if (!file.ok) {
    await file.body?.cancel()
    return c.text('There is no such model.\n', 404, noStore)
  }
  const headers = { ...immutable, 'Content-Type': 'model/gltf-binary', Vary: 'Accept-Encoding' }
  if (!isCompressed) return new Response(file.body, { headers })
  return new Response(file.body, { headers: { ...headers, 'Content-Encoding': 'br' }, encodeBody: 'manual' })
})

/**
 * Loads a model that editors uploaded, whose name ends in 32 digits of a hash. Null for other
 * models.
 */
async function loadUploadedModel(file: string, { PICTURES }: Pick<Env, 'PICTURES'>): Promise<Response | null> {
  const stored = /\.[0-9a-f]{32}\.glb$/.test(file) ? await PICTURES.get(`files/${file}`) : null
  const headers = { ...immutable, 'Content-Type': 'model/gltf-binary' }
  return stored && new Response(stored.body, { headers: { ...headers, 'Content-Length': String(stored.size) } })
}

/** Returns the client's `Accept-Encoding`, because Cloudflare replaces the request's header. */
const getAcceptedEncodings = ({ cf, headers }: Request): string =>
  String(cf?.clientAcceptEncoding ?? headers.get('Accept-Encoding') ?? '')
