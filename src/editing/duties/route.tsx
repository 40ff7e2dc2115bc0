import { Hono } from 'hono'
import * as paths from '#client/paths.ts'
import type { AppEnv } from '../../env.ts'
import { refuseCrossSite } from '../../shared/edge/security.ts'
import { renderPage } from '../../shared/frame/render.tsx'
import { loadIdentity } from '../access/load.ts'
import { loadMissing } from './load.ts'
import { DutiesPage } from './page.tsx'

/** The page of the shop's legal duties, for all editors. Others go to the login. */
export const dutiesRoutes = new Hono<AppEnv>().get(paths.dutiesPage, refuseCrossSite, async c => {
  const who = await loadIdentity(c)
  if (who?.by !== 'session') return c.redirect(c.var.language.urlTo(paths.editing), 303)
  const known = await loadMissing(c, who.role === 'own')
  return renderPage(c, <DutiesPage known={known} now={new Date()} />, {
    title: c.var.language.t('duties.title'),
    sheet: 'account',
    noIndex: true,
  })
})
