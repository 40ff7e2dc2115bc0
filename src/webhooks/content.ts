import { Hono } from 'hono'
import * as v from 'valibot'
import * as apiPaths from '#client/api-paths.ts'
import type { AppEnv } from '../env.ts'
import { entryChanges, purgeChanged } from './changes.ts'
import { isSignedWebhook } from './signature.ts'

const message = v.pipe(v.string(), v.parseJson(), v.object({ changes: entryChanges }))

/** Receives a content service's changes of entries, and purges the pages that show the entries. */
export const contentWebhook = new Hono<AppEnv>().post(apiPaths.contentWebhook, async c => {
  const secret = c.env.CONTENT_TOKEN
  if (!secret) return c.json({ errors: { signature: 'is not set up' } }, 404)
  const text = await c.req.text()
  if (!(await isSignedWebhook(text, c.req.header('Content-Signature'), secret))) {
    return c.json({ errors: { signature: 'is missing, wrong or too old' } }, 401)
  }
  const body = v.safeParse(message, text)
  if (!body.success) return c.json({ errors: { changes: 'must be a list of changed entries' } }, 422)
  await purgeChanged(c.env, body.output.changes)
  return c.json({ changes: body.output.changes.length })
})
