import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import * as apiPaths from '#client/api-paths.ts'
import type { AppEnv } from '../env.ts'
import type { Fetch } from '../services.ts'
import { entryChanges, purgeChanged } from './changes.ts'
import { isSignedWebhook } from './signature.ts'

/** Maximum length of a body, in characters. The platform never sends that much at once. */
const maxLength = 256 * 1024

const payload = v.pipe(
  v.string(),
  v.parseJson(),
  // The platform may also send changes of other types, such as categories. They are ignored.
  v.object({ products: v.optional(v.array(v.pipe(v.union([v.string(), v.number()]), v.transform(String))), []) }),
)

/**
 * Receives changes from the commerce platform. The platform repeats a webhook until it gets a 2xx
 * response, so handling the same webhook twice must do no harm.
 */
export const commerceWebhook = new Hono<AppEnv>().post(apiPaths.commerceWebhook, async c => {
  const secret = c.env.WEBHOOK_SECRET
  if (!secret) return c.json({ error: 'not found' }, 404)
  const body = await c.req.text()
  if (body.length > maxLength) return c.json({ error: 'too large' }, 413)
  if (!(await isSignedWebhook(body, c.req.header('x-centra-signature'), secret)))
    return c.json({ error: 'not signed' }, 401)
  const parsed = v.safeParse(payload, new URLSearchParams(body).get('payload'))
  if (!parsed.success) return c.json({ error: 'malformed' }, 400)
  const isDone = await productsChanged(c, parsed.output.products)
  return isDone ? c.body(null, 204) : c.json({ error: 'not synchronised' }, 502)
})

/** Maximum number of product ids in one call to the content service. */
const maxProducts = 1000

/**
 * Makes the content service synchronise the products' prices and stock, and purges the affected
 * pages. Returns false on failure. A content service that responds with 404 synchronises by itself,
 * and calls the content webhook afterwards.
 */
async function productsChanged(c: Context<AppEnv>, products: string[]): Promise<boolean> {
  console.log(JSON.stringify({ event: 'products_changed', products }))
  const token = c.env.CONTENT_TOKEN
  if (!token) return true
  for (let at = 0; at < products.length; at += maxProducts) {
    const answer = await synchronise(c.var.services.content, token, products.slice(at, at + maxProducts))
    if (answer.status === 404) {
      await answer.body?.cancel()
      return true
    }
    const parsed = v.safeParse(synchronised, await answer.text())
    if (!answer.ok || !parsed.success) {
      console.error(JSON.stringify({ event: 'products_not_synchronised', status: answer.status }))
      return false
    }
    await purgeChanged(c.env, parsed.output.changes)
  }
  return true
}

const synchronised = v.pipe(v.string(), v.parseJson(), v.object({ changes: entryChanges }))

async function synchronise(content: Fetch, token: string, products: string[]): Promise<Response> {
  const request = new Request(`http://content${apiPaths.content}/synchronise`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ products }),
  })
  return content(request)
}
