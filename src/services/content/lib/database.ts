/** The methods of a D1 database, or of a D1 session, that are needed for reading. */
export interface Database {
  prepare: (text: string) => D1PreparedStatement
  batch: (statements: D1PreparedStatement[]) => Promise<D1Result[]>
}

/**
 * How long statements are collected, in microtasks. This is longer than graphql-js takes to get
 * from a resolver to its siblings and their fields.
 */
const waitedTicks = 24

/**
 * Sends all statements that are requested at the same time as one batch, because each batch costs a
 * round trip to the database. If one statement of a batch fails, all fail.
 */
export function batchStatements(db: Database): Database {
  let waiting: { statements: D1PreparedStatement[]; results: Promise<D1Result[]> } | undefined

  async function dispatch(statements: D1PreparedStatement[]) {
    for (let tick = 0; tick < waitedTicks; tick++) await undefined
    waiting = undefined
    return db.batch(statements)
  }

  return {
    prepare: text => db.prepare(text),
    async batch(statements) {
      if (!waiting) {
        const all: D1PreparedStatement[] = []
        waiting = { statements: all, results: dispatch(all) }
      }
      const from = waiting.statements.push(...statements) - statements.length
      return (await waiting.results).slice(from, from + statements.length)
    },
  }
}
