import { Hono } from 'hono'
import type { createEditing } from './editing.ts'
import type { ContentBindings, ContentEnv, NeighbourFactory } from './env.ts'
import { createGraphql } from './graphql/app.ts'
import { contentSchema } from './query/schema.ts'

/**
 * The embedded content service, below `/api/content` of any host: public GraphQL, and editing by
 * people and machines. Editing is imported when it is first used: visitors do not need it.
 */
export function createContent(createNeighbours: NeighbourFactory) {
  let editing: ReturnType<typeof createEditing> | null = null
  const service = new Hono<ContentEnv>().route('/', createGraphql(createNeighbours)).all('*', async c => {
    editing ??= (await import('./editing.ts')).createEditing(createNeighbours)
    return editing.fetch(c.req.raw, c.env, c.executionCtx)
  })

  return {
    fetch: service.fetch,

    // Builds the schema while the Worker starts, so that no query waits for it.
    prepare: () => void contentSchema(),

    scheduled: async (
      controller: Pick<ScheduledController, 'scheduledTime'>,
      env: ContentBindings,
      context: Parameters<NeighbourFactory>[0],
    ) => (await import('./scheduled.ts')).runScheduled(createNeighbours, controller, env, context),
  }
}
