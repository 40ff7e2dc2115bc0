import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { openServer } from '../../../support/open-server.ts'
import { type Session, type StripeAddress, type StripeError, secretKey } from './stripe-objects.ts'
import { listUnknown } from './stripe-parameters.ts'

/** What a shopper does on Stripe's payment page. */
export type Doing = 'pay' | 'expire' | 'decline' | 'process' | 'challenge' | 'wrong-amount' | 'wrong-currency'

const statuses = new Map<Doing, string>([
  ['decline', 'requires_payment_method'],
  ['process', 'processing'],
  ['challenge', 'requires_action'],
])

/** The version of the interface that the shop must ask for. */
const version = '2026-09-30.endive'

/** Stripe's methods, and whether each can hold money (docs.stripe.com/payments/place-a-hold). */
const holds: Partial<Record<string, boolean>> = {
  ...{ card: true, link: true, klarna: true, mobilepay: true },
  ...{ swish: false, ideal: false, bancontact: false },
}

/** Stripe's smallest amounts, in each currency's own unit (docs.stripe.com/currencies). */
const minima: Partial<Record<string, number>> = { sek: 300, dkk: 250, eur: 50 }

/** A balance transaction at Stripe, with the object that caused it. */
interface Transaction {
  id: string
  type: string
  amount: number
  fee: number
  currency: string
  source: { metadata: Partial<Record<string, string>> } | null
}

/** An error from Stripe that even a correct shop can get. Other errors are recorded as faults. */
interface Refusal {
  refused: StripeError
}
const isRefusal = (answer: object): answer is Refusal => 'refused' in answer

/**
 * Starts a server with the part of Stripe's interface that the shop uses. Like Stripe, it requires
 * the secret key, form encoding and an idempotency key on every POST, and refuses different fields
 * with the same key. `posts` has the paths of all POSTs, `keys` their idempotency keys, and
 * `faults` the errors in requests that a correct shop never sends.
 */
