import { type Context, Hono } from 'hono'
import type { CommerceEnv } from '../../env.ts'
import { parseBody } from '../../http/body.ts'
import { deviceView } from '../../http/devices.ts'
import { respond, respondFailure } from '../../http/respond.ts'
import { accessDenied } from '../../http/server-auth.ts'
import { fail, type Outcome, succeed } from '../../lib/outcome.ts'
import { countUse } from '../../limits/limiter.ts'
import { timeView } from '../../orders/view.ts'
import { selectionView } from '../../selection/view/view.ts'
import { logInAndPrice, pickMailLanguage, requireCustomer } from '../login.ts'
import type { CustomerRecord } from '../storage.ts'
import { newPasskey, usedPasskey } from './fields.ts'
import {
  addCustomerPasskey,
  createCustomerLoginOptions,
  createCustomerPasskeyOptions,
  findCustomerByPasskey,
  listCustomerPasskeys,
  type Passkey,
  removeCustomerPasskey,
} from './passkeys.ts'

type RouteContext = Context<CommerceEnv>

/** Routes for customers' passkeys. Centra's interface has no such routes. */
export const customerPasskeyRoutes = new Hono<CommerceEnv>()
  .post('/passkey-login/options', async c => {
    const limited = await countAttempt(c)
    if (limited) return respondFailure(c, limited)
    return respond(c, succeed(await createCustomerLoginOptions(c.var.shop.db, c.req.raw)), options => ({ options }))
  })
  .post('/passkey-login', async c => {
    if (c.var.shop.session.token === null) return respondFailure(c, accessDenied)
    const body = await parseBody(c, usedPasskey)
    if (!body.ok) return respondFailure(c, body)
    const limited = await countAttempt(c)
    if (limited) return respondFailure(c, limited)
    const customer = await findCustomerByPasskey(c.var.shop.db, c.req.raw, body.value)
    const login = await logInAndPrice(c.var.shop, customer ? succeed(customer) : fail(406, { passkey: 'not valid' }))
    if (login.ok) c.set('shop', login.value.shop)
    return respond(c, login, ({ answer }) => selectionView(answer))
  })
  .get('/customer/passkeys', c => changeAndRespond(c, async () => succeed(null)))
  .post('/customer/passkeys/options', async c => {
    const current = await requireCustomer(c.var.shop)
    if (!current.ok) return respondFailure(c, current)
    const options = await createCustomerPasskeyOptions(
      c.var.shop.db,
      c.req.raw,
      current.value,
      c.env.SHOP_NAME || 'Shop',
    )
    return respond(c, succeed(options), value => ({ options: value }))
  })
  .post('/customer/passkeys', async c => {
    const body = await parseBody(c, newPasskey)
    if (!body.ok) return respondFailure(c, body)
    return changeAndRespond(c, async customer => {
      const { db, device } = c.var.shop
      const language = await pickMailLanguage(c.var.shop, customer.language)
      return addCustomerPasskey(db, c.req.raw, customer, { response: body.value, device, language })
    })
  })
  .delete('/customer/passkeys/:passkey', c =>
    changeAndRespond(c, async customer => {
      const language = await pickMailLanguage(c.var.shop, customer.language)
      return removeCustomerPasskey(c.var.shop.db, customer, { passkey: c.req.param('passkey'), language })
    }),
  )

const countAttempt = ({ var: { shop } }: RouteContext) =>
  countUse(shop.limits, [{ rule: 'passkeyByAddress', of: shop.address }])

/** Makes a change, then responds with the customer's passkeys. */
async function changeAndRespond(c: RouteContext, change: (customer: CustomerRecord) => Promise<Outcome<null>>) {
  const current = await requireCustomer(c.var.shop)
  if (!current.ok) return respondFailure(c, current)
  const changed = await change(current.value)
  if (!changed.ok) return respondFailure(c, changed)
  const passkeys = await listCustomerPasskeys(c.var.shop.db, current.value)
  return respond(c, succeed(passkeys, changed.events), list => ({ passkeys: list.map(passkeyView) }))
}

const passkeyView = ({ passkey, device, created, used }: Passkey) => ({
  passkey,
  ...deviceView(device),
  createdAt: timeView(created),
  usedAt: used && timeView(used),
})
