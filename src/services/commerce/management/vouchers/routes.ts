import { type Context, Hono } from 'hono'
import { parseBody } from '../../http/body.ts'
import { fail } from '../../lib/outcome.ts'
import { type ManagementEnv, refuseManagement } from '../http.ts'
import { newVoucher } from './fields.ts'
import { checkVoucher, endVoucher, loadVouchers, saveVoucher } from './storage.ts'

/** Routes that list, create, change and end vouchers. */
export const managedVoucherRoutes = new Hono<ManagementEnv>()
  .get('/vouchers', async c => c.json({ vouchers: await loadVouchers(c.var.db) }))
  .delete('/vouchers/:voucher', async c => {
    const ended = await endVoucher(c.var.db, c.req.param('voucher'), new Date())
    return ended ? c.json(ended) : refuseManagement(c, fail(404, { voucher: 'not found' }))
  })
  .post('/vouchers', c => save(c, null))
  .put('/vouchers/:voucher', c => save(c, c.req.param('voucher')))

/** Creates a voucher if `code` is null; otherwise changes the voucher with this code. */
async function save(c: Context<ManagementEnv>, code: string | null) {
  const body = await parseBody(c, newVoucher)
  if (!body.ok) return refuseManagement(c, body)
  const { voucher, kind } = body.value
  if (code !== null && code !== voucher) return refuseManagement(c, fail(406, { voucher: `must be ${code}` }))
  const db = c.var.db
  const checked = await checkVoucher(db, body.value, new Date())
  if (!checked.ok) return refuseManagement(c, checked)
  if (!(await saveVoucher(db, body.value, code !== null))) {
    return refuseManagement(c, code === null ? fail(409, { voucher: 'already exists' }) : notFound)
  }
  const { pricelist = null, uses = null, from = null, until = null, minimum = null, ...rest } = body.value
  const value = kind === 'free_shipping' ? 0 : body.value.value
  return c.json(
    {
      ...rest,
      value: kind === 'amount' ? value / 100 : value,
      pricelist,
      uses,
      from,
      until,
      minimum: minimum === null ? null : minimum / 100,
      products: body.value.products ?? null,
      categories: body.value.categories ?? null,
    },
    code === null ? 201 : 200,
  )
}

const notFound = fail(404, { voucher: 'not found' })
