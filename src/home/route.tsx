import { Hono } from 'hono'
import { ContentError } from '../content/client.ts'
import type { AppEnv } from '../env.ts'
import { renderPage } from '../frame/render.tsx'
import { HomePage } from './page.tsx'
import { findStartPage } from './query.ts'

/** The front page. */
export const home = new Hono<AppEnv>()

home.get('/', async c => {
  const page = await findStartPage(c.var.services.content, c.var.visit)
  if (!page) throw new ContentError('There is no start page.')
  return renderPage(c, <HomePage page={page} />, {
    title: page.seoData.title,
    description: page.seoData.description,
    shareImage: page.seoData.shareImage ?? undefined,
    sheet: 'home',
  })
})
