import { Hono } from 'hono'
import { fileOf } from '#client/ui/picture.tsx'
import { headOf } from '../content/section.ts'
import type { AppEnv } from '../env.ts'
import { renderPage } from '../frame/render.tsx'
import { DesignersPage } from './list-page.tsx'
import { DesignerPage } from './page.tsx'
import { findDesigner, loadDesigners } from './query.ts'

/** Who drew the lamps. */
export const designers = new Hono<AppEnv>()

designers.get('/designers', async c => {
  const { page, designers } = await loadDesigners(c.var.services.content, c.var.visit)
  if (!page) return c.notFound()
  return renderPage(c, <DesignersPage section={page} designers={designers} />, headOf(page))
})

designers.get('/designers/:slug', async c => {
  const designer = await findDesigner(c.var.services.content, c.var.visit, c.req.param('slug'))
  if (!designer) return c.notFound()
  const { name, intro, picture } = designer
  return renderPage(c, <DesignerPage designer={designer} />, {
    title: name,
    description: intro,
    shareImage: picture ? fileOf(picture.lit ?? picture.unlit, 1200) : undefined,
    sheet: 'stories',
  })
})
