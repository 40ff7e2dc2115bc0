import * as v from 'valibot'

export interface RebuildKey {
  type: string
  id: string
}

/** One kind of derived rows: made anew for some entries at a time, in the order of their keys. */
export interface RebuildStep {
  /** Removes what belongs to no entry. */
  begin: (db: D1Database) => Promise<unknown>
  /** The next entries after one. */
  after: (db: D1Database, key: RebuildKey) => Promise<RebuildKey[]>
  /** What makes their rows anew; other rows stay usable meanwhile. */
  statements: (db: D1Database, keys: RebuildKey[]) => Promise<D1PreparedStatement[]>
  end?: (db: D1Database) => Promise<unknown>
}

const keys = v.array(v.object({ type: v.string(), id: v.string() }))

/** The first entries after a key that fulfil an SQL condition. */
export async function keysAfter(db: D1Database, { type, id }: RebuildKey, condition: string, limit: number) {
  const { results } = await db
    .prepare(
      `SELECT DISTINCT type, id FROM entries WHERE (type, id) > (?1, ?2) AND ${condition} ORDER BY type, id LIMIT ?3`,
    )
    .bind(type, id, limit)
    .all()
  return v.parse(keys, results)
}
