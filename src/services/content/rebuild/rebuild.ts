import * as v from 'valibot'
import { listedStep } from './listed.ts'
import type { RebuildStep } from './part.ts'
import { publishedStep } from './published.ts'

/** To be raised with every change of the derived rows: existing ones are then rebuilt. */
const version = 14

const order = ['published', 'listed'] as const
const parts: Record<(typeof order)[number], RebuildStep> = { published: publishedStep, listed: listedStep }

/** Where it goes on: in this part, after this entry. */
const placeRow = v.object({ part: v.picklist(order), type: v.string(), id: v.string() })
type Place = v.InferOutput<typeof placeRow>

/** When to stop; the next call goes on there. */
interface Limits {
  /** Milliseconds since 1970. */
  until?: number
  /** Batches, of which a Worker may ask for a few hundred. */
  batches?: number
}

/** As much as one request or run of the cron job does. */
export const aWhile = (): Limits => ({ until: Date.now() + 20_000, batches: 150 })

/**
 * Rebuilds derived rows of another version, or goes on with it: `done` when that is complete,
 * `current` where nothing was to be done.
 */
export async function rebuildOld(db: D1Database, limits: Limits = {}): Promise<'current' | 'begun' | 'done'> {
  const made = await db
    .prepare('SELECT max(version) AS version FROM derived_version')
    .first<{ version: number | null }>()
  if (made?.version === version) return 'current'
  return (await goOn(db, limits)) ? 'done' : 'begun'
}

/**
 * Rebuilds the derived rows, whatever their version, unless that has begun already: then it goes
 * on. Returns whether it is complete; what is not is also continued by `rebuildOld`.
 */
export async function rebuildAll(db: D1Database, limits: Limits = {}): Promise<boolean> {
  await db.prepare('DELETE FROM derived_version').run()
  return goOn(db, limits)
}

async function goOn(db: D1Database, { until = Infinity, batches = Infinity }: Limits): Promise<boolean> {
  let place = (await findPlace(db)) ?? (await begin(db))
  for (let done = 0; done < batches && Date.now() < until; done++) {
    const part = parts[place.part]
    const keys = await part.after(db, place)
    const last = keys.at(-1)
    if (last) {
      place = { part: place.part, ...last }
      // In one batch: what is behind the place is done, wherever it was interrupted.
      await db.batch([...(await part.statements(db, keys)), noteStatement(db, place)])
      continue
    }
    await part.end?.(db)
    const next = order[order.indexOf(place.part) + 1]
    if (!next) {
      await finish(db)
      return true
    }
    await parts[next].begin(db)
    place = { part: next, type: '', id: '' }
    await noteStatement(db, place).run()
  }
  return false
}

/** None where nothing has begun, or something for another version. */
async function findPlace(db: D1Database): Promise<Place | null> {
  const row = await db.prepare('SELECT part, type, id FROM derived_rebuild WHERE version = ?').bind(version).first()
  return row && v.parse(placeRow, row)
}

async function begin(db: D1Database): Promise<Place> {
  const [part] = order
  await parts[part].begin(db)
  await db.batch([
    db.prepare('DELETE FROM derived_rebuild'),
    db.prepare(`INSERT INTO derived_rebuild (version, part, type, id) VALUES (?, ?, '', '')`).bind(version, part),
  ])
  return { part, type: '', id: '' }
}

/** Nothing where somebody else has completed it meanwhile. */
const noteStatement = (db: D1Database, { part, type, id }: Place) =>
  db
    .prepare('UPDATE derived_rebuild SET part = ?2, type = ?3, id = ?4 WHERE version = ?1')
    .bind(version, part, type, id)

const finish = (db: D1Database) =>
  db.batch([
    db.prepare('DELETE FROM derived_rebuild'),
    db.prepare('DELETE FROM derived_version'),
    db.prepare('INSERT INTO derived_version (version) VALUES (?)').bind(version),
  ])
