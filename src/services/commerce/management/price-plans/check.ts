import { fail, type PlainOutcome } from '../../lib/outcome.ts'
import { formatLocalTime } from '../../lib/time/local-times.ts'
import { falseReductions, monthBefore, noReduction } from '../prices.ts'
import type { WantedPrice } from './fields.ts'
import { loadOpenPlans, loadPricesOf, planKey } from './storage.ts'

/** Errors of one price by field. */
export type RowErrors = Record<string, string>

interface Span {
  from: string
  until: string | null
}

/**
 * Two prices of one product that cannot both be planned: one would begin while the other runs. A
 * price without an end is a moment.
 */
const overlaps = (one: Span, other: Span) =>
  one.from === other.from ||
  (one.from < other.from
    ? one.until !== null && other.from < one.until
    : other.until !== null && one.from < other.until)

const spanText = ({ from, until }: Span) =>
  [from, until].flatMap(time => (time ? [formatLocalTime(time)] : [])).join(' to ')

/**
 * What is wrong with each price, in their order: unknown products, times, prices that are planned
 * already, and reductions that would be none (Directive 98/6/EC, Article 6a).
 */
export async function errorsOfPrices(db: D1Database, rows: WantedPrice[], now: Date): Promise<RowErrors[]> {
  const products = [...new Set(rows.map(({ product }) => product))]
  const [prices, open] = await Promise.all([loadPricesOf(db, products), loadOpenPlans(db, products)])
  const time = now.toISOString()
  const refused = await refusedReductions(db, rows, now)
  return rows.map((row, index) => {
    const { from, until, before, price } = row
    const others = [...open, ...rows.slice(0, index)].filter(other => planKey(other) === planKey(row))
    const span = { from: from ?? time, until }
    const taken = others.find(other =>
      other.from === null ? from === null : overlaps(span, { ...other, from: other.from }),
    )
    const lowest = Math.min(
      refused.get(index) ?? Number.POSITIVE_INFINITY,
      ...others.filter(other => isBefore(other, span)).map(other => (other.price <= price ? other.price : Infinity)),
    )
    return {
      ...(!prices.has(planKey(row)) && { product: 'is not in this price list' }),
      ...(from !== null && from < time && { from: 'must be to come' }),
      ...(until !== null && until <= span.from && { until: 'must be after from' }),
      ...(before !== null && before < price && { before: 'must not be below the price' }),
      ...(taken && {
        from: `overlaps with a price from ${spanText({ from: taken.from ?? time, until: taken.until })}`,
      }),
      ...(before !== null && before > price && lowest < Infinity && { price: noReduction(lowest) }),
    }
  })
}

/** Refuses one price: 404 where the product is in no such price list. */
export async function checkPlan(db: D1Database, wanted: WantedPrice, now: Date): Promise<PlainOutcome<null>> {
  const [errors = {}] = await errorsOfPrices(db, [wanted], now)
  if (Object.keys(errors).length === 0) return { ok: true, value: null }
  return fail(errors.product === undefined ? 406 : 404, errors)
}

/** Whether another price is in force in the 30 days before this one. */
const isBefore = (other: Pick<WantedPrice, 'from' | 'until'>, { from }: Span) =>
  (other.from ?? '') < from && (other.until === null || other.until > monthBefore(new Date(from)))

/** By row, the lowest price of the 30 days before, which the reduction is not below. */
async function refusedReductions(db: D1Database, rows: WantedPrice[], now: Date): Promise<Map<number, number>> {
  const times = [...new Set(rows.map(({ from }) => from))]
  const found = await Promise.all(
    times.map(async from => {
      const group = rows.flatMap((row, index) =>
        row.from === from ? [{ ...row, before: row.before ?? row.price, index }] : [],
      )
      const refused = await falseReductions(db, group, from === null ? now : new Date(from))
      return refused.flatMap(({ index, lowest }) => {
        const row = group[index]
        return row ? [[row.index, lowest] as const] : []
      })
    }),
  )
  return new Map(found.flat())
}
