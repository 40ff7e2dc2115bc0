import { Hono } from 'hono'
import * as v from 'valibot'
import { parsed } from '../http/body.ts'
import { fail } from '../lib/outcome.ts'
import { amount, line, type ManagementEnv, respondFailure } from './http.ts'

const whole = v.pipe(v.number('must be a number'), v.integer('must be a whole number'))
const common = {
  voucher: v.pipe(line(40), v.regex(/^[\p{L}\p{N}_-]+$/u, 'must be letters and digits')),
  description: v.optional(line(100), ''),
  /** Number of uses; unlimited when left out. */
  uses: v.optional(v.pipe(whole, v.minValue(1, 'must be 1 or more'), v.maxValue(1_000_000, 'is too much'))),
  /** The last day, in UTC. */
  until: v.optional(v.pipe(v.string('must be a day'), v.isoDate('must be a day such as 2026-12-31'))),
}

export const newVoucher = v.variant(
  'kind',
  [
    v.strictObject({
      ...common,
      kind: v.literal('percent'),
      value: v.pipe(whole, v.minValue(1, 'must be 1 or more'), v.maxValue(100, 'must be at most 100')),
    }),
    /** An amount is in one price list's currency. */
    v.strictObject({ ...common, kind: v.literal('amount'), value: amount, pricelist: whole }),
    v.strictObject({ ...common, kind: v.literal('free_shipping') }),
  ],
  'must be percent, amount or free_shipping',
)

const columns = `voucher, description, type, kind, value, pricelist, uses_left AS usesLeft, valid_until AS validUntil,
  (SELECT COUNT(*) FROM voucher_uses uses WHERE uses.voucher = vouchers.voucher) AS used`

export const voucherRoutes = new Hono<ManagementEnv>()
  .get('/vouchers', async c => {
    const { results } = await c.env.COMMERCE_DB.prepare(`SELECT ${columns} FROM vouchers ORDER BY voucher`).all()
    return c.json({ vouchers: results })
  })
  // The voucher stays stored, but expires now.
  .delete('/vouchers/:voucher', async c => {
    const ended = await c.env.COMMERCE_DB.prepare(
      `UPDATE vouchers SET valid_until = MIN(?, COALESCE(valid_until, '9')) WHERE voucher = ? RETURNING ${columns}`,
    )
      .bind(new Date().toISOString(), c.req.param('voucher'))
      .first()
    return ended ? c.json(ended) : respondFailure(c, fail(404, { voucher: 'not found' }))
  })
  .post('/vouchers', async c => {
    const given = await parsed(c, newVoucher)
    if (!given.ok) return respondFailure(c, given)
    const { voucher, description, kind, uses = null, until } = given.value
    const validUntil = until === undefined ? null : new Date(`${until}T23:59:59.999Z`)
    if (validUntil && !(validUntil.getTime() > Date.now()))
      return respondFailure(c, fail(406, { until: 'must be a day to come' }))
    const priceList = given.value.kind === 'amount' ? given.value.pricelist : null
    const db = c.env.COMMERCE_DB
    if (
      priceList !== null &&
      !(await db.prepare('SELECT 1 FROM pricelists WHERE pricelist = ?').bind(priceList).first())
    ) {
      return respondFailure(c, fail(404, { pricelist: 'not found' }))
    }
    const value = given.value.kind === 'free_shipping' ? 0 : given.value.value
    const { meta } = await db
      .prepare(
        `INSERT INTO vouchers (voucher, description, kind, value, pricelist, uses_left, valid_until)
       VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
      )
      .bind(voucher, description || voucher, kind, value, priceList, uses, validUntil?.toISOString() ?? null)
      .run()
    if (meta.changes === 0) return respondFailure(c, fail(409, { voucher: 'is there already' }))
    return c.json(
      {
        voucher,
        kind,
        value: kind === 'amount' ? value / 100 : value,
        pricelist: priceList,
        uses,
        until: until ?? null,
      },
      201,
    )
  })
