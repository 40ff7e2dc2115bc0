import type * as v from 'valibot'

/** The description of one operation of an interface. */
export interface Operation {
  summary: string
  /** The schema of the request's body. */
  body?: v.GenericSchema
  /** The schema of the query parameters. */
  query?: v.ObjectSchema<v.ObjectEntries, undefined>
  /** Response schemas by status; null means no body. */
  answers: Record<number, v.GenericSchema | null>
  /** The media type of a response that is not JSON but a file. */
  file?: string
  /** Failure statuses of this operation only. */
  fails?: number[]
  /** Whether the shared secret is required. */
  secret?: true
}

/** Operations by method and path, as in the router: `PUT /lines/:line/quantity/:quantity`. */
export type Operations = Record<string, Operation>
