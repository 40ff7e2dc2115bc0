import * as v from 'valibot'
import { type Locale, locales } from '#client/shared/texts/locales.ts'
import type { Fetch } from '../../../services.ts'
import { ContentError } from '../../content/client.ts'
import { withTimeout } from '../../edge/upstream/timeout.ts'
import { buildBuiltInContent } from './built-in.ts'
import { fetchGlobalContent, type GlobalContent, globalSchema } from './global-content.ts'

/** The part of the KV interface that is used here. */
interface Store {
  get(key: string): Promise<string | null>
  put(key: string, text: string): Promise<void>
  delete(key: string): Promise<void>
}

/** What one request needs to load the global content (menus, footer and the shop's name). */
export interface ContentSources {
  kv: Store
  content: Fetch
  /** Keeps work running after the response. */
  wait: (work: Promise<unknown>) => void
  /** The shop's name for the built-in content. */
  shopName: string
}

/** One isolate's copy of the global content in one language, and its state. */
interface Memory {
  content: GlobalContent | null
  /** `content` as it is stored in KV, to detect changes. */
  text: string
  /** When the content service last sent this content, in ms. */
  confirmed: number
  /** When the running renewal times out, in ms; 0 when none runs. */
  busyUntil: number
  /** The content service is not queried before this time, in ms. */
  next: number
  failures: number
}

/** Version of the shape stored in KV. Increase it with every change of `GlobalContent`. */
const version = 1
const renewalMs = 5000
const maxPauseMs = 60_000
/** Upper limit for the service's `Retry-After`, in ms. */
const maxRetryAfterMs = 600_000
/**
 * If the copy was confirmed longer ago than this, a page waits up to `oldCopyTimeoutMs` for its
 * renewal. Otherwise isolates that were idle would show outdated content.
 */
const maxAgeMs = 15_000
const oldCopyTimeoutMs = 500
const timeoutMs = 3000
/** Timeout of writes to KV in the background, so that they cannot keep a request open. */
const storeTimeoutMs = 2000

// The content is public and the same for every visitor, so all requests of an isolate can share it.
const memories = new Map<Locale, Memory>()

/**
 * Loads menus, footer and the shop's name, and never waits long. If the isolate has a copy, it is
 * returned at once and renewed in the background, at most every 5 s. If the copy was not confirmed
 * for 15 s, the page waits up to 0.5 s for the renewal. An isolate without a copy asks KV and the
 * content service in parallel, and uses the first response. If both fail or take longer than 3 s,
 * it uses the built-in content.
 */
export async function loadCachedContent(sources: ContentSources, locale: Locale): Promise<GlobalContent> {
  const memory = memoryOf(locale)
  if (memory.next <= Date.now()) sources.wait(renew(sources, locale, memory))
  if (memory.failures === 0) await waitForCopy(memory)
  return memory.content ?? buildBuiltInContent(locale, sources.shopName)
}

/**
 * Deletes the copies in this isolate and in KV after editors have published a change, so that the
 * next page loads the new content. Default: all languages.
 */
export async function expireGlobalContent(env: { CONTENT_KV: Store }, locale?: Locale): Promise<void> {
  const changed = locale ? [locale] : locales
  for (const one of changed) memories.delete(one)
  await Promise.all(
    changed.map(one =>
      withTimeout(storeTimeoutMs, () => env.CONTENT_KV.delete(keyOf(one))).catch(error =>
        logNotRenewed('kv_delete', one, error),
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
 * Waits until the copy is fresh enough, or no renewal is running any more. It polls, because a
 * request must not await another request's promise, which may never resolve.
 */
async function waitForCopy(memory: Memory) {
  const start = Date.now()
  const isWanted = () =>
    !memory.content || (memory.confirmed < start - maxAgeMs && Date.now() < start + oldCopyTimeoutMs)
  while (isWanted() && memory.busyUntil > Date.now()) await new Promise(done => setTimeout(done, 5))
}

/** Renews the isolate's copy from the content service, or fills it from KV. Never rejects. */
async function renew(sources: ContentSources, locale: Locale, memory: Memory) {
  const now = Date.now()
  memory.next = now + renewalMs
  memory.busyUntil = now + timeoutMs
  await Promise.all([
    memory.content ? null : loadFromStore(sources, locale, memory),
    loadFromService(sources, locale, memory),
  ])
  memory.busyUntil = 0
}

const storedContent = v.object({ version: v.literal(version), content: globalSchema })

/** Uses the copy in KV, unless the content service responded first. */
async function loadFromStore({ kv }: ContentSources, locale: Locale, memory: Memory) {
  try {
    const text = await kv.get(keyOf(locale))
    if (!text) return
    const { content } = v.parse(storedContent, JSON.parse(text))
    if (memory.content) return
    memory.content = content
    memory.text = text
  } catch (error) {
    logNotRenewed('kv_get', locale, error)
  }
}

async function loadFromService({ content, kv }: ContentSources, locale: Locale, memory: Memory) {
  try {
    const answer = await fetchGlobalContent(content, locale)
    memory.failures = 0
    memory.confirmed = Date.now()
    const text = JSON.stringify({ version, content: answer })
    // If `expireGlobalContent` has deleted the copy, this response may be older than the change.
    if (text === memory.text || memories.get(locale) !== memory) return
    memory.content = answer
    memory.text = text
    await withTimeout(storeTimeoutMs, () => kv.put(keyOf(locale), text)).catch(error =>
      logNotRenewed('kv_put', locale, error),
    )
  } catch (error) {
    memory.failures++
    const requested = error instanceof ContentError ? error.retryAfter * 1000 : 0
    const pause = Math.min(renewalMs * 2 ** memory.failures, maxPauseMs)
    memory.next = Date.now() + Math.min(Math.max(pause, requested), maxRetryAfterMs)
    logNotRenewed('content', locale, error)
  }
}

function logNotRenewed(source: string, locale: Locale, error: unknown) {
  const cause = error instanceof Error && error.cause ? String(error.cause) : undefined
  console.warn(JSON.stringify({ event: 'global_content_not_renewed', source, locale, error: String(error), cause }))
}
