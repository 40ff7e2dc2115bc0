import { isLinkSecret, signLink } from '../../mail/link-keys.ts'

type Keys = Pick<Env, 'LINK_KEY'>

/** What a key of packing slips is for. `language` is empty for the buyers' own languages. */
export interface SlipScope {
  orders: string
  language: string
}

/** How long a link to packing slips is valid, in ms. */
const lastsMs = 10 * 60 * 1000

const joinParts = ({ orders, language }: SlipScope, until: string) => `${orders} ${language} ${until}`

/** Creates the query with which the shop's page draws the packing slips of exactly these orders. */
export async function createSlipQuery(env: Keys, scope: SlipScope, now = Date.now()): Promise<string> {
  const until = String(Math.floor((now + lastsMs) / 1000))
  const key = await signLink(env, 'packing-slips', joinParts(scope, until))
  return `?${new URLSearchParams({ ...scope, until, key })}`
}

/** Whether `createSlipQuery` created this key for these orders, and it has not expired. */
export const isSlipKey = async (
  env: Keys,
  scope: SlipScope,
  { until, key }: { until: string; key: string },
  now = Date.now(),
) =>
  /^\d{1,12}$/.test(until) &&
  Number(until) * 1000 > now &&
  isLinkSecret(env, 'packing-slips', joinParts(scope, until), key)
