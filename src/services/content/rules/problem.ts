import type * as v from 'valibot'
import { because, type Reason, translateMessage } from '../lib/reasons/reason.ts'

/** Explains to editors why the schema rejects a value. */
export function explainIssue(issue: v.BaseIssue<unknown>): Reason {
  const { expected, received, message } = issue
  // Valibot's own messages begin like this; other messages are the shop's.
  if (!message.startsWith('Invalid ')) return translateMessage(message)
  if (expected && received === 'undefined') return because(t => t.missing)
  if (expected === '!0') return because(t => t.empty)
  return because(t => explainLimit(issue, t) ?? t.ofKind(expected ?? '…', received.slice(0, 60)))
}

type Texts = Parameters<Parameters<typeof because>[0]>[0]

/** Explains which limit a value exceeds. Null if the issue is not about a limit. */
function explainLimit({ type, requirement, expected }: v.BaseIssue<unknown>, t: Texts): string | null {
  const limit = String(requirement)
  switch (type) {
    case 'number':
      return t.number
    case 'integer':
      return t.whole
    case 'min_value':
      return t.least(limit)
    case 'max_value':
      return t.most(limit)
    case 'gt_value':
      return t.above(limit)
    case 'min_length':
      return t.fewest(limit)
    case 'max_length':
      return t.longest(limit)
    case 'length':
      return t.length(limit)
    case 'picklist':
      return t.oneOf(
        String(expected)
          .replace(/^\(|\)$/g, '')
          .replaceAll(' | ', ', '),
      )
    case 'starts_with':
      return t.beginning(limit)
    case 'iso_date':
      return t.date
    case 'iso_timestamp':
      return t.moment
    case 'url':
      return t.url
    case 'email':
      return t.email
    case 'regex':
      return t.form
    default:
      return null
  }
}
