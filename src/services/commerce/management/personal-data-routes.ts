import { Hono } from 'hono'
import * as v from 'valibot'
import { eraseCustomer } from '../account/delete.ts'
import { eraseGuest } from '../account/erase-guest.ts'
import { loadPersonalData } from '../account/export.ts'
import { findCustomer } from '../customers/storage.ts'
import { parseBody } from '../http/body.ts'
import { email } from '../lib/fields.ts'
import { pickLanguage } from '../lib/languages.ts'
import { readMerchant } from '../lib/merchant.ts'
import { listProviders } from '../providers.ts'
import { type ManagementEnv, refuseManagement } from './http.ts'

/** The body with the person's e-mail address. It is not in the path, because paths are logged. */
export const personQuery = v.strictObject({ email })

/**
 * Routes that export or erase the data of the person who uses an e-mail address, as a guest or as a
 * customer. Before calling them, the operator must verify that the address is the person's.
 */
export const personalDataRoutes = new Hono<ManagementEnv>()
  .post('/personal-data', async c => {
    const body = await parseBody(c, personQuery)
    if (!body.ok) return refuseManagement(c, body)
    const { db } = c.var
    const customer = await findCustomer(db, body.value.email)
    return c.json({
      made: new Date().toISOString(),
      email: body.value.email,
      customer: customer && String(customer.customer),
      data: await loadPersonalData(db, customer?.customer ?? 0, body.value.email),
    })
  })
  .post('/personal-data/erasure', async c => {
    const body = await parseBody(c, personQuery)
    if (!body.ok) return refuseManagement(c, body)
    const { env } = c
    const { SELECTIONS: objects } = env
    const { db } = c.var
    const now = new Date()
    const shop = { db, objects, providers: listProviders(env), merchant: readMerchant(env), now }
    const customer = await findCustomer(db, body.value.email)
    const mail = customer && (await eraseCustomer(shop, customer, pickLanguage(customer.language)))
    const left = await eraseGuest(shop, body.value.email)
    if (mail) await c.var.perform({ kind: 'send_mail', id: mail })
    return c.json({ email: body.value.email, customer: customer && String(customer.customer), ...left })
  })
