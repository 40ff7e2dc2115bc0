import { Hono } from 'hono'
import { checkNewAddress } from '../../fulfilment/address-change.ts'
import { decideAddress, decideEmail } from '../../fulfilment/correct-contact.ts'
import { parseBody } from '../../http/body.ts'
import { fail } from '../../lib/outcome.ts'
import { type ManagementEnv, refuseManagement } from '../http.ts'
import { correctedAddress, correctedEmail, orderNote, resending } from './contact-fields.ts'
import { changeManagedOrder, findManagedOrder, orderNotFound, respondChange } from './http/respond.ts'
import { decideResending, findMailContents } from './mails.ts'

/**
 * Routes that add notes for operators to an order, correct its delivery address and e-mail address,
 * and send its mails again.
 */
export const orderContactRoutes = new Hono<ManagementEnv>()
  .post('/orders/:number/notes', c =>
    changeManagedOrder(c, 'note', orderNote, (order, { text }) => ({
      ok: true,
      value: { after: order, details: { text }, statements: () => [] },
    })),
  )
  .put('/orders/:number/delivery-address', async c => {
    const body = await parseBody(c, correctedAddress)
    if (!body.ok) return refuseManagement(c, body)
    const order = await findManagedOrder(c)
    if (!order) return refuseManagement(c, orderNotFound)
    const checked = await checkNewAddress(c.var.db, order, body.value, new Date())
    if (!checked.ok) return refuseManagement(c, checked)
    return respondChange(c, 'address', current => decideAddress(current, checked.value))
  })
  .put('/orders/:number/email', c =>
    changeManagedOrder(c, 'email', correctedEmail, (order, fields) => decideEmail(order, fields.email)),
  )
  .post('/orders/:number/mails', async c => {
    const body = await parseBody(c, resending)
    if (!body.ok) return refuseManagement(c, body)
    const { kind } = body.value
    const order = await findManagedOrder(c)
    if (!order) return refuseManagement(c, orderNotFound)
    const about = await findMailContents(c.var.db, order, kind)
    if (about === null) return refuseManagement(c, fail(409, { kind: 'the order has no such mail' }))
    return respondChange(c, 'mail', (current, { now }) => decideResending(current, kind, about, now))
  })
