import { Hono } from 'hono'
import { content } from './app.ts'
import { rebuildOld } from './derived-version.ts'
import { createEditorRoutes, type NeighboursOf } from './editor-routes.ts'
import type { ContentBindings, ContentEnv } from './env.ts'
import { publishDue } from './publishing.ts'
import { tell } from './webhook.ts'

/** The embedded content service, below `/api/content` of any host: GraphQL for everyone, editing for those with the token. */
export function createContent(neighboursOf: NeighboursOf) {
  const service = new Hono<ContentEnv>().route('/', content).route('/api/content', createEditorRoutes(neighboursOf))

  service.notFound(c => c.json({ errors: [{ message: 'There is nothing at this address.' }] }, 404))
  service.onError((error, c) => {
    console.error('Content service:', error)
    return c.json({ errors: { server: 'failed' } }, 500)
  })

  return {
    fetch: service.fetch,

    /** The clock struck: publishes what is due, after a deployment whose derived rows are made otherwise than before makes them anew. */
    async scheduled(env: ContentBindings, context: Parameters<NeighboursOf>[0]) {
      const tags = await publishDue(env.CONTENT_DB, new Date().toISOString())
      if (await rebuildOld(env.CONTENT_DB)) tags.push('listing', 'search')
      await tell(neighboursOf(context).storefront, env, tags)
    },
  }
}
