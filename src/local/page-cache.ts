import { freshSeconds, type PageProps, renewSeconds, staleSeconds } from '../shared/edge/cache.ts'
import { logError } from '../shared/edge/log.ts'
import { withTimeout } from '../shared/edge/upstream/timeout.ts'

const storedAt = 'Stored-At'

/**
 * Replaces Workers Cache, which is not available locally. Like Workers Cache, it identifies a page
 * by version, path, query and props, uses the same lifetimes, never caches errors, and is purged by
 * tags. `load` renders the page; `waitUntil` keeps work running after the response.
 */
export async function cachePage(
  address: URL,
  props: PageProps,
  { VERSION, CONTENT_KV: kv }: Pick<Env, 'VERSION' | 'CONTENT_KV'>,
  waitUntil: (work: Promise<unknown>) => void,
  load: (headers?: Record<string, string>) => Promise<Response>,
): Promise<Response> {
  const pages = await caches.open('pages')
  const key = `https://pages.local/${VERSION.id}/${encodeURIComponent(JSON.stringify(props))}${address.pathname}${address.search}`
  const renew = async (headers?: Record<string, string>) => {
    const start = Date.now()
    const page = await load(headers)
    if (!page.ok || !page.headers.has('Cloudflare-CDN-Cache-Control')) return page
    const cached = new Response(page.clone().body, page)
    cached.headers.set('Cache-Control', `max-age=${freshSeconds + staleSeconds}`)
    cached.headers.set(storedAt, String(start))
    waitUntil(pages.put(key, cached))
    return page
  }
  const hit = await pages.match(key)
  if (!hit || (await isPurged(kv, hit.headers.get('Cache-Tag'), Number(hit.headers.get(storedAt))))) return renew()
  const conditional = { 'If-Modified-Since': hit.headers.get('Last-Modified') ?? '' }
  const age = Math.round((Date.now() - Number(hit.headers.get(storedAt))) / 1000)
  if (age > freshSeconds + renewSeconds) {
    const renewed = await renew(conditional)
    if (renewed.status < 500) return renewed
    await renewed.body?.cancel()
  } else if (age > freshSeconds && !isRenewing(key)) {
    if (renewing.size === maxRenewing) renewing.clear()
    renewing.set(key, Date.now())
    waitUntil(renew(conditional).then(page => page.body?.cancel()))
  }
  const page = new Response(hit.body, hit)
  page.headers.delete(storedAt)
  page.headers.set('Age', String(age))
  return page
}

// When the last renewal of each page began, in ms since 1970. Only one request renews a page.
const renewing = new Map<string, number>()
/** Minimum time between the beginnings of two renewals of a page, in ms. */
const renewalMs = 5000
const maxRenewing = 1000

const isRenewing = (page: string) => Date.now() - (renewing.get(page) ?? 0) < renewalMs

const key = 'purged-tags'
/** After this time, in ms, this isolate reads the purges of other isolates from KV again. */
const refreshMs = 30_000
/** Purges are removed from storage after this time, in ms, because no cached page is that old. */
const maxAgeMs = 90_000_000
/** Timeout of KV, in ms. If KV fails, other isolates keep purged pages until they expire. */
const timeoutMs = 500

type Purges = Record<string, number>

// When each tag was last purged, in ms since 1970.
let known: Purges = {}
let readAt = 0

/**
 * Whether a page that was cached at `since`, in ms since 1970, has been purged after that. `tags`
 * is the page's `Cache-Tag` header.
 */
async function isPurged(kv: KVNamespace, tags: string | null, since: number): Promise<boolean> {
  if (Date.now() - readAt > refreshMs) {
    known = mergePurges(known, await readPurges(kv))
    readAt = Date.now()
  }
  return (tags ?? '').split(',').some(tag => (known[tag] ?? 0) >= since)
}

/** Purges all pages with these tags: in this isolate at once, in others when they next read KV. */
export async function purgePages(kv: KVNamespace, tags: string[]) {
  const now = Date.now()
  known = mergePurges(known, Object.fromEntries(tags.map(tag => [tag, now])))
  const all = Object.entries(mergePurges(await readPurges(kv), known)).filter(([, at]) => now - at < maxAgeMs)
  try {
    await withTimeout(timeoutMs, () => kv.put(key, JSON.stringify(Object.fromEntries(all))))
  } catch (error) {
    logError('purge_not_stored', error)
  }
}

const mergePurges = (one: Purges, other: Purges): Purges => {
  const purges = { ...one }
  for (const [tag, at] of Object.entries(other)) purges[tag] = Math.max(at, purges[tag] ?? 0)
  return purges
}

/** Reads the purges of all isolates from KV; empty when KV fails or contains invalid data. */
async function readPurges(kv: KVNamespace): Promise<Purges> {
  try {
    const stored: unknown = await withTimeout(timeoutMs, () => kv.get(key, 'json'))
    const entries = Object.entries(typeof stored === 'object' && stored ? stored : {})
    return Object.fromEntries(entries.filter((entry): entry is [string, number] => Number.isFinite(entry[1])))
  } catch (error) {
    logError('purges_unread', error)
    return {}
  }
}
