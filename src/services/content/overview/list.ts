import * as v from 'valibot'
import { defaultLocale, type Locale } from '../lib/localize.ts'

/**
 * The states by which editors can filter the list of entries:
 * - `published`, `changed` (published, with a draft) or `draft` (not published)
 * - `scheduled`: the draft will be published at a set time
 * - `refused`: the scheduled publication was refused
 * - `untranslated`: a field has only an English text
 * - `drifted`: an English text was changed, but its translation was not
 */
export const states = ['published', 'changed', 'draft', 'scheduled', 'refused', 'untranslated', 'drifted'] as const
type State = (typeof states)[number]

export interface ListRequest {
  locale: Locale
  type?: string | undefined
  state?: State | undefined
  /** Words, or beginnings of words, to find in an entry's title, id or texts in any language. */
  words?: string | undefined
  /** The value of `next` in the previous page. */
  after?: string | undefined
}

const pageSize = 200
/** The size of a page if the request has `words`. */
const searchPageSize = 50

const rows = v.array(
  v.object({
    type: v.string(),
    id: v.string(),
    slug: v.string(),
    title: v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())),
    state: v.picklist(states),
    untranslated: v.number(),
    drifted: v.number(),
    version: v.number(),
    savedAt: v.nullable(v.string()),
    author: v.nullable(v.string()),
    scheduled: v.nullable(v.string()),
    refused: v.number(),
  }),
)

/**
 * Loads a page of the list of entries, sorted by type and id, or by relevance if `words` are set.
 */
export async function listEntries(db: D1Database, request: ListRequest) {
  const { locale } = request
  const match = createMatch(request.words ?? '')
  if (request.words?.trim() && !match) return { entries: [], next: null }
  const { results } = await (match ? selectFound(db, request, match) : selectSorted(db, request)).all()
  const entries = v.parse(rows, results).map(({ title, state, refused, untranslated, drifted, ...entry }) => ({
    ...entry,
    title: title[locale] ?? title[defaultLocale] ?? entry.id,
    states: [
      state,
      ...(entry.scheduled ? ['scheduled'] : []),
      ...(refused ? ['refused'] : []),
      ...(untranslated ? ['untranslated'] : []),
      ...(drifted ? ['drifted'] : []),
    ],
  }))
  const last = entries.at(-1)
  if (match)
    return { entries, next: entries.length === searchPageSize ? String(getOffset(request) + searchPageSize) : null }
  return { entries, next: entries.length === pageSize && last ? `${last.type}:${last.id}` : null }
}

const counted = v.array(v.object({ state: v.picklist(states), number: v.number() }))

/** The number of entries in each state; an entry can be in several. */
export async function countStates(db: D1Database): Promise<Record<string, number>> {
  const { results } = await db
    .prepare(
      `SELECT state, count(*) AS number FROM entry_list GROUP BY state
       UNION ALL SELECT 'untranslated', count(*) FROM entry_list WHERE untranslated = 1
       UNION ALL SELECT 'drifted', count(*) FROM entry_list WHERE drifted = 1
       UNION ALL SELECT 'scheduled', count(*) FROM schedule
       UNION ALL SELECT 'refused', count(*) FROM refused_schedules`,
    )
    .all()
  const found = new Map(v.parse(counted, results).map(({ state, number }) => [state, number]))
  return Object.fromEntries(states.map(state => [state, found.get(state) ?? 0]))
}

function selectSorted(db: D1Database, request: ListRequest) {
  const [, type = '', id = ''] = request.after?.match(/^([^:]*):(.*)$/s) ?? []
  const { sql, values } = createConditions(request, 4)
  return db
    .prepare(
      `${columns} FROM entry_list AS listed ${joins}
       WHERE (listed.type, listed.id) > (?1, ?2) AND ${sql} ORDER BY listed.type, listed.id LIMIT ?3`,
    )
    .bind(type, id, pageSize, ...values)
}

function selectFound(db: D1Database, request: ListRequest, match: string) {
  const { sql, values } = createConditions(request, 5)
  return db
    .prepare(
      `${columns} FROM (
         SELECT listed.row, word.row IN (SELECT rowid FROM entry_words WHERE entry_words MATCH ?4) AS isNamed, word.relevance
         FROM (SELECT rowid AS row, bm25(entry_words, 10.0, 1.0) AS relevance FROM entry_words WHERE entry_words MATCH ?1) AS word
         CROSS JOIN entry_list AS listed ON listed.row = word.row
         WHERE ${sql} ORDER BY isNamed DESC, word.relevance, listed.row LIMIT ?2 OFFSET ?3
       ) AS found CROSS JOIN entry_list AS listed ON listed.row = found.row ${joins}
       ORDER BY found.isNamed DESC, found.relevance, listed.row`,
    )
    .bind(match, searchPageSize, getOffset(request), `title : (${match})`, ...values)
}

const getOffset = ({ after }: ListRequest) => (/^\d{1,6}$/.test(after ?? '') ? Number(after) : 0)

/** Creates an FTS5 expression that requires all words of a text, or words that begin with them. */
const createMatch = (text: string) =>
  (text.slice(0, 200).match(/[\p{L}\p{N}]+/gu) ?? [])
    .slice(0, 8)
    .map(word => `"${word}"*`)
    .join(' ')

function createConditions({ type, state }: ListRequest, from: number) {
  const values = [...(type ? [type] : []), ...(isOwnState(state) ? [state] : [])]
  const parts = values.map((value, at) => `listed.${value === type ? 'type' : 'state'} = ?${from + at}`)
  if (state === 'untranslated' || state === 'drifted') parts.push(`listed.${state} = 1`)
  if (state === 'scheduled') parts.push('(listed.type, listed.id) IN (SELECT type, id FROM schedule)')
  if (state === 'refused') parts.push('(listed.type, listed.id) IN (SELECT type, id FROM refused_schedules)')
  return { sql: parts.join(' AND ') || 'true', values }
}

const isOwnState = (state: State | undefined): state is 'published' | 'changed' | 'draft' =>
  state === 'published' || state === 'changed' || state === 'draft'

const columns = `SELECT listed.type, listed.id, listed.slug, listed.title, listed.state, listed.untranslated, listed.drifted,
  coalesce(last.version, 1) AS version, coalesce(last.saved_at, (SELECT max(created_at) FROM entries
    WHERE type = listed.type AND id = listed.id)) AS savedAt, last.author_name AS author, schedule.at AS scheduled,
  EXISTS (SELECT 1 FROM refused_schedules WHERE type = listed.type AND id = listed.id) AS refused`

const joins = `LEFT JOIN versions AS last ON last.type = listed.type AND last.id = listed.id
    AND last.version = (SELECT max(version) FROM versions WHERE type = listed.type AND id = listed.id)
  LEFT JOIN schedule ON schedule.type = listed.type AND schedule.id = listed.id`

/** Maximum number of pages that are listed as affected by a change. */
const maxAffectedPages = 50

/** The slugs of entries, each entry once. */
export async function loadEntrySlugs(db: D1Database, entries: { type: string; id: string }[]) {
  const { results } = await db
    .prepare(
      `SELECT DISTINCT listed.type, listed.id, listed.slug FROM json_each(?) AS given
       CROSS JOIN entry_list AS listed ON listed.type = given.value ->> 'type' AND listed.id = given.value ->> 'id' LIMIT ${maxAffectedPages}`,
    )
    .bind(JSON.stringify(entries))
    .all()
  return v.parse(slugRows, results)
}

const slugRows = v.array(v.object({ type: v.string(), id: v.string(), slug: v.string() }))
