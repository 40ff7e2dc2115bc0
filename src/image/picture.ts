import * as apiPaths from '#client/api-paths.ts'
import { cacheOneDay, cacheOneMinute, immutable, noStore } from '../edge/cache.ts'
import { logError } from '../edge/log.ts'
import { withTimeout } from '../edge/timeout.ts'
import type { Format } from './format.ts'
import { ownFile } from './own-file.ts'
import type { Outcome } from './picture-object.ts'
import { placeholder } from './placeholder.ts'
import { type PictureAddress, parseAddress, type Source } from './source.ts'
import { isFresh, keyOf } from './store.ts'

/**
 * One picture in one size and format, from the bucket, where it is put when it is asked for first.
 * Depends on the address and `format` alone, so that a cache may stand in front. What cannot be had
 * is a placeholder, and is not kept; a picture from elsewhere is shown as it was while its source
 * is broken, and one of our own as its master while none can be made or kept.
 */
export async function picture(request: Request, format: Format, env: Env): Promise<Response> {
  const { pathname } = new URL(request.url)
  const address = parseAddress(pathname, env)
  if (!address) return new Response('No such picture.\n', { status: 400, headers: noStore })
  const key = await keyOf(address, format)
  const known = await stored(key, env)
  if (known && isFresh(known, address.source)) return answer(known, address.source)
  const outcome = await make(key, address, format, env)
  const made = outcome === 'made' ? await stored(key, env) : known
  if (made) return answer(made, address.source)
  const master = outcome !== 'missing' && (await ownMaster(address.source, format, env))
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

/** How long the bucket may take to find a picture, and all that makes one, in ms. */
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
 * The master itself, larger than asked for: better than no picture. Null where there is none, or
 * the caller may not know WebP.
 */
async function ownMaster(source: Source, format: Format, env: Env): Promise<Response | null> {
  if (!('own' in source) || format === 'jpeg') return null
  const file = await ownFile(`${source.own}.webp`, env)
  const headers = { 'Content-Type': 'image/webp', ...cacheOneMinute }
  if (file.ok) return new Response(file.body, { headers })
  await file.body?.cancel()
  return null
}

async function make(key: string, address: PictureAddress, format: Format, env: Env): Promise<Outcome> {
  try {
    return await withTimeout(timeoutMs.make, () => env.PICTURE_MAKERS.getByName(key).make(address, format))
  } catch (error) {
    logError('picture_broken', error, { key })
    return 'broken'
  }
}

/**
 * Pages that were kept, and mails, may name a picture that was changed since: it is at another
 * address now.
 */
async function currentAddress({ source, width }: PictureAddress, env: Env): Promise<string | null> {
  if ('remote' in source) return null
  const [name = '', hash] = source.own.split('.')
  const index = await ownFile('index.json', env)
  const hashes: Record<string, string> = index.ok ? await index.json() : {}
  const current = hashes[name]
  return current && current !== hash ? `${apiPaths.image}/p/${name}.${current}_${width}` : null
}
