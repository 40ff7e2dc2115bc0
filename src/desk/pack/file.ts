import type { Context } from 'hono'
import * as v from 'valibot'
import type { AppEnv } from '../../env.ts'
import { callManagement } from '../../shared/edge/management.ts'
import type { DeskOperator } from '../../shared/edge/operator.ts'
import { parseRefusal, type RefusedChange } from '../call.ts'
import type { ListedOrders } from '../orders/orders.ts'
import type { PickList } from './pack.ts'

const text = v.optional(v.string(), '')

/** Commerce's response for a file of parcels. `error` says why a parcel could not be recorded. */
const shipmentFile = v.object({
  applied: v.boolean(),
  parcels: v.array(
    v.object({
      order: v.string(),
      carrier: text,
      trackingId: text,
      items: v.nullable(v.array(v.object({ item: v.string(), quantity: v.number() }))),
      recorded: v.boolean(),
      error: v.nullable(v.string()),
    }),
  ),
})
export type FileParcels = v.InferOutput<typeof shipmentFile>['parcels']

/** A file that was sent, and the result. */
export interface ParcelFileAttempt {
  csv: string
  /** The parcels, once the file was checked. */
  parcels: FileParcels | null
  isApplied: boolean
  refusal: RefusedChange | null
}

/** What the screen for choosing orders shows. */
export interface ChooseScreen {
  operator: DeskOperator
  list: ListedOrders
  leftOut: PickList['leftOut']
  problem: string
  /** What was just finished: `file` for a file, `all` for the orders on a list; else empty. */
  done: string
  file: ParcelFileAttempt | null
}

/** Checks a file of parcels or, with a key, records them. */
export async function sendParcelFile(c: Context<AppEnv>, csv: string, key: string | null): Promise<ParcelFileAttempt> {
  const response = await callManagement(c, c.var.operator, {
    method: 'POST',
    path: 'shipments',
    body: { csv, apply: key !== null },
    headers: key ? { 'Idempotency-Key': key } : {},
  })
  if (!response.ok) return { csv, parcels: null, isApplied: false, refusal: await parseRefusal(response) }
  const { parcels, applied } = v.parse(shipmentFile, await response.json())
  const failed = parcels.flatMap(({ order, error }) => (error ? [[order, error]] : []))
  const refusal = failed.length > 0 ? { status: 409, errors: Object.fromEntries(failed) } : null
  return { csv, parcels, isApplied: applied, refusal }
}

/** Whether all parcels in a file are recorded. */
export const isRecorded = (attempt: ParcelFileAttempt | null) => attempt?.isApplied === true && attempt.refusal === null
