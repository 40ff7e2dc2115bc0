import { isLinkSecret, linkSecret } from './link-keys.ts'

/** What opens an order's page wholly, in the query of its address. */
export interface OrderKey {
  /** Until when: seconds since 1970. */
  until: string
  key: string
}

type Keys = Pick<Env, 'LINK_KEY'>

const partOf = (reference: string, until: string) => `${reference} ${until}`

/** The query of a link to an order's page or documents that shows all for a while. */
export async function orderQuery(env: Keys, reference: string, lastsMs: number, now = Date.now()): Promise<string> {
  const until = String(Math.floor((now + lastsMs) / 1000))
  return `?until=${until}&key=${await linkSecret(env, 'order', partOf(reference, until))}`
}

/** Whether a query is one that `orderQuery` made for this order, and its time is not over. */
export const isOrderKey = async (env: Keys, reference: string, { until, key }: OrderKey, now = Date.now()) =>
  /^\d{1,12}$/.test(until) && Number(until) * 1000 > now && isLinkSecret(env, 'order', partOf(reference, until), key)
