import { Hono } from 'hono'
import * as paths from '#client/paths.ts'
import type { AppEnv } from '../../env.ts'
import { callManagement } from '../../shared/edge/management.ts'
import { load } from '../call.ts'
import { renderDesk } from '../document.tsx'
import { filters, type LogFilter, log } from './log.ts'
import { LogPage } from './page.tsx'

/** Serves the log: who changed what, and what was refused. Also as a table with `?csv=1`. */
export const logRoutes = new Hono<AppEnv>().get(paths.deskLog, async c => {
  const { operator, language } = c.var
  const query = c.req.query()
  const filter: LogFilter = Object.fromEntries(filters.flatMap(name => (query[name] ? [[name, query[name]]] : [])))
  const path = `audit?${new URLSearchParams(filter)}`
  if (query.csv) {
    const headers = { Accept: 'text/csv', 'Accept-Language': language.locale }
    return callManagement(c, operator, { method: 'GET', path: `${path}&limit=500`, headers })
  }
  const { value } = await load(c, operator, path, log)
  return renderDesk(c, <LogPage {...value} filter={filter} />, { title: language.t('desk.log'), operator })
})
