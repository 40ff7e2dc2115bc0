import { VersionChanged } from '../../lib/outcome.ts'
import type { Operator } from './operator.ts'
import type { Subject } from './subjects.ts'

/** What the log stores about a request that changes something. */
export interface AuditEntry {
  operator: Operator
  operation: string
  subject: Subject
  /** The request's body as JSON; null if it must not be stored. */
  request: string | null
  /** The request's `Idempotency-Key`; null without one. */
  key: string | null
  /** A digest of the request. */
  digest: string
  /** The version that the subject must have, from `If-Match`; null if any version will do. */
  version: number | null
}

/** Thrown by `batch` if the operator has used the same `Idempotency-Key` before. */
export class KeyUsed extends Error {}

/** SQL for the version of a subject, whose value is the parameter `?1` and whose name is `?2`. */
export const versionSql = ({ version }: Subject) =>
  `COALESCE(${version ?? '(SELECT MAX(id) FROM audit WHERE subject = ?2 AND ?1 = ?1)'}, 0)`

/**
 * A database whose batches are logged. `batch` throws `VersionChanged` if the subject does not have
 * the version that the request expects. Each batch stores what it changes in `audit`, in the same
 * transaction, so that there is no change without its row and no row without its change. A batch
 * that leaves the subject as it was is not logged.
 *
 * Management routes store everything with `batch`. Statements that are run without it are not
 * logged. Batches that only read use the database of the environment.
 */
export class AuditedDatabase implements D1Database {
  readonly #db: D1Database
  readonly #entry: AuditEntry
  /** Whether this request is already in the log. */
  readonly #progress: { isLogged: boolean }

  constructor(db: D1Database, entry: AuditEntry, progress = { isLogged: false }) {
    this.#db = db
    this.#entry = entry
    this.#progress = progress
  }

  /** Whether this request has changed something. */
  get isLogged(): boolean {
    return this.#progress.isLogged
  }

  /** The same database for changes of another subject in the same request. */
  about(subject: Subject): AuditedDatabase {
    return new AuditedDatabase(this.#db, { ...this.#entry, subject, version: null }, this.#progress)
  }

  /** The same database, but its row in the log describes the subject with other SQL. */
  describedBy(state: string, value: string): AuditedDatabase {
    const subject = { ...this.#entry.subject, state, value }
    return new AuditedDatabase(this.#db, { ...this.#entry, subject }, this.#progress)
  }

  prepare(query: string) {
    return this.#db.prepare(query)
  }

  exec(query: string) {
    return this.#db.exec(query)
  }

  dump() {
    return this.#db.dump()
  }

  withSession(constraint?: D1SessionBookmark | D1SessionConstraint) {
    return this.#db.withSession(constraint)
  }

  async batch<T = unknown>(statements: D1PreparedStatement[]): Promise<D1Result<T>[]> {
    const { subject } = this.#entry
    // Without a state, further batches of the same request would repeat the same row.
    if (subject.state === null && this.#progress.isLogged) return this.#db.batch<T>(statements)
    try {
      const results = await this.#db.batch<T>([this.#insertRow(), ...statements, ...this.#completeRow()])
      const deleted = subject.state === null ? 0 : (results.at(-2)?.meta.changes ?? 0)
      if (deleted === 0) this.#progress.isLogged = true
      return results.slice(1, statements.length + 1)
    } catch (cause) {
      if (String(cause).includes('audit.at')) throw new VersionChanged('The subject has changed', { cause })
      if (String(cause).includes('audit.key')) throw new KeyUsed('The key is used', { cause })
      throw cause
    }
  }

  /**
   * Inserts the row without `after`. If the subject has another version than expected, `at` is
   * null, so that the whole batch fails.
   */
  #insertRow() {
    const { operator, operation, subject, request, key, digest, version } = this.#entry
    // The version is only checked before this request's first change, which gives it a new version.
    const isExpected = version === null || this.#progress.isLogged ? 'TRUE' : `${versionSql(subject)} = ?12`
    const { state, name, value } = subject
    return this.#db
      .prepare(
        `INSERT INTO audit (at, actor, name, roles, way, operation, subject, outcome, before, request, key, digest)
         SELECT CASE WHEN ${isExpected} THEN ?3 END, ?4, ?5, ?6, ?7, ?8, ?2, 'done', COALESCE(${state ?? '?1'}, 'null'), ?9, ?10, ?11
         WHERE ?1 = ?1 AND ?12 = ?12`,
      )
      .bind(
        ...[state === null ? 'null' : value, name, new Date().toISOString()],
        ...[operator.id, operator.name, JSON.stringify(operator.roles), operator.way, operation],
        ...[request, this.#progress.isLogged ? null : key, digest, version ?? 0],
      )
  }

  /** Statements that delete the row if nothing has changed, or else complete it. */
  #completeRow() {
    const { state, value } = this.#entry.subject
    const row = 'id = (SELECT MAX(id) FROM audit) AND after IS NULL'
    if (state === null) return [this.#db.prepare(`UPDATE audit SET after = 'null' WHERE ${row}`)]
    return [
      this.#db.prepare(`DELETE FROM audit WHERE ${row} AND before = COALESCE(${state}, 'null')`).bind(value),
      this.#db.prepare(`UPDATE audit SET after = COALESCE(${state}, 'null') WHERE ${row}`).bind(value),
    ]
  }
}

/** The same database for changes of another subject in the same request, if it is logged. */
export const aboutSubject = (db: D1Database, subject: Subject) =>
  db instanceof AuditedDatabase ? db.about(subject) : db
