import { exports } from 'cloudflare:workers'
import type { Secrets } from '../lib/secrets.ts'
import { signMessage } from '../lib/signature.ts'

/**
 * The queue message that announces that products have changed. Their ids are in the table
 * `product_changes`.
 */
export const changesMessage = { kind: 'products_changed' } as const

/** Maximum number of products in one webhook. */
const maxProducts = 500
/** Request timeout in ms. */
const timeoutMs = 10_000

/**
 * Queues a message if products have changed. The cron job also calls this, in case a message was
 * lost.
 */
export async function queueChanges(env: Env & Secrets): Promise<void> {
  if (!env.WEBHOOK_SECRET) return
  const changed = await env.COMMERCE_DB.prepare('SELECT 1 FROM product_changes LIMIT 1').first()
  if (changed) await env.MAIL.send(changesMessage)
}

/**
 * Sends the ids of changed products to the storefront in a signed webhook, which is form-encoded,
 * like Centra's webhooks. Throws if the storefront does not accept it, so that the queue retries. A
 * product that changes during the call is sent again.
 */
export async function sendChanges(env: Env & Secrets): Promise<void> {
  const secret = env.WEBHOOK_SECRET
  if (!secret) return
  const { results } = await env.COMMERCE_DB.prepare(
    'SELECT product, change FROM product_changes ORDER BY product LIMIT ?',
  )
    .bind(maxProducts)
    .all<{ product: string; change: string }>()
  if (results.length === 0) return
  const request = await createWebhookRequest(
    env,
    secret,
    { products: results.map(({ product }) => product) },
    Date.now(),
  )
  // Without `WEBHOOK_URL`, the receiver is this Worker. It is called directly, because a Worker
  // cannot always send requests to its own URL.
  const response = await (env.WEBHOOK_URL ? fetch(request) : exports.default.fetch(request))
  await response.body?.cancel()
  if (!response.ok) throw new Error(`The webhook's receiver responded with ${response.status}`)
  await env.COMMERCE_DB.prepare(
    `DELETE FROM product_changes WHERE (product, change) IN (SELECT value ->> 'product', value ->> 'change' FROM json_each(?))`,
  )
    .bind(JSON.stringify(results))
    .run()
  if (results.length === maxProducts) await queueChanges(env)
}

async function createWebhookRequest(env: Env, secret: string, payload: object, now: number): Promise<Request> {
  const address = env.WEBHOOK_URL || `${env.SITE_URL || 'http://shop.invalid'}/api/webhooks/commerce`
  const body = `payload=${encodeURIComponent(JSON.stringify(payload))}`
  return new Request(address, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      'X-Centra-Signature': await signMessage(secret, body, now),
    },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  })
}
