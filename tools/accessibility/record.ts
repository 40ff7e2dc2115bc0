import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { exceptions, testedAbilities } from '#src/editorial/accessibility/facts.ts'

/** Environment variable that names the folder in which `npm run test:facts` stores its records. */
export const recordsVariable = 'ACCESSIBILITY_RECORDS'

const rule = v.object({ id: v.string(), tags: v.array(v.string()) })

/** The result of axe on one page. */
const checkedPage = v.object({
  type: v.literal('page'),
  /** Address without its origin, e.g. `/sv/checkout`. */
  path: v.string(),
  /** HTTP status of the response. */
  status: v.number(),
  language: v.string(),
  /** Window width, in CSS px. */
  width: v.number(),
  checker: v.string(),
  passes: v.array(rule),
  violations: v.array(rule),
  undecided: v.array(rule),
  /** Rules that the test does not check, with the reasons. */
  without: v.record(v.string(), v.picklist(exceptions)),
})

const shownAbility = v.object({ type: v.literal('ability'), ability: v.picklist(testedAbilities) })

export const accessibilityRecord = v.variant('type', [checkedPage, shownAbility])
export type CheckedPage = v.InferOutput<typeof checkedPage>
export type AccessibilityRecord = v.InferOutput<typeof accessibilityRecord>

/** Whether this run collects records: then a violation is recorded instead of failing a test. */
export const isRecording = () => Boolean(process.env[recordsVariable])

/** Stores a record if this run collects records. */
export function recordAccessibility(record: AccessibilityRecord) {
  const folder = process.env[recordsVariable]
  if (folder) writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify(record))
}
