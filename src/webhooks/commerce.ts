import { Hono } from 'hono'
import * as v from 'valibot'
import { isSigned } from './signature.ts'

interface WebhookEnv {
  Bindings: {
    /** What the commerce platform signs with. Without it there is no receiver. */
    WEBHOOK_SECRET?: string
  }
}

/** More than the platform sends at once. */
const longest = 256 * 1024

const payload = v.pipe(
  v.string(),
  v.parseJson(),
  // Other types of the platform's (categories, campaigns …) may stand beside.
  v.object({ products: v.optional(v.array(v.pipe(v.union([v.string(), v.number()]), v.transform(String))), []) }),
)

/** Where the commerce platform says what changed. It repeats what was not answered with 2xx, so that hearing twice must do no harm. */
export const commerceWebhook = new Hono<WebhookEnv>().post('/commerce', async c => {
  const secret = c.env.WEBHOOK_SECRET
  if (!secret) return c.json({ error: 'not found' }, 404)
  const body = await c.req.text()
  if (body.length > longest) return c.json({ error: 'too large' }, 413)
  if (!(await isSigned(body, c.req.header('x-centra-signature'), secret))) return c.json({ error: 'not signed' }, 401)
  const parsed = v.safeParse(payload, new URLSearchParams(body).get('payload'))
  if (!parsed.success) return c.json({ error: 'malformed' }, 400)
  await productsChanged(parsed.output.products)
  return c.body(null, 204)
})

/** The one place for what follows from a change: the content service synchronises these products, and their pages are purged. */
async function productsChanged(products: string[]): Promise<void> {
  console.log(JSON.stringify({ event: 'products_changed', products }))
}
