import { Hono } from 'hono'
import { refuseCmsEntries } from './connectors/read-only.ts'
import { continueConnector, createConnectorRoutes, createHookRoutes } from './connectors/routes.ts'
import { deskIdentityRoutes } from './editors/desk-identity.ts'
import { requireEditing, requireIdentity } from './editors/identified.ts'
import { findRole } from './editors/identify.ts'
import { hasRole } from './editors/identity.ts'
import { createPeopleRoutes } from './editors/people-routes.ts'
import { sessionRoutes } from './editors/session-routes.ts'
import { tokenRoutes } from './editors/token-routes.ts'
import type { EntryChange } from './entries/change.ts'
import type { ContentBindings, ContentEnv, NeighbourFactory } from './env.ts'
import { fileRoutes } from './files/routes.ts'
import { cancelOldUploads } from './files/uploads.ts'
import { createGraphql } from './graphql/app.ts'
import { passkeyRoutes } from './login/passkey-routes.ts'
import { createLoginRoutes } from './login/routes.ts'
import { createRefusalCheck } from './management/refusals.ts'
import { createManagementRoutes } from './management/routes.ts'
import { presenceRoutes } from './presence/routes.ts'
import { allProducts } from './publishing/entry-changes.ts'
import { publishDueDrafts } from './publishing/publishing.ts'
import { notifyShop } from './publishing/webhook.ts'
import { contentSchema } from './query/schema.ts'
import { limitToOneRun, rebuildOld } from './rebuild/rebuild.ts'
import { publishDueReleases } from './releases/due.ts'
import { createSanityConnector } from './sanity/sanity.ts'

/**
 * Runs the jobs one after another. If a job fails, the others still run, and an error that names
 * the failed jobs is thrown at the end.
 */
async function runJobs(jobs: Record<string, () => Promise<unknown>>): Promise<void> {
  const failed: string[] = []
  for (const [job, run] of Object.entries(jobs)) {
    try {
      await run()
    } catch (error) {
      console.error(JSON.stringify({ event: 'job_failed', job, error: formatError(error) }))
      failed.push(job)
    }
  }
  if (failed.length > 0) throw new Error(`The cron job failed at: ${failed.join(', ')}`)
}

/** The error with its stack, if it has one. */
const formatError = (error: unknown) => String(error instanceof Error ? (error.stack ?? error) : error)

/**
 * The embedded content service, below `/api/content` of any host: public GraphQL, and editing by
 * people and machines.
 */
export function createContent(createNeighbours: NeighbourFactory) {
  const service = new Hono<ContentEnv>().route('/', createGraphql(createNeighbours))
  service.use('/api/content/*', requireEditing)
  service.route('/api/content', createHookRoutes(createNeighbours, createSanityConnector))
  service.route('/api/content', createLoginRoutes(createNeighbours))
  service.use('/api/content/*', requireIdentity)
  for (const routes of [
    sessionRoutes,
    deskIdentityRoutes,
    createPeopleRoutes(createNeighbours),
    tokenRoutes,
    passkeyRoutes,
  ])
    service.route('/api/content', routes)
  service.route('/api/content', createConnectorRoutes(createNeighbours, createSanityConnector))
  service.route('/api/content', presenceRoutes)
  service.use('/api/content/entries/:id/*', refuseCmsEntries(createSanityConnector))
  service.route('/api/content', createManagementRoutes(createNeighbours, createSanityConnector))
  service.route('/api/content/files', fileRoutes)

  service.notFound(c => c.json({ errors: [{ message: 'There is nothing at this address.' }] }, 404))
  service.onError((error, c) => {
    console.error('Content service:', error)
    return c.json({ errors: { server: 'failed' } }, 500)
  })

  return {
    fetch: service.fetch,

    // Builds the schema while the Worker starts, so that no query waits for it.
    prepare: () => void contentSchema(),

    // The cron job. Publishes due drafts and releases, rebuilds derived rows of an earlier version
    // of the service, cancels old uploads, and continues imports from a CMS.
    async scheduled(
      { scheduledTime }: Pick<ScheduledController, 'scheduledTime'>,
      env: ContentBindings,
      context: Parameters<NeighbourFactory>[0],
    ) {
      const { CONTENT_DB: db } = env
      const now = new Date(scheduledTime).toISOString()
      const mayPublish = async ({ id }: { id: string }) => {
        const role = await findRole(db, id)
        return role !== null && hasRole({ role }, 'publish')
      }
      const { storefront } = createNeighbours(context)
      const notify = async (changes: EntryChange[]) => void (await notifyShop(storefront, env, changes))
      await runJobs({
        publishDue: async () => notify(await publishDueDrafts(db, now, mayPublish)),
        publishDueReleases: async () =>
          notify(
            await publishDueReleases(
              db,
              now,
              mayPublish,
              createRefusalCheck(db, createSanityConnector(env), storefront),
            ),
          ),
        rebuildOld: async () => notify((await rebuildOld(db, limitToOneRun())) === 'done' ? [allProducts] : []),
        cancelOld: () => cancelOldUploads(env, new Date()),
        continueConnector: () => continueConnector(env, context, createNeighbours, createSanityConnector),
      })
    },
  }
}
