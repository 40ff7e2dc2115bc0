import { env, WorkerEntrypoint } from 'cloudflare:workers'
import * as apiPaths from '#client/api-paths.ts'
import { createApp } from './app.tsx'
import type { Format } from './media/format.ts'
import { respondWithPicture } from './media/picture.ts'
import { createPages } from './pages.ts'
import { commerce } from './services/commerce/app.ts'
import { signLink } from './services/commerce/mail/link-keys.ts'
import { createContent } from './services/content/service.ts'
import type { Connect } from './services.ts'
import type { PageProps } from './shared/edge/cache.ts'
import { createRemoteService } from './shared/edge/upstream/remote-service.ts'
import { warmUp } from './warm-up.tsx'

export { PictureObject } from './media/picture-object.ts'
export { PreviewObject } from './preview/preview-object.ts'
export { LimitObject } from './services/commerce/limits/limiter-object.ts'
export { LinkKeyObject } from './services/commerce/mail/link-keys.ts'
export { ShopSelection as SelectionObject } from './services/commerce/shop-selection.ts'
export { PresenceObject } from './services/content/presence/presence-object.ts'

/**
 * The embedded content service. Like a remote service, it reads prices from commerce and reports
 * changes to the shop by HTTP requests.
 */
const content = createContent(context => ({
  commerce: request => connect(env, context).commerce(request),
  storefront: request => app.fetch(request, env, context),
  mail: async message => (await import('./services/commerce/mail/editor-mail.ts')).sendEditorMail(env, message),
  pricesAt: async at => {
    if (env.COMMERCE_URL) return []
    const { loadPricesAt } = await import('./services/commerce/management/price-plans/prices-at.ts')
    return loadPricesAt(env.COMMERCE_DB, at, new Date())
  },
  linkSecret: link => signLink(env, 'editor-login', link),
}))

/** Chooses between embedded and remote services. No other code does. */
const connect: Connect = (env, context) => ({
  commerce: env.COMMERCE_URL
    ? createRemoteService({ ...remoteCommerce, address: env.COMMERCE_URL })
    : request => commerce.fetch(request, env, context),
  content: env.CONTENT_URL
    ? createRemoteService({ ...remoteContent, address: env.CONTENT_URL })
    : request => content.fetch(request, env, context),
})

/**
 * The settings for a remote commerce service. Browsers time out after 5 s, so most calls time out
 * earlier. Payments may take longer, because the outcome of an aborted payment would be unknown.
 */
const remoteCommerce = {
  prefix: apiPaths.commerce,
  hasPaths: true,
  headers: ['api-token', 'api-authorization', 'cf-ipcountry', 'stripe-signature'],
  isForTools: (path: string) => path.startsWith('/management/'),
  timeoutOf: (path: string) => (/^\/(payment|management)/.test(path) ? 25_000 : 4500),
}

const remoteContent = {
  prefix: apiPaths.graphql,
  hasPaths: false,
  headers: [],
  isForTools: () => false,
  timeoutOf: () => 10_000,
}

const localTools = __LOCAL__ ? await import('./local/tools.ts') : null
const pages = createPages(connect)
const app = createApp(connect, pages, localTools)

// Runs only in the build, because development does not need fast first pages.
if (import.meta.env.PROD) {
  if (!env.CONTENT_URL) content.prepare()
  await warmUp([app, pages])
}

/** Public pages behind Workers Cache, whose key is path, query and props (wrangler.toml). */
export class Pages extends WorkerEntrypoint<Env, PageProps> {
  override fetch(request: Request) {
    return pages.fetch(request, this.env, this.ctx)
  }

  /** Purges all pages that have one of these tags. Locally, it purges the local page cache. */
  async purge(tags: string[]) {
    await this.ctx.cache?.purge({ tags })
    if (this.env.LOCAL_TOOLS) await localTools?.purgePages(this.env.CONTENT_KV, tags)
  }
}

/** Pictures behind Workers Cache, whose key is the address and the format. */
export class Pictures extends WorkerEntrypoint<Env, { format: Format }> {
  override fetch(request: Request) {
    return respondWithPicture(request, this.ctx.props.format, this.env)
  }
}

/**
 * Runs the scheduled work of the commerce and content services. If the work of one service fails,
 * the work of the other still runs.
 */
async function scheduled(controller: ScheduledController, env: Env, context: ExecutionContext) {
  const jobs = await loadJobs()
  const isShort = controller.cron === jobs.everyMinute
  const work = [jobs.scheduled(controller, env), ...(isShort ? [] : [content.scheduled(controller, env, context)])]
  const failed = (await Promise.allSettled(work)).find(result => result.status === 'rejected')
  if (failed) throw failed.reason
}

const queue = async (batch: MessageBatch, env: Env) => (await loadJobs()).queue(batch, env)

/** Loads the background work of commerce. Isolates that only serve visitors do not need it. */
const loadJobs = () => import('./services/commerce/jobs.ts')

export default { fetch: app.fetch, queue, scheduled } satisfies ExportedHandler<Env>
