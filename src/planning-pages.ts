import { Hono } from 'hono'
import { dataSheetRoutes } from './data-sheet/route.ts'
import type { AppEnv } from './env.ts'
import { lightRoutes } from './light/route.tsx'
import { servePages } from './page-app.ts'
import { photometryRoutes } from './photometry/route.tsx'
import { scheduleRoutes } from './schedule/route.tsx'
import type { Connect } from './services.ts'
import { getPath } from './visit.ts'

/**
 * Creates the app of the pages and files for planning: data sheets, light distributions, light
 * tools and room schedules. `pages.ts` imports this file when one is first requested, because most
 * isolates never need their code.
 */
export const createPlanningPages = (connect: Connect) =>
  servePages(new Hono<AppEnv>({ getPath: getPath }), connect, [
    dataSheetRoutes,
    photometryRoutes,
    lightRoutes,
    scheduleRoutes,
  ])
