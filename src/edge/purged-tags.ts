import { within } from './timeout.ts'

const key = 'purged-tags'
/** How old this isolate's knowledge of the others' purges may be, in ms. */
const fresh = 30_000
/** Kept pages do not get older than this, in ms, so older purges need not be known. */
const longest = 90_000_000
/** KV may hang; without it, pages get as old as they may. In ms. */
const patience = 500

type Purges = Record<string, number>

// When each tag was purged last. The same for all visitors; only the local stand-in for Workers Cache uses it.
let known: Purges = {}
let readAt = 0

/** Whether a page with these tags (as its header has them), kept at `since` (ms), has been purged since. */
export async function isPurged(kv: KVNamespace, tags: string | null, since: number): Promise<boolean> {
  if (Date.now() - readAt > fresh) {
    known = newer(known, await readPurges(kv))
    readAt = Date.now()
  }
  return (tags ?? '').split(',').some(tag => (known[tag] ?? 0) >= since)
}

/** Remembers that the pages with these tags are no longer good: here at once, in other isolates when they look. */
export async function notePurge(kv: KVNamespace, tags: string[]) {
  const now = Date.now()
  known = newer(known, Object.fromEntries(tags.map(tag => [tag, now])))
  const all = Object.entries(newer(await readPurges(kv), known)).filter(([, at]) => now - at < longest)
  try {
    await within(patience, () => kv.put(key, JSON.stringify(Object.fromEntries(all))))
  } catch (error) {
    console.error(JSON.stringify({ event: 'purge_not_kept', error: String(error) }))
  }
}

const newer = (one: Purges, other: Purges): Purges => {
  const purges = { ...one }
  for (const [tag, at] of Object.entries(other)) purges[tag] = Math.max(at, purges[tag] ?? 0)
  return purges
}

/** None when KV has none, fails, or holds something else. */
async function readPurges(kv: KVNamespace): Promise<Purges> {
  try {
    const stored: unknown = await within(patience, () => kv.get(key, 'json'))
    const entries = Object.entries(typeof stored === 'object' && stored ? stored : {})
    return Object.fromEntries(entries.filter((entry): entry is [string, number] => Number.isFinite(entry[1])))
  } catch (error) {
    console.error(JSON.stringify({ event: 'purges_unread', error: String(error) }))
    return {}
  }
}
