import { Hono } from 'hono'
import type { ManagementEnv } from '../http.ts'
import { countToday } from './counts.ts'

/** The route that counts what is waiting for the operators. */
export const todayRoutes = new Hono<ManagementEnv>().get('/today', async c => c.json(await countToday(c.var.db)))
