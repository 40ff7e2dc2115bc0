import type * as v from 'valibot'

/** One call of an interface. */
export interface Operation {
  summary: string
  /** The schema that reads the body. */
  body?: v.GenericSchema
  /** The schema that reads the query. */
  query?: v.ObjectSchema<v.ObjectEntries, undefined>
  /** By status; null is no body. */
  answers: Record<number, v.GenericSchema | null>
  /** Statuses of failures, besides those of every call, and of every body. */
  fails?: number[]
  /** Only for servers with the shared secret. */
  secret?: true
}

/** By method and path, as the router has them: `PUT /lines/:line/quantity/:quantity`. */
export type Operations = Record<string, Operation>
