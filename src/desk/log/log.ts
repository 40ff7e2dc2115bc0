import * as v from 'valibot'

const entry = v.object({
  id: v.number(),
  at: v.string(),
  actor: v.string(),
  name: v.string(),
  operation: v.string(),
  subject: v.string(),
  outcome: v.picklist(['done', 'refused']),
  before: v.unknown(),
  after: v.unknown(),
  request: v.unknown(),
})
export type LoggedChange = v.InferOutput<typeof entry>

/** A page of the log, as commerce returns it. */
export const log = v.object({ log: v.array(entry), next: v.nullable(v.number()) })

/** The fields by which the log can be filtered. */
export const filters = ['actor', 'subject', 'from', 'to', 'before'] as const
export type LogFilter = Partial<Record<(typeof filters)[number], string>>
