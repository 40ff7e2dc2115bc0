import { fail, type PlainOutcome } from '../../lib/outcome.ts'
import { formatLocalTime } from '../../lib/time/local-times.ts'
import { findFalseReductions, formatFalseReduction, subtractThirtyDays } from '../prices.ts'
import type { WantedPrice } from './fields.ts'
import { createPlanKey, loadCurrentPrices, loadOpenPlans } from './storage.ts'

/** The errors of one price, by field. */
export type RowErrors = Record<string, string>

interface Period {
  from: string
  until: string | null
}

/**
 * Whether two prices of a product cannot both be planned, because one would begin before the other
 * ends, or both would begin at the same time. A price without an end may be followed by another.
 */
const overlaps = (a: Period, b: Period) =>
  a.from === b.from || (a.from < b.from ? a.until !== null && b.from < a.until : b.until !== null && a.from < b.until)

const formatPeriod = ({ from, until }: Period) =>
  [from, until].flatMap(time => (time ? [formatLocalTime(time)] : [])).join(' to ')

/**
 * Finds the errors of each row: unknown products, invalid times, overlaps with other planned
 * prices, and false reductions (`findFalseReductions`). The result is sorted like the rows.
 */
export async function findPriceErrors(db: D1Database, rows: WantedPrice[], now: Date): Promise<RowErrors[]> {
  const products = [...new Set(rows.map(({ product }) => product))]
  const [prices, open] = await Promise.all([loadCurrentPrices(db, products), loadOpenPlans(db, products)])
  const time = now.toISOString()
  const lowestByRow = await findRefusedReductions(db, rows, now)
  return rows.map((row, index) => {
    const { from, until, before, price } = row
    const others = [...open, ...rows.slice(0, index)].filter(other => createPlanKey(other) === createPlanKey(row))
    const span = { from: from ?? time, until }
    const overlapping = others.find(other =>
      other.from === null ? from === null : overlaps(span, { ...other, from: other.from }),
    )
    const lowest = Math.min(
      lowestByRow.get(index) ?? Number.POSITIVE_INFINITY,
      ...others
        .filter(other => isValidShortlyBefore(other, span))
        .map(other => (other.price <= price ? other.price : Infinity)),
    )
    return {
      ...(!prices.has(createPlanKey(row)) && { product: 'is not in this price list' }),
      ...(from !== null && from < time && { from: 'must be in the future' }),
      ...(until !== null && until <= span.from && { until: 'must be after from' }),
      ...(before !== null && before < price && { before: 'must not be below the price' }),
      ...(overlapping && {
        from: `overlaps with a price from ${formatPeriod({ from: overlapping.from ?? time, until: overlapping.until })}`,
      }),
      ...(before !== null && before > price && lowest < Infinity && { price: formatFalseReduction(lowest) }),
    }
  })
}

/** Checks one price. Fails with 404 if the product is not in the price list. */
export async function checkPlan(db: D1Database, wanted: WantedPrice, now: Date): Promise<PlainOutcome<null>> {
  const [errors = {}] = await findPriceErrors(db, [wanted], now)
  if (Object.keys(errors).length === 0) return { ok: true, value: null }
  return fail(errors.product === undefined ? 406 : 404, errors)
}

/** Whether another price is valid at any time in the 30 days before this price begins. */
const isValidShortlyBefore = (other: Pick<WantedPrice, 'from' | 'until'>, { from }: Period) =>
  (other.from ?? '') < from && (other.until === null || other.until > subtractThirtyDays(new Date(from)))

/** Finds false reductions. Returns the lowest price of the 30 days before each, by row index. */
async function findRefusedReductions(db: D1Database, rows: WantedPrice[], now: Date): Promise<Map<number, number>> {
  const times = [...new Set(rows.map(({ from }) => from))]
  const refused = await Promise.all(
    times.map(async from => {
      const group = rows.flatMap((row, index) =>
        row.from === from ? [{ ...row, before: row.before ?? row.price, index }] : [],
      )
      const rejected = await findFalseReductions(db, group, from === null ? now : new Date(from))
      return rejected.flatMap(({ index, lowest }) => {
        const row = group[index]
        return row ? [[row.index, lowest] as const] : []
      })
    }),
  )
  return new Map(refused.flat())
}
