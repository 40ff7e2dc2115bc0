import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { databases } from './storage.ts'

/** Raised when older versions of the tools could not read a backup any more. */
export const format = 1

const table = v.object({
  columns: v.array(v.string()),
  /** What its rows are sorted by. */
  key: v.array(v.string()),
  rows: v.number(),
  /** Of the table's file. */
  sha256: v.string(),
})
export type Table = v.InferOutput<typeof table>

const object = v.object({
  type: v.picklist(['table', 'index', 'view', 'trigger']),
  name: v.string(),
  sql: v.string(),
})
/** What a database is made of, as SQLite's schema says it. */
export type SchemaObject = v.InferOutput<typeof object>

const database = v.object({
  objects: v.array(object),
  tables: v.record(v.string(), table),
  /** The last number that each counting table gave. */
  sequences: v.record(v.string(), v.number()),
  migrations: v.array(v.string()),
  /** False when the shop wrote while several parts were read. */
  oneMoment: v.boolean(),
})

const file = v.object({ key: v.string(), type: v.string(), bytes: v.number(), sha256: v.nullable(v.string()) })
export type StoredFile = v.InferOutput<typeof file>

/** `backup.json`: what a backup has, and how to see that it is whole. */
export const manifest = v.object({
  format: v.number(),
  /** ISO time. */
  made: v.string(),
  from: v.string(),
  databases: v.object(v.entriesFromList(databases, database)),
  /** Addresses of the pictures that entries show; their masters are part of the build. */
  pictures: v.array(v.string()),
  /** What editors have uploaded; `sha256` is null for what is not in the backup itself. */
  files: v.array(file),
  /** Names only. */
  settings: v.object({ vars: v.array(v.string()), secrets: v.array(v.string()) }),
})
export type Manifest = v.InferOutput<typeof manifest>

export const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex')
