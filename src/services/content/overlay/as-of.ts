import * as v from 'valibot'
import { documents } from '../entries/documents.ts'
import type { Database } from '../lib/database.ts'
import type { PriceAt } from '../lib/money.ts'
import { isType } from '../rules/check.ts'
import { type Overlay, put } from './overlay.ts'
import { putPrices } from './prices.ts'

/** Entries that may differ from what is published now; a day with more is too far away. */
const maxEntries = 500

const rows = v.array(v.object({ type: v.string(), id: v.string(), data: v.nullable(v.string()) }))

interface Day {
  /** ISO times in UTC. */
  at: string
  now: string
  /** Those that are not today's. */
  prices: PriceAt[]
}

/**
 * Puts into the overlay what makes the published entries those of another time: scheduled drafts in
 * the future, what was public in the past, and the prices. False when too many entries differ.
 */
export async function putAsOf(db: Database, overlay: Overlay, { at, now, prices }: Day): Promise<boolean> {
  const entries = await load(db, at > now ? scheduled : formerly, at)
  if (entries.length + prices.length > maxEntries) return false
  putFound(overlay, entries)
  await putPrices(db, overlay, prices)
  return true
}

/** Puts the drafts of a release's entries into the overlay. */
export async function putRelease(db: Database, overlay: Overlay, id: string) {
  putFound(overlay, await load(db, released, id))
  await putPrices(db, overlay, [])
}

async function load(db: Database, sql: string, by: string) {
  const [found] = await db.batch([db.prepare(`${sql} LIMIT ${maxEntries + 1}`).bind(by)])
  return v.parse(rows, found?.results)
}

function putFound(overlay: Overlay, entries: v.InferOutput<typeof rows>) {
  for (const { type, id, data } of entries) {
    // A version of long ago may lack what its type has today: what is public stands for it.
    if (isType(type) && (data === null || v.is(documents[type], JSON.parse(data)))) put(overlay, type, id, data)
  }
}

const draftsOfReleases = `
  SELECT draft.type, draft.id, draft.data FROM releases CROSS JOIN json_each(releases.entries) AS named
  CROSS JOIN entries AS draft ON draft.type = named.value ->> 'type' AND draft.id = named.value ->> 'id' AND draft.status = 'draft'`

const released = `${draftsOfReleases} WHERE releases.id = ?1`

const scheduled = `
  SELECT draft.type, draft.id, draft.data FROM schedule
  CROSS JOIN entries AS draft ON draft.type = schedule.type AND draft.id = schedule.id AND draft.status = 'draft'
  WHERE schedule.at <= ?1
  UNION ${draftsOfReleases} WHERE releases.at <= ?1`

const formerly = `
  SELECT past.type, past.id, version.data FROM publications AS past
  CROSS JOIN versions AS version ON version.type = past.type AND version.id = past.id AND version.version = past.version
  WHERE past.until > ?1 AND past.since <= ?1
  UNION ALL SELECT type, id, NULL FROM publications AS present WHERE until IS NULL AND since > ?1
    AND NOT EXISTS (SELECT 1 FROM publications WHERE type = present.type AND id = present.id AND until > ?1 AND since <= ?1)`
