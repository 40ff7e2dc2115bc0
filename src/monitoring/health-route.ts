import { Hono } from 'hono'
import * as v from 'valibot'
import * as apiPaths from '#client/api-paths.ts'
import type { AppEnv } from '../env.ts'
import type { Services } from '../services.ts'
import { queryContent } from '../shared/content/client.ts'
import { noStore } from '../shared/edge/cache.ts'
import { logWarning } from '../shared/edge/log.ts'
import { createStatelessCommerce } from '../shared/edge/upstream/commerce-client.ts'
import { withTimeout } from '../shared/edge/upstream/timeout.ts'

const timeoutMs = 3000
/** How long a result is reused, in ms, so that frequent checks do not burden the services. */
const freshMs = 5000

const checks = {
  content: ({ content }: Services) => queryContent(content, '{ __typename }', {}, v.object({ __typename: v.string() })),
  commerce: ({ commerce }: Services) => createStatelessCommerce(commerce).location('SE'),
}

type Name = keyof typeof checks

interface Check {
  ok: boolean
  /** Response time, in ms. */
  ms: number
  /**
   * When the check began (`at`), and when the service last responded successfully (`lastOk`, null
   * if never), in ms since 1970.
   */
  at: number
  lastOk: number | null
}

// This isolate's last check of each service. It contains no visitor data.
const known = new Map<Name, Check>()

/**
 * Serves `/health` for monitoring, with status 200 if both services respond to this isolate, else
 * 503. The body says for each service whether it responded, its response time in ms, and how many
 * seconds ago it last responded (null if never).
 */
export const health = new Hono<AppEnv>().get(apiPaths.health, async c => {
  const [content, commerce] = await Promise.all([check('content', c.var.services), check('commerce', c.var.services)])
  const isWell = content.ok && commerce.ok
  const body = {
    status: isWell ? 'ok' : 'failing',
    services: { content: toHealthView(content), commerce: toHealthView(commerce) },
  }
  return c.json(body, isWell ? 200 : 503, noStore)
})

async function check(name: Name, services: Services): Promise<Check> {
  const before = known.get(name)
  const at = Date.now()
  if (before && at - before.at < freshMs) return before
  const ok = await withTimeout(timeoutMs, async () => checks[name](services)).then(
    () => true,
    error => {
      logWarning('service_unhealthy', error, { service: name })
      return false
    },
  )
  const now = Date.now()
  const result = { ok, ms: now - at, at, lastOk: ok ? now : (before?.lastOk ?? null) }
  known.set(name, result)
  return result
}

const toHealthView = ({ ok, ms, lastOk }: Check) => ({
  ok,
  ms,
  lastOkSecondsAgo: lastOk === null ? null : Math.round((Date.now() - lastOk) / 1000),
})
