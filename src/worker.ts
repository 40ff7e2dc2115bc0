import { WorkerEntrypoint } from 'cloudflare:workers'
import { createApp } from './app.tsx'
import type { PageProps } from './cache.ts'
import { createPages } from './pages.ts'
import { commerce } from './services/commerce/app.ts'
import { queue, scheduled } from './services/commerce/jobs.ts'
import { outbox } from './services/commerce/outbox.tsx'
import { testProvider } from './services/commerce/test-provider.tsx'
import { content } from './services/content/app.ts'
import type { Connect, Fetch } from './services.ts'

export { LimitObject } from './services/commerce/limit-object.ts'
export { LinkKeyObject } from './services/commerce/links.ts'
export { SelectionObject } from './services/commerce/selection-object.ts'

/** The only place that knows which services are embedded. */
const connect: Connect = (env, context) => ({
  commerce: env.COMMERCE_URL
    ? elsewhere(env.COMMERCE_URL, '/api/checkout')
    : request => commerce.fetch(request, env, context),
  content: env.CONTENT_URL
    ? elsewhere(env.CONTENT_URL, '/api/content/graphql')
    : request => content.fetch(request, env, context),
})

/** A service at another address: what follows `prefix` in the path is asked of `address` instead. */
function elsewhere(address: string, prefix: string): Fetch {
  return async request => {
    const { pathname, search } = new URL(request.url)
    const target = address.replace(/\/$/, '') + pathname.slice(prefix.length) + search
    try {
      const answer = await fetch(new Request(target, request), { redirect: 'manual' })
      // A copy: the headers of a fetched answer cannot be added to.
      return new Response(answer.body, answer)
    } catch (error) {
      console.error(JSON.stringify({ event: 'service_unreachable', service: prefix, error: String(error) }))
      return Response.json({ errors: { server: 'unavailable' } }, { status: 503, headers: { 'Retry-After': '10' } })
    }
  }
}

const app = createApp(connect, { '/__pay': testProvider.fetch, '/__outbox': outbox.fetch })
const pages = createPages(connect)

/** Public pages. Workers Cache stands in front, keyed by path, query and these props (wrangler.toml). */
export class Pages extends WorkerEntrypoint<Env, PageProps> {
  override fetch(request: Request) {
    return pages.fetch(request, this.env, this.ctx)
  }
}

export default { fetch: app.fetch, queue, scheduled } satisfies ExportedHandler<Env>
