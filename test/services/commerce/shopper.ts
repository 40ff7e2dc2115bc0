import type { Body } from './wire.ts'

/** Sends a request to a shop, in this process or another. */
type Get = (path: string, init: { method: string; headers: Record<string, string>; body?: string }) => Promise<Reply>
type Reply = { status: number; headers: { get(name: string): string | null }; text(): Promise<string> }

/** An answer whose body is JSON; `{}` if it is empty. */
export interface Answer {
  status: number
  header: (name: string) => string | null
  body: Body
}

export const swede = {
  firstName: 'Åsa',
  lastName: 'Ek',
  email: 'asa@example.com',
  address1: 'Storgatan 1',
  zipCode: '111 22',
  city: 'Stockholm',
  country: 'SE',
}

/** The type is not checked, for the reason given in `wire.ts`. */
const bodyIn: (text: string) => Body = JSON.parse

let shoppers = 0

/**
 * Creates a visitor with a network address of their own, who keeps the session token and can buy
 * over HTTP. `more` are headers that every request sends.
 */
export function createShopper(shop: { get: Get }, more: Record<string, string> = {}) {
  shoppers += 1
  const headers = { 'CF-Connecting-IP': `198.51.${shoppers >> 8}.${shoppers & 255}`, ...more }
  const { get } = shop
  const kept = { token: '' }

  async function call(
    method: string,
    path: string,
    body?: unknown,
    more: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await get(`/api/checkout/${path}`, {
      method,
      headers: { ...(kept.token ? { 'API-Token': kept.token } : {}), ...headers, ...more },
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    })
    const answer: Answer = {
      status: response.status,
      header: (name: string) => response.headers.get(name),
      body: bodyIn((await response.text()) || '{}'),
    }
    if (answer.body.token) kept.token = answer.body.token
    return answer
  }

  const pay = (data: object = {}) =>
    call('POST', 'payment', {
      termsAndConditions: true,
      address: swede,
      paymentReturnPage: 'http://shop.test/checkout/return',
      paymentFailedPage: 'http://shop.test/checkout?failed',
      ...data,
    })

  /** Chooses the outcome on the provider's page. Returns the address the shopper is sent to. */
  async function decide(reference: string, outcome: string) {
    const response = await get(`/__pay/${reference}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: `outcome=${outcome}`,
    })
    return new URL(response.headers.get('location') ?? '')
  }

  const result = (reference: string) =>
    call('POST', 'payment-result', { paymentMethodFields: { centraPaymentMethod: 'test', payment: reference } })

  /** Pays for the bag at the provider. Returns the reference of the authorised payment. */
  async function authorised() {
    const reference = parseReference(await pay())
    await decide(reference, 'pay')
    return reference
  }

  return { kept, call, pay, decide, result, authorised }
}

export const parseReference = ({ body }: Answer): string => new URL(body.url).pathname.split('/').at(-1) ?? ''

/** How often each value occurs: `{ 201: 50, 410: 250 }`. */
export function countValues(values: (string | number)[]) {
  const counts: Record<string, number> = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

export const runTimes = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))

/** Runs at most `size` entries in parallel, for work that prepares a test of parallel calls. */
export async function runInGroups<T, R>(entries: T[], size: number, make: (entry: T) => Promise<R>): Promise<R[]> {
  const made: R[] = []
  for (let start = 0; start < entries.length; start += size) {
    made.push(...(await Promise.all(entries.slice(start, start + size).map(make))))
  }
  return made
}
