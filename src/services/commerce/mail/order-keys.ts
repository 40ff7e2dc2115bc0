import { isLinkSecret, signLink } from './link-keys.ts'

/** The query parameters that show all of an order's page. */
export interface OrderKey {
  /** The end of its validity, in seconds since 1970. */
  until: string
  key: string
}

type Keys = Pick<Env, 'LINK_KEY'>

const joinParts = (reference: string, until: string) => `${reference} ${until}`

/** Creates the query of a link that shows all of an order's page or documents for `lastsMs`. */
export async function createOrderQuery(
  env: Keys,
  reference: string,
  lastsMs: number,
  now = Date.now(),
): Promise<string> {
  const until = String(Math.floor((now + lastsMs) / 1000))
  return `?until=${until}&key=${await signLink(env, 'order', joinParts(reference, until))}`
}

/** Whether `createOrderQuery` created this query for the order, and it has not expired. */
export const isOrderKey = async (env: Keys, reference: string, { until, key }: OrderKey, now = Date.now()) =>
  /^\d{1,12}$/.test(until) && Number(until) * 1000 > now && isLinkSecret(env, 'order', joinParts(reference, until), key)
