import { exports } from 'cloudflare:workers'
import { Hono } from 'hono'
import * as v from 'valibot'
import { notePurge } from '../cache-tags.ts'
import type { AppEnv } from '../env.ts'
import { forgetGlobalContent } from '../frame/kept-content.ts'
import { isSigned } from './signature.ts'

/** What services tell the shop. */
export const webhooks = new Hono<AppEnv>()

const changed = v.object({
  tags: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[!-+\--~]{1,300}$/))), v.maxLength(5000)),
})

/** Content has changed: the pages that carry these tags are made anew when they are next asked for. */
webhooks.post('/api/webhooks/content', async c => {
  const secret = c.env.CONTENT_TOKEN
  if (!secret) return c.json({ errors: { signature: 'is not set up' } }, 404)
  const text = await c.req.text()
  if (!(await isSigned(text, c.req.header('Content-Signature'), secret))) {
    return c.json({ errors: { signature: 'is missing, wrong or too old' } }, 401)
  }
  const body = v.safeParse(v.pipe(v.string(), v.parseJson(), changed), text)
  if (!body.success) return c.json({ errors: { tags: 'must be a list of tags' } }, 422)
  const { tags } = body.output
  if (tags.includes('global')) await forgetGlobalContent(c.env)
  if (c.env.LOCAL_TOOLS) await notePurge(c.env.CONTENT_KV, tags)
  else await exports.Pages.purge(tags)
  return c.json({ tags: tags.length })
})
