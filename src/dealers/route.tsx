import { Hono } from 'hono'
import { headOf } from '../content/section.ts'
import type { AppEnv } from '../env.ts'
import { renderPage } from '../frame/render.tsx'
import { DealersPage } from './page.tsx'
import { loadDealers } from './query.ts'

/** Shops that show the products. Stands before the information pages, of which it is one. */
export const dealers = new Hono<AppEnv>()

dealers.get('/info/retailer', async c => {
  const { page, dealers } = await loadDealers(c.var.services.content, c.var.visit)
  if (!page) return c.notFound()
  return renderPage(c, <DealersPage section={page} dealers={dealers} />, {
    ...headOf(page),
    sheet: 'information',
  })
})
