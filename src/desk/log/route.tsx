import { Hono } from 'hono'
import * as paths from '#client/paths.ts'
import type { AppEnv } from '../../env.ts'
import { load } from '../call.ts'
import { renderDesk } from '../document.tsx'
import { respondTable } from '../files.ts'
import { filters, type LogFilter, log } from './log.ts'
import { LogPage } from './page.tsx'

/** Serves the log: who changed what, and which attempts were rejected. With `?csv=1`, as CSV. */
export const logRoutes = new Hono<AppEnv>().get(paths.deskLog, async c => {
  const { operator, language } = c.var
  const query = c.req.query()
  const filter: LogFilter = Object.fromEntries(filters.flatMap(name => (query[name] ? [[name, query[name]]] : [])))
  const path = `audit?${new URLSearchParams(filter)}`
  if (query.csv) return respondTable(c, `${path}&limit=500`, 'log.csv')
  const { value } = await load(c, operator, path, log)
  return renderDesk(c, <LogPage {...value} filter={filter} />, { title: language.t('desk.log'), operator })
})
