/** The databases of a shop, by their bindings. */
export const databases = ['COMMERCE_DB', 'CONTENT_DB'] as const
export type Database = (typeof databases)[number]

export type Row = Record<string, unknown>

/** Where a shop's data is: on this machine, or in a Cloudflare account. */
export interface Storage {
  /** For messages. */
  name: string
  /** The rows of each statement; those of one call are of one moment. */
  read(database: Database, statements: string[]): Promise<Row[][]>
  /** Executes all statements or none. */
  write(database: Database, statements: string[]): Promise<void>
  /** An uploaded file's bytes; null where there is none. */
  getFile(key: string): Promise<Buffer | null>
  putFile(key: string, bytes: Buffer, type: string): Promise<void>
  /** Names of the secrets that are set; null where that cannot be told. */
  secrets(): Promise<string[] | null>
  /** Applies this version's migrations and makes listing and search anew; what is left to do. */
  finish(): Promise<string[]>
  close(): Promise<void>
}

/** A failure that whoever typed the command can act on; shown without a stack. */
export class BackupProblem extends Error {
  override name = 'BackupProblem'
}
