/** Tables of SQLite, the runtime and this module. */
const others = /^(sqlite|_cf|d1|kept)_/

/**
 * Stores a copy of all rows of a database. The returned function restores them, whatever was
 * changed, inserted or deleted since.
 */
export async function keepRows(db: D1Database): Promise<() => Promise<void>> {
  const named = async (type: 'table' | 'trigger') => {
    const query = db.prepare('SELECT name, sql FROM sqlite_master WHERE type = ?').bind(type)
    const { results } = await query.all<{ name: string; sql: string }>()
    return results.filter(({ name }) => !others.test(name))
  }
  // Preparing a statement takes a round trip to the runtime, so all are prepared once.
  const prepared = (statements: string[]) => statements.map(statement => db.prepare(statement))
  const tables = (await named('table')).map(({ name }) => name)
  const triggers = await named('trigger')
  await db.batch(
    prepared(
      tables.flatMap(name => [
        `DROP TABLE IF EXISTS kept_${name}`,
        `CREATE TABLE kept_${name} AS SELECT * FROM ${name}`,
      ]),
    ),
  )
  const back = prepared([
    'PRAGMA defer_foreign_keys = on',
    // Triggers would record the deletions, and refuse prices that were valid when they were set.
    ...triggers.map(({ name }) => `DROP TRIGGER ${name}`),
    ...tables.map(name => `DELETE FROM ${name}`),
    // Autoincrement continues from the restored values.
    'DELETE FROM sqlite_sequence',
    ...tables.map(name => `INSERT INTO ${name} SELECT * FROM kept_${name}`),
    ...triggers.map(({ sql }) => sql),
  ])
  return async () => {
    await db.batch(back)
  }
}
