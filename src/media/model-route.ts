import { Hono } from 'hono'
import * as apiPaths from '#client/api-paths.ts'
import type { AppEnv } from '../env.ts'
import { immutable, noStore } from '../shared/edge/cache.ts'
import { fetchPublicFile } from '../shared/edge/own-file.ts'
import { securePictures } from '../shared/edge/security.ts'

/**
 * `/model/…`: the shop's 3D models. Cloudflare does not compress files of this type, so the build
 * has (`tools/vite/models.ts`); who does not accept Brotli gets the file as it is.
 */
export const modelRoutes = new Hono<AppEnv>()

modelRoutes.get(apiPaths.model, securePictures, async c => {
  const uploaded = await uploadedModel(c.req.param('file'), c.env)
  if (uploaded) return uploaded
  const name = `/models/${c.req.param('file')}`
  const isAccepted = /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(acceptedBy(c.req.raw))
  const compressed = isAccepted ? await fetchPublicFile(`${name}.br`, c.env) : null
  const isCompressed = compressed?.ok ?? false
  if (!isCompressed) await compressed?.body?.cancel()
  const file = isCompressed && compressed ? compressed : await fetchPublicFile(name, c.env)
  if (!file.ok) {
    await file.body?.cancel()
    return c.text('No such model.\n', 404, noStore)
  }
  const headers = { ...immutable, 'Content-Type': 'model/gltf-binary', Vary: 'Accept-Encoding' }
  if (!isCompressed) return new Response(file.body, { headers })
  return new Response(file.body, { headers: { ...headers, 'Content-Encoding': 'br' }, encodeBody: 'manual' })
})

/** Null for models of the build: names of uploaded ones have more of their hash. */
async function uploadedModel(file: string, { PICTURES }: Pick<Env, 'PICTURES'>): Promise<Response | null> {
  const stored = /\.[0-9a-f]{32}\.glb$/.test(file) ? await PICTURES.get(`files/${file}`) : null
  const headers = { ...immutable, 'Content-Type': 'model/gltf-binary' }
  return stored && new Response(stored.body, { headers: { ...headers, 'Content-Length': String(stored.size) } })
}

/** What the client accepts: the header of the request is Cloudflare's own. */
const acceptedBy = ({ cf, headers }: Request): string =>
  String(cf?.clientAcceptEncoding ?? headers.get('Accept-Encoding') ?? '')
