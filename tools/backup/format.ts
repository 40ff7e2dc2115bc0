import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { databases } from './storage.ts'

/** Version of the format: increase it with a change after which older tools cannot read backups. */
export const format = 1

const table = v.object({
  columns: v.array(v.string()),
  /** Columns by which the rows are sorted. */
  key: v.array(v.string()),
  rows: v.number(),
  /** Hash of the table's file. */
  sha256: v.string(),
})
export type Table = v.InferOutput<typeof table>

const object = v.object({
  type: v.picklist(['table', 'index', 'view', 'trigger']),
  name: v.string(),
  sql: v.string(),
})
/** A table, index, view or trigger in a database's schema. */
export type SchemaObject = v.InferOutput<typeof object>

const database = v.object({
  objects: v.array(object),
  tables: v.record(v.string(), table),
  /** The last number that was assigned in each table with AUTOINCREMENT. */
  sequences: v.record(v.string(), v.number()),
  migrations: v.array(v.string()),
  /** False if the shop changed the database while it was read in several parts. */
  oneMoment: v.boolean(),
})

const file = v.object({ key: v.string(), type: v.string(), bytes: v.number(), sha256: v.nullable(v.string()) })
export type StoredFile = v.InferOutput<typeof file>

/** `backup.json`: the content of a backup, with hashes to verify it. */
export const manifest = v.object({
  format: v.number(),
  /** ISO time of the backup. */
  made: v.string(),
  from: v.string(),
  databases: v.object(v.entriesFromList(databases, database)),
  /** Addresses of the pictures in entries; the demo's picture files are part of the build. */
  pictures: v.array(v.string()),
  /** Files that editors have uploaded; `sha256` is null for files that are not in the backup. */
  files: v.array(file),
  /** Names of variables and secrets, without values. */
  settings: v.object({ vars: v.array(v.string()), secrets: v.array(v.string()) }),
})
export type Manifest = v.InferOutput<typeof manifest>

export const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex')
