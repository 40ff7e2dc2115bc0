import type { Context } from 'hono'
import * as v from 'valibot'
import type { AppEnv } from '../../env.ts'
import { callManagement } from '../../shared/edge/management.ts'
import { change, type FormState, parseRefusal, type RefusedChange } from '../call.ts'

const fileCheck = v.object({
  changes: v.array(
    v.object({
      line: v.number(),
      item: v.string(),
      counted: v.nullable(v.number()),
      before: v.number(),
      after: v.number(),
      place: v.nullable(v.string()),
      low: v.nullable(v.number()),
    }),
  ),
})

/** A sent file with a stock count, and what it would change or why commerce rejected it. */
export interface CountFileAttempt {
  csv: string
  changes: v.InferOutput<typeof fileCheck>['changes'] | null
  /** The version of the stock that the file was checked with. */
  version: string
  refusal: RefusedChange | null
}

/** Checks a file without storing anything. */
export async function checkCountFile(c: Context<AppEnv>, csv: string): Promise<CountFileAttempt> {
  const call = { method: 'POST' as const, path: 'stock', body: { csv, apply: false } }
  const response = await callManagement(c, c.var.operator, call)
  if (!response.ok) return { csv, changes: null, version: '', refusal: await parseRefusal(response) }
  const { changes } = v.parse(fileCheck, await response.json())
  return { csv, changes, version: response.headers.get('ETag') ?? '', refusal: null }
}

/**
 * Stores a file that was checked. Returns null if it is stored. If another count was stored in the
 * meantime, the file is checked again.
 */
export async function applyFile(c: Context<AppEnv>, state: FormState, csv: string): Promise<CountFileAttempt | null> {
  const call = { method: 'POST' as const, path: 'stock', body: { csv, apply: true } }
  const refusal = await change(c, c.var.operator, state, call)
  if (!refusal) return null
  if (refusal.status !== 412) return { csv, changes: null, version: '', refusal }
  const checked = await checkCountFile(c, csv)
  return { ...checked, refusal: checked.refusal ?? refusal }
}
