/** A D1 database, or a session of such a database, which may read from a replica. */
export type Readable = Pick<D1Database, 'prepare' | 'batch'>

/** Collects statements, and runs them in one round trip to the database and in one transaction. */
export class Batch {
  readonly #db: Readable
  readonly #statements: D1PreparedStatement[] = []
  #results: D1Result<never>[] = []

  constructor(db: Readable) {
    this.#db = db
  }

  prepare(sql: string): D1PreparedStatement {
    return this.#db.prepare(sql)
  }

  /** Adds a statement. The returned function parses its rows once `run` has resolved. */
  add<Row, Parsed>(statement: D1PreparedStatement, parse: (rows: Row[]) => Parsed): () => Parsed {
    const index = this.#statements.push(statement) - 1
    return () => {
      const result = this.#results[index]
      if (!result) throw new Error('The batch has not run yet')
      return parse(result.results)
    }
  }

  /** Runs the statements; makes no round trip if there are none. */
  async run(): Promise<void> {
    if (this.#statements.length > 0) this.#results = await this.#db.batch<never>(this.#statements)
  }
}

/** Maximum age, in ms, of data that is only displayed. docs/scale.md lists such data. */
const recentMs = 1500

/** Whether data last checked at `checked`, in ms since 1970, may be shown without a new check. */
export const isRecent = (checked: number) => Date.now() - checked < recentMs
