import { isLinkSecret, signLink } from './link-keys.ts'

/** The query parameters with which an order's page shows the whole order. */
export interface OrderKey {
  /** When the key expires, in seconds since 1970. */
  until: string
  key: string
}

type Keys = Pick<Env, 'LINK_KEY'>

const joinParts = (reference: string, until: string) => `${reference} ${until}`

/** Creates a query with which pages show a whole order and its documents, for `lastsMs`. */
export async function createOrderQuery(
  env: Keys,
  reference: string,
  lastsMs: number,
  now = Date.now(),
): Promise<string> {
  const until = String(Math.floor((now + lastsMs) / 1000))
  return `?until=${until}&key=${await signLink(env, 'order', joinParts(reference, until))}`
}

/** Whether `createOrderQuery` created this key for the order, and it has not expired. */
export const isOrderKey = async (env: Keys, reference: string, { until, key }: OrderKey, now = Date.now()) =>
  /^\d{1,12}$/.test(until) && Number(until) * 1000 > now && isLinkSecret(env, 'order', joinParts(reference, until), key)
