import * as v from 'valibot'
import { type Locale, locales } from '#client/i18n/locales.ts'
import { ContentError } from '../content/client.ts'
import { withTimeout } from '../edge/timeout.ts'
import type { Fetch } from '../services.ts'
import { builtIn } from './built-in.ts'
import { fetchGlobalContent, type GlobalContent, globalContent } from './global-content.ts'

/** As much of KV as is needed here. */
interface Store {
  get(key: string): Promise<string | null>
  put(key: string, text: string): Promise<void>
  delete(key: string): Promise<void>
}

/** Where global content comes from, for one request. */
export interface Sources {
  kv: Store
  content: Fetch
  /** Lets work go on after the answer. */
  wait: (work: Promise<unknown>) => void
  /** On pages the name is content; this one stands in when there is none. */
  shopName: string
}

/** What one isolate knows of one language. */
interface Memory {
  content: GlobalContent | null
  /** `content` as it is kept in KV, to tell whether an answer is new. */
  text: string
  /** When the content service last said so, ms. */
  confirmed: number
  /** Until when the running renewal may take, ms; 0 when none runs. */
  busyUntil: number
  /** The content service is not asked before, ms. */
  next: number
  failures: number
}

/** Copies of another shape are not read. To be raised with every change of `GlobalContent`. */
const version = 1
const interval = 5000
const maxPauseMs = 60_000
/** However long the service asks to be left alone. */
const maxRetryAfterMs = 600_000
/**
 * A copy that was not confirmed for longer is not shown while an answer may come, for
 * `oldCopyTimeoutMs`: idle isolates would show it.
 */
const oldest = 15_000
const oldCopyTimeoutMs = 500
const timeoutMs = 3000
/** For what nobody waits for, but a request must not hang on. */
const storeTimeoutMs = 2000

// Public facts, the same for every visitor, so one copy for each isolate is right.
const memories = new Map<Locale, Memory>()

/**
 * Menus, footer and the shop's name, never late and never missing. The isolate's copy is given at
 * once and renewed behind it, at most every 5 s; one that was not confirmed for 15 s waits half a
 * second for its renewal first. An isolate without one asks KV and the content service together and
 * takes what comes first; after 3 s, and as long as both fail, the built-in copy serves.
 */
export async function cachedGlobalContent(sources: Sources, locale: Locale): Promise<GlobalContent> {
  const memory = memoryOf(locale)
  if (memory.next <= Date.now()) sources.wait(renew(sources, locale, memory))
  if (memory.failures === 0) await known(memory)
  return memory.content ?? builtIn(locale, sources.shopName)
}

/**
 * Makes the next page ask anew, in this isolate and in those that start: for a change that was just
 * published.
 */
export async function dropGlobalContent(env: { CONTENT_KV: Store }, locale?: Locale): Promise<void> {
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
 * Waits until there is a copy that is new enough or nothing brings one any more. By looking again
 * and again, because a request must not wait for a promise of another one, which may end before.
 */
async function known(memory: Memory) {
  const start = Date.now()
  const isWanted = () => !memory.content || (memory.confirmed < start - oldest && Date.now() < start + oldCopyTimeoutMs)
  while (isWanted() && memory.busyUntil > Date.now()) await new Promise(done => setTimeout(done, 5))
}

/** Never rejects. */
async function renew(sources: Sources, locale: Locale, memory: Memory) {
  const now = Date.now()
  memory.next = now + interval
  memory.busyUntil = now + timeoutMs
  await Promise.all([memory.content ? null : recall(sources, locale, memory), ask(sources, locale, memory)])
  memory.busyUntil = 0
}

const storedContent = v.object({ version: v.literal(version), content: globalContent })

/** Takes KV's copy, unless the content service was faster. */
async function recall({ kv }: Sources, locale: Locale, memory: Memory) {
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

async function ask({ content, kv }: Sources, locale: Locale, memory: Memory) {
  try {
    const answer = await fetchGlobalContent(content, locale)
    memory.failures = 0
    memory.confirmed = Date.now()
    const text = JSON.stringify({ version, content: answer })
    // Forgotten meanwhile: this answer may be from before the change.
    if (text === memory.text || memories.get(locale) !== memory) return
    memory.content = answer
    memory.text = text
    await withTimeout(storeTimeoutMs, () => kv.put(keyOf(locale), text)).catch(error =>
      complain('kv_put', locale, error),
    )
  } catch (error) {
    memory.failures++
    const requested = error instanceof ContentError ? error.retryAfter * 1000 : 0
    const pause = Math.min(interval * 2 ** memory.failures, maxPauseMs)
    memory.next = Date.now() + Math.min(Math.max(pause, requested), maxRetryAfterMs)
    complain('content', locale, error)
  }
}

function complain(source: string, locale: Locale, error: unknown) {
  const cause = error instanceof Error && error.cause ? String(error.cause) : undefined
  console.warn(JSON.stringify({ event: 'global_content_not_renewed', source, locale, error: String(error), cause }))
}
