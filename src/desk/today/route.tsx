import { Hono } from 'hono'
import * as paths from '#client/paths.ts'
import type { AppEnv } from '../../env.ts'
import { load } from '../call.ts'
import { renderDesk } from '../document.tsx'
import { TodayPage } from './page.tsx'
import { today } from './today.ts'

/** Serves the desk's first screen. */
export const deskTodayRoutes = new Hono<AppEnv>().get(paths.desk, async c => {
  const { operator, language } = c.var
  const { value } = await load(c, operator, 'today', today)
  return renderDesk(c, <TodayPage today={value} operator={operator} />, { title: language.t('desk.today'), operator })
})
