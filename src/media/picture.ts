import * as v from 'valibot'
import * as apiPaths from '#client/api-paths.ts'
import { cacheOneDay, cacheOneMinute, immutable, noStore } from '../shared/edge/cache.ts'
import { logError } from '../shared/edge/log.ts'
import { fetchPublicFile } from '../shared/edge/own-file.ts'
import { withTimeout } from '../shared/edge/upstream/timeout.ts'
import type { Format } from './format.ts'
import { loadOwnMaster } from './own-master.ts'
import type { PictureResult } from './picture-object.ts'
import { createPlaceholder } from './placeholder.ts'
import { isUploaded, type PictureAddress, parsePictureAddress, type Source } from './source.ts'
import { getPictureKey, isFresh } from './store.ts'

/**
 * Responds with a picture in one size and format. The first request creates it and stores it in the
 * bucket. The response depends only on the address and `format`, so it can be cached. If there is
 * no such picture, the response is a placeholder, which is not stored. If a remote source fails, an
 * outdated stored picture is served. If one of the shop's own pictures cannot be resized or stored,
 * its master is served.
 */
export async function respondWithPicture(request: Request, format: Format, env: Env): Promise<Response> {
  const { pathname } = new URL(request.url)
  const address = parsePictureAddress(pathname, env)
  if (!address) return new Response('There is no such picture.\n', { status: 400, headers: noStore })
  const key = await getPictureKey(address, format)
  const known = await loadStored(key, env)
  if (known && isFresh(known, address.source)) return toResponse(known, address.source)
  const outcome = await make(key, address, format, env)
  const made = outcome === 'made' ? await loadStored(key, env) : known
  if (made) return toResponse(made, address.source)
  const master = outcome !== 'missing' && (await loadMaster(address.source, format, env))
  if (master) return master
  const moved = outcome === 'missing' && (await findCurrentAddress(address, env))
  if (moved) return new Response(null, { status: 302, headers: { ...noStore, Location: moved } })
  return createPlaceholder(address.width, outcome === 'missing' ? 404 : 502)
}

const toResponse = (made: R2ObjectBody, source: Source) =>
  new Response(made.body, {
    headers: {
      ...('own' in source ? immutable : cacheOneDay),
      'Content-Type': made.httpMetadata?.contentType ?? 'application/octet-stream',
      'Content-Length': String(made.size),
      ETag: made.httpEtag,
    },
  })

/** Timeouts in ms for reading a picture from the bucket, and for resizing one. */
const timeoutMs = { get: 3000, make: 20_000 }

/** Loads a picture from the bucket; null if it is not stored, or the bucket does not respond. */
async function loadStored(key: string, { PICTURES }: Env): Promise<R2ObjectBody | null> {
  try {
    return await withTimeout(timeoutMs.get, () => PICTURES.get(key))
  } catch (error) {
    logError('picture_not_read', error, { key })
    return null
  }
}

/**
 * Responds with the master itself, which is larger than requested but better than no picture. Null
 * if there is no master, or if the client does not accept WebP.
 */
async function loadMaster(source: Source, format: Format, env: Env): Promise<Response | null> {
  if (!('own' in source) || format === 'jpeg') return null
  const master = await loadOwnMaster(source.own, env).catch(() => null)
  return master && new Response(master, { headers: { 'Content-Type': 'image/webp', ...cacheOneMinute } })
}

async function make(key: string, address: PictureAddress, format: Format, env: Env): Promise<PictureResult> {
  try {
    return await withTimeout(timeoutMs.make, () => env.PICTURE_MAKERS.getByName(key).make(address, format))
  } catch (error) {
    logError('picture_broken', error, { key })
    return 'broken'
  }
}

const hashesByName = v.record(v.string(), v.string())

/**
 * Finds the current address of a picture whose hash has changed, because cached pages and mails may
 * still link to the old address.
 */
async function findCurrentAddress({ source, width }: PictureAddress, env: Env): Promise<string | null> {
  if ('remote' in source || isUploaded(source.own)) return null
  const [name = '', hash] = source.own.split('.')
  const index = await fetchPublicFile('/masters/index.json', env)
  const hashes = index.ok ? v.parse(hashesByName, await index.json()) : {}
  const current = Object.hasOwn(hashes, name) ? hashes[name] : undefined
  return current && current !== hash ? `${apiPaths.image}/p/${name}.${current}_${width}` : null
}
