import { isLinkSecret, signLink } from '../mail/link-keys.ts'

type Keys = Pick<Env, 'LINK_KEY'>

/** What operators can print about orders. The link to it works without logging in. */
type PrintKind = 'packing-slips' | 'order-summary'

/** What the key of a link is for. `language` is empty if each buyer's own language is used. */
export interface PrintScope {
  /** The numbers of the orders, separated by commas. */
  orders: string
  language: string
}

/** How long a link is valid, in ms. */
const lastsMs = 10 * 60 * 1000

const joinParts = ({ orders, language }: PrintScope, until: string) => `${orders} ${language} ${until}`

/** Creates the query with which the shop's page prints exactly these orders. */
export async function createPrintQuery(
  env: Keys,
  kind: PrintKind,
  scope: PrintScope,
  now = Date.now(),
): Promise<string> {
  const until = String(Math.floor((now + lastsMs) / 1000))
  const key = await signLink(env, kind, joinParts(scope, until))
  return `?${new URLSearchParams({ ...scope, until, key })}`
}

/** Whether `createPrintQuery` created this query, and it has not expired. */
export const isPrintQuery = async (
  env: Keys,
  kind: PrintKind,
  { until, key, ...scope }: PrintScope & { until: string; key: string },
  now = Date.now(),
) => /^\d{1,12}$/.test(until) && Number(until) * 1000 > now && isLinkSecret(env, kind, joinParts(scope, until), key)
