import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import type { AppEnv } from '../env.ts'
import type { Fetch } from '../services.ts'
import { isSigned } from './signature.ts'

/** More than the platform sends at once. */
const longest = 256 * 1024

const payload = v.pipe(
  v.string(),
  v.parseJson(),
  // Other types of the platform's (categories, campaigns …) may stand beside.
  v.object({ products: v.optional(v.array(v.pipe(v.union([v.string(), v.number()]), v.transform(String))), []) }),
)

/** Where the commerce platform says what changed. It repeats what was not answered with 2xx, so that hearing twice must do no harm. */
export const commerceWebhook = new Hono<AppEnv>().post('/commerce', async c => {
  const secret = c.env.WEBHOOK_SECRET
  if (!secret) return c.json({ error: 'not found' }, 404)
  const body = await c.req.text()
  if (body.length > longest) return c.json({ error: 'too large' }, 413)
  if (!(await isSigned(body, c.req.header('x-centra-signature'), secret))) return c.json({ error: 'not signed' }, 401)
  const parsed = v.safeParse(payload, new URLSearchParams(body).get('payload'))
  if (!parsed.success) return c.json({ error: 'malformed' }, 400)
  const isHeard = await productsChanged(c, parsed.output.products)
  return isHeard ? c.body(null, 204) : c.json({ error: 'not synchronised' }, 502)
})

/** As many products as the content service synchronises at once. */
const most = 1000

/**
 * The one place for what follows from a change: the content service takes the products' prices and stock over, and then says
 * which pages are no longer good. False when it did not. A service that has no such address keeps itself up to date.
 */
async function productsChanged(c: Context<AppEnv>, products: string[]): Promise<boolean> {
  console.log(JSON.stringify({ event: 'products_changed', products }))
  const token = c.env.CONTENT_TOKEN
  if (!token) return true
  for (let at = 0; at < products.length; at += most) {
    const { ok, status } = await synchronise(c.var.services.content, token, products.slice(at, at + most))
    if (!ok) console.error(JSON.stringify({ event: 'products_not_synchronised', status }))
    if (!ok && status !== 404) return false
  }
  return true
}

async function synchronise(content: Fetch, token: string, products: string[]) {
  const request = new Request('http://content/api/content/synchronise', {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ products }),
  })
  const answer = await content(request)
  await answer.body?.cancel()
  return answer
}
