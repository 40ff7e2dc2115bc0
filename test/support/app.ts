import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { WorkerdStructuredLog } from 'miniflare'
import { retry } from '../../tools/local/retry.ts'
import { storageIn } from '../../tools/local/settings.ts'
import { openShop } from '../../tools/local/shop.ts'
import { keepRows } from './keep-rows.ts'
import { operatorTokens } from './operator-tokens.ts'
import { prepareDemo } from './prepared.ts'

/** Settings that a test may give a shop. */
export type ShopVars = Partial<
  Record<
    | 'SITE_URL'
    | 'COMMERCE_URL'
    | 'COMMERCE_ADMIN_URL'
    | 'CONTENT_URL'
    | 'COMMERCE_IMAGES'
    | 'CONTENT_IMAGES'
    | 'ALLOWED_ORIGINS'
    | 'LOCAL_TOOLS'
    | 'CONTENT_TOKEN'
    | 'CONTENT_READ_TOKEN'
    | 'COMMERCE_SECRET'
    | 'MANAGEMENT_TOKEN'
    | 'DESK_KEY'
    | 'WEBHOOK_URL'
    | 'WEBHOOK_SECRET'
    | 'SIGNING_SECRET'
    | 'STRIPE_URL'
    | 'STRIPE_SECRET_KEY'
    | 'STRIPE_WEBHOOK_SECRET'
    | 'DELIVERY_WIDGET'
    | 'TEST_PAYMENTS'
    | 'TAG_SCRIPT'
    | 'ADDRESS_URL'
    | 'WIDGET_ORIGINS'
    | 'PREVIEW_SECRET'
    | 'OPERATOR_EMAIL'
    | 'OPERATOR_LANGUAGE'
    | 'SELLER_VAT'
    | 'SERVICE_REFUND_LIMIT'
    | 'ACCESS_TEAM'
    | 'ACCESS_AUDIENCE'
    | 'SANITY_PROJECT'
    | 'SANITY_URL'
    | 'SANITY_TOKEN'
    | 'SANITY_WEBHOOK_SECRET',
    string
  >
>

export type Shop = Awaited<ReturnType<typeof startShop>>

/**
 * Starts the built Worker with the demo data, on temporary storage. `LOCAL_TOOLS` is on unless
 * `vars` changes it. `configPath` is the Wrangler configuration of another build. Visitors come
 * from Sweden unless a request has another `CF-IPCountry`.
 */
export const startShop = (vars: ShopVars = {}, configPath?: string) => start(prepareDemo, vars, configPath)

const shared = new Map<string, Promise<Shop>>()

/**
 * Returns a shop that test files of the same worker and with the same `vars` share. Such files must
 * neither buy nor publish anything, or must undo it, and must not close the shop.
 */
export function sharedShop(vars: ShopVars = {}): Promise<Shop> {
  const key = JSON.stringify(vars)
  const shop = shared.get(key) ?? startShop(vars)
  shared.set(key, shop)
  return shop
}

const renewals = new Map<Shop, Promise<() => Promise<void>>>()

/**
 * Like `sharedShop`, for files that buy and change things: each call resets the data of the
 * commerce service to the demo's. Rate limits of accounts, network addresses and mailboxes are not
 * reset.
 */
export async function renewedShop(vars: ShopVars = operatorTokens): Promise<Shop> {
  const shop = await sharedShop(vars)
  const renewal = renewals.get(shop) ?? retry(() => keepRows(shop.env.COMMERCE_DB))
  renewals.set(shop, renewal)
  await retry(await renewal)
  return shop
}

/** Like `startShop`, but with the build that is deployed. */
export const startDeployedShop = (vars: ShopVars = {}) => start(prepareDemo, vars, 'dist/ssr/wrangler.json')

/** Like `startShop`, but with another build, and with storage that `prepare` fills. */
export const startBuiltShop = (
  { prepare, configPath }: { prepare: (state: string) => Promise<void>; configPath: string },
  vars: ShopVars = {},
) => start(prepare, vars, configPath)

async function start(fill: (state: string) => Promise<void>, vars: ShopVars, configPath?: string) {
  const state = mkdtempSync(join(tmpdir(), 'shop-'))
  const entries: WorkerdStructuredLog[] = []
  // Shared shops are never closed, so their storage is deleted when the process exits.
  const remove = () => rmSync(state, { recursive: true, force: true })
  process.once('exit', remove)
  await fill(state)
  const { url, env, scheduled, ask, close } = await openShop({
    port: 0,
    storage: storageIn(state),
    vars: { SITE_URL: 'http://shop.test', LOCAL_TOOLS: 'true', SIGNING_SECRET: 'tested', ...vars },
    ...(configPath && { configPath }),
    log: entry => entries.push(entry),
  })

  /**
   * Sends a request as a visitor's browser would; redirects are not followed. Each request has a
   * new connection, because the runtime closes idle connections after 5 s, perhaps just when a
   * request reuses one.
   */
  function get(path: string, init: { headers?: Record<string, string>; method?: string; body?: string } = {}) {
    return fetch(new URL(path, url), {
      redirect: 'manual',
      ...init,
      headers: { Connection: 'close', 'CF-IPCountry': 'SE', 'Accept-Encoding': 'identity', ...init.headers },
    })
  }

  return {
    url,
    env,
    worker: { scheduled },
    state,
    get,
    ask,
    html: async (path: string) => (await get(path)).text(),
    logs: () => entries,
    close: async () => {
      await close()
      process.off('exit', remove)
      remove()
    },
  }
}
