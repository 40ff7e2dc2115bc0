import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { exceptions, testedAbilities } from '#src/editorial/accessibility/facts.ts'

/** Names the folder that a run of `npm run test:facts` collects its records in. */
export const recordsVariable = 'ACCESSIBILITY_RECORDS'

const rule = v.object({ id: v.string(), tags: v.array(v.string()) })

/** One page as axe found it. */
const checkedPage = v.object({
  type: v.literal('page'),
  /** Address without its origin, e.g. `/sv/checkout`. */
  path: v.string(),
  /** HTTP status that the address is answered with. */
  status: v.number(),
  language: v.string(),
  /** Of the window, in CSS px. */
  width: v.number(),
  checker: v.string(),
  passes: v.array(rule),
  violations: v.array(rule),
  undecided: v.array(rule),
  /** Rules that the test leaves out, with the reason. */
  without: v.record(v.string(), v.picklist(exceptions)),
})

const shownAbility = v.object({ type: v.literal('ability'), ability: v.picklist(testedAbilities) })

export const accessibilityRecord = v.variant('type', [checkedPage, shownAbility])
export type CheckedPage = v.InferOutput<typeof checkedPage>
export type AccessibilityRecord = v.InferOutput<typeof accessibilityRecord>

/** Whether this run collects records: then a violation is one of them, and fails no test. */
export const isRecording = () => Boolean(process.env[recordsVariable])

/** Stores a record for the facts; in any other run nothing happens. */
export function recordAccessibility(record: AccessibilityRecord) {
  const folder = process.env[recordsVariable]
  if (folder) writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify(record))
}
