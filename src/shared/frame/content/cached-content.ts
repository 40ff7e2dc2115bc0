import * as v from 'valibot'
import { type Locale, locales } from '#client/shared/texts/locales.ts'
import type { Fetch } from '../../../services.ts'
import { ContentError } from '../../content/client.ts'
import { withTimeout } from '../../edge/upstream/timeout.ts'
import { builtIn } from './built-in.ts'
import { fetchGlobalContent, type GlobalContent, globalSchema } from './global-content.ts'

/** The part of the KV interface that is used here. */
interface Store {
  get(key: string): Promise<string | null>
  put(key: string, text: string): Promise<void>
  delete(key: string): Promise<void>
}

/** The sources of global content, for one request. */
export interface ContentSources {
  kv: Store
  content: Fetch
  /** Keeps work running after the response. */
  wait: (work: Promise<unknown>) => void
  /** The name is content; this is the fallback when it is missing. */
  shopName: string
}

/** The state of one language in one isolate. */
interface Memory {
  content: GlobalContent | null
  /** `content` as it is stored in KV, to detect changes. */
  text: string
  /** When the content service last confirmed it, in ms. */
  confirmed: number
  /** When the running renewal times out, in ms; 0 when none runs. */
  busyUntil: number
  /** The content service is not queried before this time, in ms. */
  next: number
  failures: number
}

/** Version of the stored shape; to be raised with every change of `GlobalContent`. */
const version = 1
const renewalMs = 5000
const maxPauseMs = 60_000
/** Upper limit for the service's `Retry-After`. */
const maxRetryAfterMs = 600_000
/**
 * A copy that was not confirmed for longer waits `oldCopyTimeoutMs` for a renewal: isolates that
 * were idle would show outdated content.
 */
const maxAgeMs = 15_000
const oldCopyTimeoutMs = 500
const timeoutMs = 3000
/** Timeout of background work, so that it cannot keep a request open. */
const storeTimeoutMs = 2000

// Public data, the same for every visitor, so one copy for each isolate is safe.
const memories = new Map<Locale, Memory>()

/**
 * Menus, footer and the shop's name, always available without a long wait. The isolate's copy is
 * returned at once and renewed in the background, at most every 5 s; a copy that was not confirmed
 * for 15 s first waits half a second for its renewal. An isolate without a copy requests KV and the
 * content service in parallel and uses the first response; after 3 s, or when both fail, the
 * built-in content is used.
 */
export async function cachedGlobalContent(sources: ContentSources, locale: Locale): Promise<GlobalContent> {
  const memory = memoryOf(locale)
  if (memory.next <= Date.now()) sources.wait(renew(sources, locale, memory))
  if (memory.failures === 0) await known(memory)
  return memory.content ?? builtIn(locale, sources.shopName)
}

/**
 * Marks the copies as outdated, in this isolate and for new ones, so that the next page renews them
 * after a publication.
 */
export async function expireGlobalContent(env: { CONTENT_KV: Store }, locale?: Locale): Promise<void> {
  const changed = locale ? [locale] : locales
  for (const one of changed) memories.delete(one)
  await Promise.all(
    changed.map(one =>
      withTimeout(storeTimeoutMs, () => env.CONTENT_KV.delete(keyOf(one))).catch(error =>
        complain('kv_delete', one, error),
      ),
    ),
  )
}

const keyOf = (locale: Locale) => `global-content/${locale}`

function memoryOf(locale: Locale): Memory {
  const memory = memories.get(locale) ?? { content: null, text: '', confirmed: 0, busyUntil: 0, next: 0, failures: 0 }
  memories.set(locale, memory)
  return memory
}

/**
 * Waits by polling until a copy is fresh or nothing can renew it any more. A request must not await
 * the promise of another request, which may end first.
 */
async function known(memory: Memory) {
  const start = Date.now()
  const isWanted = () =>
    !memory.content || (memory.confirmed < start - maxAgeMs && Date.now() < start + oldCopyTimeoutMs)
  while (isWanted() && memory.busyUntil > Date.now()) await new Promise(done => setTimeout(done, 5))
}

/** Never rejects. */
async function renew(sources: ContentSources, locale: Locale, memory: Memory) {
  const now = Date.now()
  memory.next = now + renewalMs
  memory.busyUntil = now + timeoutMs
  await Promise.all([memory.content ? null : recall(sources, locale, memory), ask(sources, locale, memory)])
  memory.busyUntil = 0
}

const storedContent = v.object({ version: v.literal(version), content: globalSchema })

/** Uses KV's copy, unless the content service answered first. */
async function recall({ kv }: ContentSources, locale: Locale, memory: Memory) {
  try {
    const text = await kv.get(keyOf(locale))
    if (!text) return
    const { content } = v.parse(storedContent, JSON.parse(text))
    if (memory.content) return
    memory.content = content
    memory.text = text
  } catch (error) {
    complain('kv_get', locale, error)
  }
}

async function ask({ content, kv }: ContentSources, locale: Locale, memory: Memory) {
  try {
    const answer = await fetchGlobalContent(content, locale)
    memory.failures = 0
    memory.confirmed = Date.now()
    const text = JSON.stringify({ version, content: answer })
    // The copy was dropped meanwhile: this response may be older than the change.
    if (text === memory.text || memories.get(locale) !== memory) return
    memory.content = answer
    memory.text = text
    await withTimeout(storeTimeoutMs, () => kv.put(keyOf(locale), text)).catch(error =>
      complain('kv_put', locale, error),
    )
  } catch (error) {
    memory.failures++
    const requested = error instanceof ContentError ? error.retryAfter * 1000 : 0
    const pause = Math.min(renewalMs * 2 ** memory.failures, maxPauseMs)
    memory.next = Date.now() + Math.min(Math.max(pause, requested), maxRetryAfterMs)
    complain('content', locale, error)
  }
}

function complain(source: string, locale: Locale, error: unknown) {
  const cause = error instanceof Error && error.cause ? String(error.cause) : undefined
  console.warn(JSON.stringify({ event: 'global_content_not_renewed', source, locale, error: String(error), cause }))
}
