import { type Context, Hono } from 'hono'
import type * as v from 'valibot'
import { type CustomerShop, requireCustomer } from '../customers/login.ts'
import type { CustomerRecord } from '../customers/storage.ts'
import type { CommerceEnv } from '../env.ts'
import { parseBody } from '../http/body.ts'
import { respond } from '../http/respond.ts'
import { randomId } from '../lib/ids.ts'
import { fail, type Outcome, succeed } from '../lib/outcome.ts'
import { type AddressInput, addressInput, checkAddress } from './fields.ts'
import { deleteAddress, loadAddresses, maxAddresses, type StoredAddress, saveAddress } from './storage.ts'

type RouteContext = Context<CommerceEnv>

/**
 * Routes for a customer's saved addresses. Centra's interface has no such routes. Every response
 * has all of the customer's addresses.
 */
export const addressRoutes = new Hono<CommerceEnv>()
  .get('/customer/addresses', c =>
    changeAndRespond(c, async (shop, { customer }) => succeed(await loadAddresses(shop.db, customer))),
  )
  .post('/customer/addresses', c => changeAndRespond(c, (shop, customer) => save(c, shop, customer, randomId()), 201))
  .put('/customer/addresses/:address', c =>
    changeAndRespond(c, async (shop, customer) =>
      (await isOwn(shop, customer, c.req.param('address')))
        ? save(c, shop, customer, c.req.param('address'))
        : notFound,
    ),
  )
  .delete('/customer/addresses/:address', c =>
    changeAndRespond(c, async (shop, customer) =>
      (await isOwn(shop, customer, c.req.param('address')))
        ? succeed(await deleteAddress(shop.db, customer.customer, c.req.param('address')))
        : notFound,
    ),
  )

const notFound = fail(404, { address: 'not found' })

async function changeAndRespond(
  c: RouteContext,
  work: (shop: CustomerShop, customer: CustomerRecord) => Promise<Outcome<StoredAddress[]>>,
  status: 200 | 201 = 200,
) {
  const current = await requireCustomer(c.var.shop)
  return respond(c, current.ok ? await work(c.var.shop, current.value) : current, addresses => ({ addresses }), status)
}

async function save(c: RouteContext, shop: CustomerShop, { customer }: CustomerRecord, address: string) {
  const body = await parseBody<v.GenericSchema<unknown, AddressInput>>(c, addressInput)
  if (!body.ok) return body
  const { countries } = await shop.reference()
  const checked = await checkAddress(body.value, countries)
  if (!checked.ok) return checked
  const addresses = await saveAddress(shop.db, customer, { ...checked.value, address }, shop.now)
  const isSaved = addresses.some(saved => saved.address === address)
  return isSaved ? succeed(addresses) : fail(412, { addresses: `must be at most ${maxAddresses}` })
}

const isOwn = async ({ db }: CustomerShop, { customer }: CustomerRecord, address: string) =>
  (await loadAddresses(db, customer)).some(saved => saved.address === address)
