import * as v from 'valibot'
import { hasExistingDay } from '../lib/existing-day.ts'

/** Maximum number of unsaved entries in one request. */
const maxEntries = 50

/** `extensions` of a GraphQL request, which only editors may send. */
export const previewExtensions = v.object({
  /** Unsaved entries that previews show instead of their drafts. */
  overlay: v.optional(
    v.pipe(v.array(v.object({ type: v.string(), id: v.string(), data: v.unknown() })), v.maxLength(maxEntries)),
    [],
  ),
  /** Another time: previews show what was, or will be, published at that time. */
  asOf: v.optional(v.pipe(v.string(), v.isoTimestamp(), v.check(hasExistingDay, 'must be a time that exists'))),
  /** The id of a release: previews show what is published, together with the release's drafts. */
  release: v.optional(v.pipe(v.string(), v.maxLength(40))),
})
export type Extensions = v.InferOutput<typeof previewExtensions>
