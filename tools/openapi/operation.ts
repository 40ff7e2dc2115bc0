import type * as v from 'valibot'

/** One operation of an interface. */
export interface Operation {
  summary: string
  /** The schema that reads the body. */
  body?: v.GenericSchema
  /** The schema that reads the query. */
  query?: v.ObjectSchema<v.ObjectEntries, undefined>
  /** Response schemas by status; null for a response without a body. */
  answers: Record<number, v.GenericSchema | null>
  /** Further failure statuses, besides those of all operations and of all with a body. */
  fails?: number[]
  /** Requires the shared secret. */
  secret?: true
}

/** Operations by method and path as in the router: `PUT /lines/:line/quantity/:quantity`. */
export type Operations = Record<string, Operation>
