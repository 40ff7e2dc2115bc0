/** The databases of a shop, by their bindings. */
export const databases = ['COMMERCE_DB', 'CONTENT_DB'] as const
export type Database = (typeof databases)[number]

export type Row = Record<string, unknown>

/** Where a shop's data is: on this machine, or in a Cloudflare account. */
export interface Storage {
  /** The name of the storage in messages. */
  name: string
  /** Returns the rows of each statement; one call is a consistent snapshot. */
  read(database: Database, statements: string[]): Promise<Row[][]>
  /** Executes all statements or none. */
  write(database: Database, statements: string[]): Promise<void>
  /** Returns an uploaded file's bytes, or null if there is no such file. */
  getFile(key: string): Promise<Buffer | null>
  putFile(key: string, bytes: Buffer, type: string): Promise<void>
  /** Names of the secrets that are set, or null if they cannot be listed. */
  secrets(): Promise<string[] | null>
  /** Applies migrations and rebuilds listing and search; returns lines about what is left to do. */
  finish(): Promise<string[]>
  close(): Promise<void>
}

/** A failure that the user can resolve; shown without a stack. */
export class BackupProblem extends Error {
  override name = 'BackupProblem'
}
