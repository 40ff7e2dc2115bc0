import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import * as v from 'valibot'
import type { CommerceEnv } from '../env.ts'
import { parseBody } from '../http/body.ts'
import { respondFailure } from '../http/respond.ts'
import { fail } from '../lib/outcome.ts'
import { type Bucket, runWithinLimits } from '../limits/limiter.ts'
import { addVoucher, removeVoucher } from '../selection/choices.ts'
import { respondSelection } from '../selection/view/respond.ts'

/**
 * Limits the number of wrong codes, so that nobody can guess codes. After too many wrong codes, the
 * response says of any code that it does not exist.
 */
export const limitVoucherTries = createMiddleware<CommerceEnv>(async (c, next) => {
  const { session, limits, address } = c.var.shop
  const buckets: Bucket[] = [
    { rule: 'voucherByAddress', of: address },
    ...(session.token ? [{ rule: 'voucherBySession', of: session.token } as const] : []),
  ]
  const attempt = await runWithinLimits(limits, buckets, async () => {
    await next()
    return { value: null, counts: c.res.status === 404 }
  })
  return attempt.ok ? undefined : respondFailure(c, fail(404, { voucher: 'not found' }))
})

// A value that is not a string is read as this code, which no voucher has.
const unknownCode = ''
export const addedVoucher = v.object({ voucher: v.fallback(v.string(), unknownCode) })
/** The body of `DELETE vouchers`. Without a code, all vouchers are removed. */
export const removedVoucher = v.object({ voucher: v.optional(v.fallback(v.string(), unknownCode)) })

export const voucherRoutes = new Hono<CommerceEnv>()
  .use('/vouchers/*', limitVoucherTries)
  .post('/vouchers', async c => {
    const body = await parseBody(c, addedVoucher)
    return respondSelection(c, body.ok ? await addVoucher(c.var.shop, body.value.voucher) : body)
  })
  .delete('/vouchers', async c => {
    const body = await parseBody(c, removedVoucher)
    return respondSelection(c, body.ok ? await removeVoucher(c.var.shop, body.value.voucher) : body)
  })
  .delete('/vouchers/:voucher', async c => respondSelection(c, await removeVoucher(c.var.shop, c.req.param('voucher'))))
