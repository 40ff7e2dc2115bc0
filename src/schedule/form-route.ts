import { Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as paths from '#client/paths.ts'
import type { AppEnv } from '../env.ts'
import { noStore } from '../shared/edge/cache.ts'
import { refuseCrossSite } from '../shared/edge/security.ts'

/**
 * Receives the form of a room schedule. The code that handles it is imported on demand, because
 * most isolates never need it.
 */
export const scheduleForm = new Hono<AppEnv>()

const refuseStorage: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  for (const [name, value] of Object.entries(noStore)) c.res.headers.set(name, value)
}

scheduleForm.post(paths.schedule, refuseStorage, refuseCrossSite, bodyLimit({ maxSize: 131_072 }), async c =>
  (await import('./form.tsx')).answerScheduleForm(c),
)