export async function startStripe() {
  const sessions = new Map<string, Session>()
  const answers = new Map<string, { body: string; answer: unknown; status: number }>()
  const refunds: { id: string; amount: number; payment_intent: string | null; status: string }[] = []
  const disputes: { id: string; amount: number; reason: string; status: string; payment_intent: string }[] = []
  const payouts: { id: string; amount: number; currency: string; arrival_date: number; entries: Transaction[] }[] = []
  const customers = new Map<string, { email: string }>()
  const posts: string[] = []
  const keys: string[] = []
  const faults: string[] = []
  /**
   * Tests set how many of the next calls fail in each way. `down` refuses every call with a 500,
   * `broken` refuses only POSTs, `busy` answers 409 (the idempotency key is in use), `refuse`
   * answers 402 (the card is declined), `unauthorized` answers 401, `hidden` answers 500 although
   * the POST took effect, `lost` closes the connection after the POST took effect, `hang` never
   * answers, and `lostLists` answers 404 to requests for the entries of a payout. `paidFirst` is
   * the number of pages on which the shopper pays just before they are closed, `refundStatus` the
   * status of new refunds, and `minimum` the smallest amount in the currency of the payouts.
   */
  const mood = {
    hang: 0,
    lost: 0,
    refuse: 0,
    busy: 0,
    broken: 0,
    hidden: 0,
    down: 0,
    paidFirst: 0,
    refundStatus: 'succeeded',
    minimum: 0,
    lostLists: 0,
    unauthorized: 0,
  }

  const server = createServer(async (request, response) => {
    const body = await textOf(request)
    const reply = (status: number, answer: unknown, more = {}) =>
      response.writeHead(status, { 'Content-Type': 'application/json', ...more }).end(JSON.stringify(answer))
    const refuse = (status: number, given: string | StripeError) => {
      if (typeof given === 'string' && status === 400) faults.push(given)
      reply(status, { error: typeof given === 'string' ? { message: given } : given })
    }
    if (mood.down > 0) return mood.down-- && refuse(500, 'api_error')
    if (mood.hang > 0) return mood.hang--
    if (mood.unauthorized > 0) return mood.unauthorized-- && refuse(401, { message: 'Invalid API key provided' })
    if (mood.busy > 0) return mood.busy-- && refuse(409, 'idempotency_key_in_use')
    if (mood.refuse > 0) return mood.refuse-- && refuse(402, { code: 'card_declined', message: 'Declined' })
    const path = (request.url ?? '').replace(/^\/v1\//, '').replace(/\?.*$/, '')
    if (request.headers.authorization !== `Bearer ${secretKey}`) return refuse(401, 'no key')
    if (request.headers['stripe-version'] !== version) return refuse(400, 'a different version')
    const { searchParams } = new URL(request.url ?? '', 'http://stripe.test')
    const sent = request.method === 'GET' ? searchParams : new URLSearchParams(body)
    const unknown = listUnknown(request.method ?? '', path, sent)
    if (unknown.length > 0) return refuse(400, unknown.join())
    if (request.method === 'DELETE') {
      const known = customers.delete(path.split('/').at(-1) ?? '')
      return known ? reply(200, { deleted: true }) : refuse(404, { code: 'resource_missing', message: 'No customer' })
    }
    if (request.method === 'GET') {
      const answer = found(path, new URL(request.url ?? '', 'http://stripe.test'))
      return answer ? reply(200, answer) : refuse(404, { code: 'resource_missing', param: 'id', message: `No ${path}` })
    }
    const key = request.headers['idempotency-key']
    if (typeof key !== 'string' || key.length > 255) return refuse(400, `no idempotency key: ${path}`)
    if (request.headers['content-type'] !== 'application/x-www-form-urlencoded') return refuse(400, 'not a form')
    keys.push(key)
    const before = answers.get(key)
    if (before) {
      if (before.body !== body)
        return refuse(400, { type: 'idempotency_error', message: 'other fields with the same key' })
      return reply(before.status, before.answer, { 'Idempotent-Replayed': 'true' })
    }
    // Stripe repeats even its own failures for the same idempotency key.
    if (mood.broken > 0) {
      mood.broken--
      answers.set(key, { body, answer: { error: { message: 'api_error' } }, status: 500 })
      return reply(500, { error: { message: 'api_error' } })
    }
    posts.push(path)
    const answer = act(path, new URLSearchParams(body))
    if (typeof answer === 'string') return refuse(400, answer)
    if (isRefusal(answer)) {
      answers.set(key, { body, answer: { error: answer.refused }, status: 400 })
      return refuse(400, answer.refused)
    }
    if (mood.hidden > 0) {
      mood.hidden--
      answers.set(key, { body, answer: { error: { message: 'api_error' } }, status: 500 })
      return reply(500, { error: { message: 'api_error' } })
    }
    answers.set(key, { body, answer, status: 200 })
    if (mood.lost > 0) return mood.lost-- && request.socket.destroy()
    return reply(200, answer)
  })

  const intentOf = (id: string | null) => [...sessions.values()].find(session => session.payment_intent?.id === id)

  function found(path: string, { searchParams }: URL): object | null {
    if (path === 'payouts')
      return { data: payouts.filter(one => one.arrival_date >= Number(searchParams.get('arrival_date[gte]'))) }
    if (path === 'balance_transactions') {
      if (mood.lostLists > 0) {
        mood.lostLists--
        return null
      }
      const { entries = [] } = payouts.find(({ id }) => id === searchParams.get('payout')) ?? {}
      const start = entries.findIndex(({ id }) => id === searchParams.get('starting_after')) + 1
      const end = start + Number(searchParams.get('limit'))
      return { data: entries.slice(start, end), has_more: end < entries.length }
    }
    const list = { refunds, disputes }[path]
    if (list) return { data: list.filter(entry => entry.payment_intent === searchParams.get('payment_intent')) }
    if (path === 'checkout/sessions') {
      const [from, to] = ['created[gte]', 'created[lte]'].map(name => Number(searchParams.get(name)))
      const data = [...sessions.values()].filter(({ created }) => created >= Number(from) && created <= Number(to))
      return { data: data.reverse().slice(0, 100), has_more: data.length > 100 }
    }
    const id = path.split('/').at(-1) ?? ''
    const session = intentOf(id)
    return sessions.get(id) ?? (session && { ...session.payment_intent, metadata: session.metadata }) ?? null
  }

  /** Makes a refund, as Stripe's interface or dashboard does; at most of the captured amount. */
  function refund(intent: string | null, amount: number, metadata: Record<string, string>): object | string {
    const { refundStatus: status } = mood
    const received = intentOf(intent)?.payment_intent?.amount_received ?? 0
    const before = refunds
      .filter(entry => entry.payment_intent === intent)
      .reduce((sum, entry) => sum + entry.amount, 0)
    if (before + amount > received) return 'more than was captured'
    const made = { id: `re_${randomUUID()}`, status, amount, payment_intent: intent, metadata }
    refunds.push(made)
    return made
  }

  function act(path: string, fields: URLSearchParams): object | string {
    const [kind, id = '', verb] = path.replace('checkout/', '').split('/')
    if (kind === 'sessions' && !id) return begin(fields)
    if (kind === 'customers') {
      const created = `cus_${randomUUID()}`
      customers.set(created, { email: fields.get('email') ?? '' })
      return { id: created }
    }
    if (kind === 'refunds')
      return refund(fields.get('payment_intent'), Number(fields.get('amount')), {
        refund: fields.get('metadata[refund]') ?? '',
      })
    const session = [...sessions.values()].find(one => one.id === id || one.payment_intent?.id === id)
    const intent = session?.payment_intent
    if (verb === 'expire' && session) {
      if (mood.paidFirst > 0) mood.paidFirst -= visit(session.url, 'pay').status === 'complete' ? 1 : 0
      // A correct shop can get this error too, if the shopper pays at the same moment.
      if (session.status !== 'open')
        return { refused: { message: 'Only Checkout Sessions with a status in ["open"] can be expired' } }
      return Object.assign(session, { status: 'expired' })
    }
    if (verb === 'capture' && intent?.status === 'requires_capture') {
      if (Number(fields.get('amount_to_capture')) > intent.amount) return 'more than was authorised'
      return Object.assign(intent, { status: 'succeeded', amount_received: intent.amount, amount_capturable: 0 })
    }
    if (verb === 'cancel' && /^requires_/.test(intent?.status ?? '') && intent)
      return Object.assign(intent, { status: 'canceled' })
    return `cannot ${path}`
  }

  function begin(fields: URLSearchParams): object | string {
    const at = (name: string) => fields.get(name) ?? ''
    if (at('mode') !== 'payment') return 'not a payment'
    const methods = [...fields].flatMap(([name, value]) =>
      /^allowed_payment_method_types\[\d\]$/.test(name) ? [value] : [],
    )
    if (methods.length === 0)
      return 'no methods, so the page would have those of the dashboard, which take money at once'
    for (const method of methods) {
      const capture = at(`payment_method_options[${method}][capture_method]`)
      if (!(method in holds)) return `no method ${method}`
      // Stripe refuses to hold money with some methods. With all others, the shop must hold it.
      if (capture !== (holds[method] ? 'manual' : '')) return `wrong capture of ${method}`
    }
    if ([...fields.keys()].some(name => name.startsWith('payment_method_types'))) return 'a field of an older version'
    const open = Number(at('expires_at')) - Date.now() / 1000
    if (open < 1800 || open > 24 * 3600) return 'expires too early or too late'
    if (!/^[1-9]\d*$/.test(at('line_items[0][price_data][unit_amount]'))) return 'no amount in the smallest unit'
    const currency = at('line_items[0][price_data][currency]')
    if (!/^[a-z]{3}$/.test(currency)) return 'no currency in lower case'
    const unitAmount = 'line_items[0][price_data][unit_amount]'
    if (Number(at(unitAmount)) < Math.max(mood.minimum, minima[currency] ?? 0))
      return { refused: { code: 'amount_too_small', message: 'The total amount due must add up to at least 3.00 kr' } }
    if (Number(at(unitAmount)) > 99_999_999)
      return { refused: { code: 'amount_too_large', param: unitAmount, message: 'The amount is too large' } }
    // Stripe's rules for email addresses are not public, so this refuses only one-letter endings.
    if (/\.[a-z]$/.test(at('customer_email')))
      return { refused: { code: 'email_invalid', param: 'customer_email', message: 'Invalid email address' } }
    const customer = at('customer')
    if (customer && at('customer_email')) return 'both a customer and an email address'
    if (customer && !customers.has(customer))
      return { refused: { code: 'resource_missing', param: 'customer', message: `No such customer: '${customer}'` } }
    if (customer && at('saved_payment_method_options[payment_method_save]') !== 'enabled')
      return 'a card that is not saved'
    const countries = [...fields].flatMap(([name, value]) =>
      name.startsWith('shipping_address_collection[allowed_countries]') ? [value] : [],
    )
    if (countries.length > 1 || countries.some(country => !/^[A-Z]{2}$/.test(country))) return 'not exactly one country'
    const id = `cs_${randomUUID()}`
    const session: Session = {
      asksFor: countries[0] ?? null,
      customer: customer || null,
      id,
      status: 'open',
      created: Math.floor(Date.now() / 1000),
      expires_at: Number(at('expires_at')),
      url: `https://checkout.stripe.example/${id}`,
      client_reference_id: at('client_reference_id'),
      payment_intent: null,
      methods,
      metadata: { payment: at('metadata[payment]') },
      amount: Number(at('line_items[0][price_data][unit_amount]')),
      currency,
      success_url: at('success_url'),
      cancel_url: at('cancel_url'),
    }
    sessions.set(id, session)
    return session
  }

  function sessionAt(url: string): Session {
    const session = sessions.get(url.split('/').at(-1) ?? '')
    if (!session) throw new Error(`No page ${url}`)
    return session
  }

  /**
   * Does `doing` as the shopper on the payment page at `url`. `method` is the payment method;
   * default: the first on the page. `address` is the address that the shopper enters if the page
   * asks for one. Returns the changed session.
   */
  function visit(
    url: string,
    doing: Doing,
    { method, address = {} }: { method?: string; address?: Partial<StripeAddress> } = {},
  ): Session {
    const session = sessionAt(url)
    if (doing === 'expire') return Object.assign(session, { status: 'expired' })
    const chosen = method ?? session.methods[0] ?? ''
    if (!session.methods.includes(chosen)) throw new Error(`The page does not offer ${chosen}`)
    const isTaken = !holds[chosen]
    if (session.asksFor) {
      const { asksFor: country } = session
      const entered = {
        ...{ line1: 'Storgatan 1', line2: null, postal_code: '111 22', city: 'Stockholm', state: null },
        country,
      }
      Object.assign(session, {
        // A wallet reveals only the payer's country, not the rest of their address.
        customer_details: { email: 'asa@example.com', name: 'Åsa Maria Ek', phone: null, address: { country } },
        collected_information: { shipping_details: { name: 'Åsa Maria Ek', address: { ...entered, ...address } } },
      })
    }
    const status = statuses.get(doing) ?? (isTaken ? 'succeeded' : 'requires_capture')
    const amount = doing === 'wrong-amount' ? session.amount - 1 : session.amount
    const currency = doing === 'wrong-currency' ? 'jpy' : session.currency
    const received = status === 'succeeded' ? amount : 0
    const intent = {
      ...{ id: `pi_${session.id}`, status, amount, currency },
      ...{ amount_capturable: amount - received, amount_received: received },
    }
    // The page stays open during the bank's challenge.
    return Object.assign(session, { status: doing === 'challenge' ? 'open' : 'complete', payment_intent: intent })
  }

  const { url, close } = await openServer(server)
  return {
    url,
    sessionAt,
    /** The session of a payment; undefined if it has none. */
    sessionOf: (reference: string) => [...sessions.values()].find(({ client_reference_id: of }) => of === reference),
    refunds,
    disputes,
    refund,
    customers,
    payouts,
    posts,
    keys,
    /** Forgets all idempotency keys, as Stripe does after a day. */
    forget: () => answers.clear(),
    faults,
    mood,
    visit,
    close,
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}
