import * as v from 'valibot'

export interface RebuildKey {
  type: string
  id: string
}

/**
 * How to rebuild one kind of derived rows in batches of entries, which are sorted by type and id.
 */
export interface RebuildStep {
  /** Removes rows whose entry no longer exists. */
  begin: (db: D1Database) => Promise<unknown>
  /** The entries of the next batch, after `key`. */
  after: (db: D1Database, key: RebuildKey) => Promise<RebuildKey[]>
  /** The statements that rebuild the rows of some entries. Other rows can be read meanwhile. */
  statements: (db: D1Database, keys: RebuildKey[]) => Promise<D1PreparedStatement[]>
  /** Runs after the last batch. */
  end?: (db: D1Database) => Promise<unknown>
}

const keys = v.array(v.object({ type: v.string(), id: v.string() }))

/** The first entries after a key that match an SQL condition. */
export async function loadKeysAfter(db: D1Database, { type, id }: RebuildKey, condition: string, limit: number) {
  const { results } = await db
    .prepare(
      `SELECT DISTINCT type, id FROM entries WHERE (type, id) > (?1, ?2) AND ${condition} ORDER BY type, id LIMIT ?3`,
    )
    .bind(type, id, limit)
    .all()
  return v.parse(keys, results)
}
