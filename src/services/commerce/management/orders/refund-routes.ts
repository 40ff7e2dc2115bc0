import { Hono } from 'hono'
import * as v from 'valibot'
import { parseBody } from '../../http/body.ts'
import { randomId } from '../../lib/ids.ts'
import { decideRefund, type RefundRequest } from '../../refunds/request.ts'
import { decideRetry } from '../../refunds/retry.ts'
import { type ManagementEnv, refuseManagement } from '../http.ts'
import { refundFields } from './fields.ts'
import { changeManagedOrder, findManagedOrder, orderNotFound, respondChange } from './http/respond.ts'
import { previewRefund } from './refund-preview.ts'

/** Routes that refund orders, preview what a refund would pay back, and retry failed refunds. */
export const managedRefundRoutes = new Hono<ManagementEnv>()
  .post('/orders/:number/refunds', async c => {
    const body = await parseBody(c, refundFields)
    if (!body.ok) return refuseManagement(c, body)
    const request = toRequest(body.value)
    if (!body.value.preview)
      return respondChange(c, 'refund', (order, occasion) => decideRefund(order, request, occasion))
    const order = await findManagedOrder(c)
    if (!order) return refuseManagement(c, orderNotFound)
    const preview = previewRefund(order, request, { reference: randomId(), now: new Date() })
    return preview.ok ? c.json({ preview: preview.value }) : refuseManagement(c, preview)
  })
  .post('/orders/:number/refunds/:reference/retry', c =>
    changeManagedOrder(c, 'retry', v.strictObject({}), (order, _, occasion) =>
      decideRetry(order, c.req.param('reference'), occasion),
    ),
  )

function toRequest({ preview: _, ...fields }: v.InferOutput<typeof refundFields>): RefundRequest {
  const { lines = [], amount = 0, withdrawal } = fields
  return { ...fields, lines, amount, withdrawal: withdrawal ?? null }
}
