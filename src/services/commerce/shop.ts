import { queueChanges } from './catalogue/change-feed.ts'
import { salesPlace } from './catalogue/countries/countries.ts'
import { defaultPlace } from './catalogue/countries/place.ts'
import { expireOffers } from './catalogue/offers.ts'
import { endSession, findLoggedIn, isCustomerToken } from './customers/sessions.ts'
import { loggedInView } from './customers/storage.ts'
import { findClientAddress } from './http/client-address.ts'
import { describeDevice } from './http/devices.ts'
import { randomId } from './lib/ids.ts'
import { readMerchant } from './lib/merchant.ts'
import type { ShopEvent } from './lib/outcome.ts'
import type { Secrets } from './lib/secrets.ts'
import { findOrder } from './orders/storage.ts'
import { captureOrVoid } from './payments/capture.ts'
import type { PaymentShop } from './payments/prepare.ts'
import { listProviders } from './providers.ts'
import { settleRefunds } from './refunds/settle.ts'
import { loadRecentReference } from './selection/reference.ts'
import type { SessionStorage, Shop } from './selection/session.ts'
import { customerSession } from './selection/sessions/customer.ts'
import { statelessSession } from './selection/sessions/stateless.ts'
import { visitorSession } from './selection/sessions/visitor.ts'
import { createSelection, type SelectionState } from './selection/state.ts'

/** Creates what the code that handles a request depends on: session, storage and configuration. */
export async function openShop(request: Request, env: Env & Secrets): Promise<PaymentShop> {
  const { COMMERCE_DB: db, SELECTIONS: objects } = env
  const sessions: SessionStorage = {
    objects,
    findPurchase: async selection => {
      const order = await findOrder(db, { selection })
      return order && { order: order.reference, lines: order.snapshot.lines }
    },
  }
  // A stateless request has no selection, so it reads from the nearest replica. Others read the
  // primary database, so that buyers see what they have just bought.
  const isStateless = readToken(request.headers) === 'none'
  const catalogue = isStateless ? db.withSession('first-unconstrained') : db
  const reference = memoize(() => loadRecentReference(catalogue))
  return {
    ...(await openSession(request, env, sessions, reference)),
    sessions,
    db,
    catalogue,
    reference,
    limits: env.LIMITS,
    address: findClientAddress(request),
    device: describeDevice(request.headers.get('user-agent')),
    providers: listProviders(env),
    merchant: readMerchant(env),
    hasDeliveryWidget: Boolean(env.DELIVERY_WIDGET),
    now: new Date(),
  }
}

/**
 * Returns a function that performs events after the response. If an event is lost, the cron job
 * does the work later (`jobs.ts`).
 */
export const createPerformer =
  (env: Env & Secrets, shop: Pick<PaymentShop, 'db' | 'providers' | 'merchant'>) => async (event: ShopEvent) => {
    switch (event.kind) {
      case 'stock_changed':
        expireOffers()
        return queueChanges(env)
      case 'settle':
        // A payment that has ended without an order no longer reserves stock. The changes of an
        // order's stock are already queued.
        if (!(await captureOrVoid(shop, id => env.MAIL.send({ kind: 'mail', id }), event.selection)))
          await queueChanges(env)
        return
      case 'refund':
        return settleRefunds(shop, id => env.MAIL.send({ kind: 'mail', id }), event.order)
      case 'send_mail':
        return env.MAIL.send({ kind: 'mail', id: event.id })
      case 'reset_request':
        return env.MAIL.send({ kind: 'reset_request', id: event.id })
      case 'order_link':
        return env.MAIL.send(event)
    }
  }

/**
 * Opens the session of a request. A visitor's token is the id of a Durable Object. Cloudflare signs
 * these ids, so a token that this shop did not issue is recognised without reading storage, and is
 * replaced by a new one. A customer's token is random, and its hash is stored in the database.
 */
async function openSession(request: Request, env: Env, storage: SessionStorage, reference: Shop['reference']) {
  const visitor = { customer: null, loggedIn: {} }
  const token = readToken(request.headers)
  const fresh = memoize(() => createFresh(request, reference))
  if (token === 'none') return { ...visitor, session: statelessSession(fresh) }
  if (token === null || !isCustomerToken(token)) {
    return { ...visitor, session: visitorSession(storage, token === null ? null : parseIssuedId(env, token), fresh) }
  }
  const customer = await findLoggedIn(env.COMMERCE_DB, token)
  if (!customer?.selection) return { ...visitor, session: visitorSession(storage, null, fresh) }
  const login = {
    token: token,
    customer: customer.customer,
    selection: customer.selection,
    end: () => endSession(env.COMMERCE_DB, token),
  }
  return { customer, loggedIn: loggedInView(customer), session: customerSession(storage, login, fresh) }
}

/**
 * Reads the token from `API-Token`, or from `Accept: …; api-token=…`, which avoids a preflight
 * request.
 */
function readToken(headers: Headers): string | null {
  return headers.get('api-token') ?? headers.get('accept')?.match(/[;,]\s*api-token=([^;,\s]+)/i)?.[1] ?? null
}

function parseIssuedId(env: Env, token: string): DurableObjectId | null {
  try {
    return env.SELECTIONS.idFromString(token)
  } catch (error) {
    // Cloudflare throws a TypeError for an id that it did not sign.
    if (error instanceof TypeError) return null
    throw error
  }
}

/**
 * Creates a new visitor's selection, in the country that Cloudflare reports. Visitors cannot forge
 * the header `CF-IPCountry`, because Cloudflare overwrites it.
 */
async function createFresh({ headers, cf }: Request, reference: Shop['reference']): Promise<SelectionState> {
  const code = headers.get('cf-ipcountry') ?? cf?.country
  const country = typeof code === 'string' ? await findByCode(code, reference) : undefined
  return createSelection(randomId(), country ? salesPlace(country, null) : defaultPlace)
}

async function findByCode(code: string, reference: Shop['reference']) {
  const { countries } = await reference()
  return countries.find(({ country }) => country === code.toUpperCase())
}

function memoize<T>(make: () => Promise<T>): () => Promise<T> {
  let promise: Promise<T> | null = null
  return () => {
    promise ??= make()
    return promise
  }
}
