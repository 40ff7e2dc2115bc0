import * as v from 'valibot'
import { email, optionalLine, requiredLine } from '../lib/fields.ts'
import { cleanLines } from '../lib/text/clean-lines.ts'
import { cleanWith } from '../lib/text/cleaned.ts'

const message = v.pipe(
  v.optional(v.string('must be text'), ''),
  // Control characters are removed, because people paste them unknowingly.
  cleanWith(text => cleanLines(text.replace(/(?![\n\r\t])[\p{Cc}\p{Cs}]/gu, ''))),
  v.minLength(1, 'required'),
  v.maxLength(4000, 'must be at most 4000 characters'),
)

const common = { name: requiredLine(120), email, message, language: v.optional(v.nullable(v.string('must be text'))) }

/** The body of an inquiry. `email_field` is hidden, so only programs fill it in. */
export const inquiry = v.variant('kind', [
  v.object({
    kind: v.literal('contact'),
    ...common,
    subject: v.picklist(['order', 'product', 'other'], 'unknown'),
    order: optionalLine(40),
    email_field: v.optional(v.unknown()),
  }),
  v.object({
    kind: v.literal('project'),
    ...common,
    company: requiredLine(120),
    phone: optionalLine(40),
    country: requiredLine(60),
    project: v.picklist(['home', 'hotel', 'office', 'shop', 'public', 'other'], 'unknown'),
    size: optionalLine(120),
    timetable: optionalLine(120),
    email_field: v.optional(v.unknown()),
  }),
])

export type Inquiry = v.InferOutput<typeof inquiry>
