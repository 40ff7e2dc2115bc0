import * as v from 'valibot'
import * as apiPaths from '#client/api-paths.ts'
import { cacheOneDay, cacheOneMinute, immutable, noStore } from '../shared/edge/cache.ts'
import { logError } from '../shared/edge/log.ts'
import { fetchPublicFile } from '../shared/edge/own-file.ts'
import { withTimeout } from '../shared/edge/upstream/timeout.ts'
import type { Format } from './format.ts'
import { ownMaster } from './own-master.ts'
import type { PictureResult } from './picture-object.ts'
import { placeholder } from './placeholder.ts'
import { isUploaded, type PictureAddress, parseAddress, type Source } from './source.ts'
import { isFresh, pictureKey } from './store.ts'

/**
 * One picture in one size and format, from the bucket, where the first request stores it. Depends
 * on the address and `format` alone, so it can be cached. A missing picture becomes a placeholder,
 * which is not stored. If a remote source fails, the stored picture is served; if ours cannot be
 * resized or stored, its master is.
 */
export async function picture(request: Request, format: Format, env: Env): Promise<Response> {
  const { pathname } = new URL(request.url)
  const address = parseAddress(pathname, env)
  if (!address) return new Response('No such picture.\n', { status: 400, headers: noStore })
  const key = await pictureKey(address, format)
  const known = await stored(key, env)
  if (known && isFresh(known, address.source)) return answer(known, address.source)
  const outcome = await make(key, address, format, env)
  const made = outcome === 'made' ? await stored(key, env) : known
  if (made) return answer(made, address.source)
  const master = outcome !== 'missing' && (await wholeMaster(address.source, format, env))
  if (master) return master
  const moved = outcome === 'missing' && (await currentAddress(address, env))
  if (moved) return new Response(null, { status: 302, headers: { ...noStore, Location: moved } })
  return placeholder(address.width, outcome === 'missing' ? 404 : 502)
}

const answer = (made: R2ObjectBody, source: Source) =>
  new Response(made.body, {
    headers: {
      ...('own' in source ? immutable : cacheOneDay),
      'Content-Type': made.httpMetadata?.contentType ?? 'application/octet-stream',
      'Content-Length': String(made.size),
      ETag: made.httpEtag,
    },
  })

/** Timeouts of finding a picture in the bucket, and of making one, in ms. */
const timeoutMs = { get: 3000, make: 20_000 }

/** Null also when the bucket does not answer. */
async function stored(key: string, { PICTURES }: Env): Promise<R2ObjectBody | null> {
  try {
    return await withTimeout(timeoutMs.get, () => PICTURES.get(key))
  } catch (error) {
    logError('picture_not_read', error, { key })
    return null
  }
}

/**
 * The master itself, larger than requested but better than none. Null when it does not exist or the
 * client does not accept WebP.
 */
async function wholeMaster(source: Source, format: Format, env: Env): Promise<Response | null> {
  if (!('own' in source) || format === 'jpeg') return null
  const master = await ownMaster(source.own, env).catch(() => null)
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
 * Cached pages and mails may link to a former version of a picture: redirect to the current
 * address.
 */
async function currentAddress({ source, width }: PictureAddress, env: Env): Promise<string | null> {
  if ('remote' in source || isUploaded(source.own)) return null
  const [name = '', hash] = source.own.split('.')
  const index = await fetchPublicFile('/masters/index.json', env)
  const hashes = index.ok ? v.parse(hashesByName, await index.json()) : {}
  const current = Object.hasOwn(hashes, name) ? hashes[name] : undefined
  return current && current !== hash ? `${apiPaths.image}/p/${name}.${current}_${width}` : null
}
