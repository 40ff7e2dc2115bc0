import { type Context, Hono } from 'hono'
import { decideShipment } from '../../fulfilment/ship.ts'
import { parseBody } from '../../http/body.ts'
import { fail } from '../../lib/outcome.ts'
import { changeOrder } from '../../orders/change.ts'
import { type ManagementEnv, readOperator, refuseManagement } from '../http.ts'
import { aboutSubject } from '../operators/audited-database.ts'
import { orderSubject } from '../operators/subjects.ts'
import { createKey } from '../orders/http/respond.ts'
import { shipmentTable } from './fields.ts'
import { type CheckedParcel, checkShipments } from './shipment-check.ts'
import { parseShipmentRows } from './shipment-rows.ts'

/** Maximum size of a file with parcels, in bytes. */
const maxBytes = 500_000
/** Maximum number of errors in a response. */
const maxErrors = 50
/** Maximum number of parcels in a file, because each takes several database calls. */
const parcelMaximum = 200

/**
 * The route that checks a file of parcels and, with `apply`, records them. Each parcel is stored on
 * its own, in the sequence of the file; the response says which ones were recorded.
 */
export const shipmentFileRoutes = new Hono<ManagementEnv>().post('/shipments', async c => {
  const body = await parseBody(c, shipmentTable, { maxBytes })
  if (!body.ok) return refuseManagement(c, body)
  const { csv, apply } = body.value
  const { parcels, errors } = parseShipmentRows(csv)
  if (parcels.length > parcelMaximum) errors.csv = `has more than ${parcelMaximum} parcels`
  const now = new Date()
  const { checked, errors: refused } =
    errors.csv === undefined
      ? await checkShipments(c.env.COMMERCE_DB, parcels, createKey(c), now)
      : { checked: [], errors: {} }
  const all = Object.entries({ ...errors, ...refused }).sort(([a], [b]) => findLine(a) - findLine(b))
  if (all.length > 0) return refuseManagement(c, fail(406, Object.fromEntries(all.slice(0, maxErrors))))
  const results: ReturnType<typeof parcelView>[] = []
  for (const parcel of checked) results.push(parcelView(parcel, apply ? await record(c, parcel, now) : null))
  return c.json({ applied: apply, parcels: results })
})

/** Returns the line of the file that an error is about; 0 if it is about the whole file. */
const findLine = (field: string) => Number(/^lines\.(\d+)/.exec(field)?.[1] ?? 0)

/** Records a parcel. Returns null, or the reason why that is no longer possible. */
async function record(c: Context<ManagementEnv>, parcel: CheckedParcel, now: Date): Promise<string | null> {
  const { order: number, key, lines, isRecorded, carrier, trackingId, trackingUrl } = parcel
  if (isRecorded) return null
  const entry = { change: 'ship' as const, key, actor: readOperator(c), now }
  const changed = await changeOrder(aboutSubject(c.var.db, orderSubject(String(number))), { number }, entry, order =>
    decideShipment(order, { carrier, trackingId, trackingUrl }, lines, now),
  )
  if (!changed.ok) return Object.values(changed.errors).join('; ')
  for (const event of changed.events ?? []) c.executionCtx.waitUntil(c.var.perform(event))
  parcel.isRecorded = true
  return null
}

const parcelView = (
  { order, fileLines, carrier, trackingId, trackingUrl, pieces, isRecorded }: CheckedParcel,
  error: string | null,
) => ({
  lines: fileLines,
  order: String(order),
  carrier,
  trackingId,
  trackingUrl,
  items: pieces?.map(({ item, quantity }) => ({ item, quantity })) ?? null,
  recorded: isRecorded,
  error,
})
