import { findConnector } from './connector.ts'
import { continueConnector } from './connectors/routes.ts'
import { findRole } from './editors/identify.ts'
import { hasRole } from './editors/identity.ts'
import type { EntryChange } from './entries/change.ts'
import type { ContentBindings, NeighbourFactory } from './env.ts'
import { cancelOldUploads } from './files/uploads.ts'
import { createRefusalCheck } from './management/refusals.ts'
import { allProducts } from './publishing/entry-changes.ts'
import { publishDueDrafts } from './publishing/publishing.ts'
import { notifyShop } from './publishing/webhook.ts'
import { limitToOneRun, rebuildOld } from './rebuild/rebuild.ts'
import { publishDueReleases } from './releases/due.ts'

/**
 * The cron job. Publishes due drafts and releases, rebuilds derived rows of an earlier version of
 * the service, cancels old uploads, and continues imports from a CMS.
 */
export async function runScheduled(
  createNeighbours: NeighbourFactory,
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
  const checkRefusal = createRefusalCheck(db, findConnector(env), storefront)
  await runJobs({
    publishDue: async () => notify(await publishDueDrafts(db, now, mayPublish)),
    publishDueReleases: async () => notify(await publishDueReleases(db, now, mayPublish, checkRefusal)),
    rebuildOld: async () => notify((await rebuildOld(db, limitToOneRun())) === 'done' ? [allProducts] : []),
    cancelOld: () => cancelOldUploads(env, new Date()),
    continueConnector: () => continueConnector(env, context, createNeighbours, findConnector),
  })
}

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
