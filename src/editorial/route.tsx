import { Hono } from 'hono'
import type { AppEnv } from '../env.ts'
import { renderPage } from '../frame/render.tsx'
import { EditorialPage } from './page.tsx'
import { findPage } from './query.ts'

/** Pages that editors write: professionals, about, information. */
export const editorial = new Hono<AppEnv>()

editorial.on('GET', ['/professionals', '/about/:slug', '/info/:slug'], async c => {
  const page = await findPage(c.var.services.content, c.var.visit, c.var.path)
  if (!page) return c.notFound()
  return renderPage(c, <EditorialPage page={page} asksAndAnswers={c.var.path === '/info/faq'} />, {
    title: page.seoData.title || page.title,
    description: page.seoData.description,
    shareImage: page.seoData.shareImage ?? undefined,
    sheet: 'information',
  })
})
