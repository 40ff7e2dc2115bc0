import { Hono } from 'hono'
import * as paths from '#client/paths.ts'
import { findPictureFile } from '#client/shared/ui/picture/picture.tsx'
import type { AppEnv } from '../env.ts'
import { toSectionHead } from '../shared/content/shapes/section.ts'
import type { Head } from '../shared/document/document.tsx'
import { getSiteUrl } from '../shared/edge/visit/site.ts'
import { renderPage } from '../shared/frame/render.tsx'
import { describeList, structuredPictureUrl } from '../shared/structured-data/things.ts'
import { DesignersPage } from './list-page.tsx'
import { DesignerPage } from './page.tsx'
import { loadDesigner, loadDesigners } from './query.ts'

/** Pages of the products' designers. */
export const designerRoutes = new Hono<AppEnv>()

designerRoutes.get(paths.designers, async c => {
  const answer = await loadDesigners(c.var.services.content, c.var.visit)
  const { page, designers } = answer
  if (!page) return c.notFound()
  const addresses = designers.map(({ slug }) => c.var.language.urlTo(paths.designer, slug))
  const list = <DesignersPage section={page} designers={designers} />
  const head: Head = { ...toSectionHead(page), sheet: 'designers', things: [describeList(getSiteUrl(c), addresses)] }
  return renderPage(c, list, head, { sources: [answer] })
})

designerRoutes.get(paths.designer, async c => {
  const designer = await loadDesigner(c.var.services.content, c.var.visit, c.req.param('slug'))
  if (!designer) return c.notFound()
  const { name, intro, picture, trade } = designer
  const { t, urlTo } = c.var.language
  const image = picture && (picture.lit ?? picture.unlit)
  const head: Head = {
    title: name,
    description: intro,
    shareImage: image ? findPictureFile(image, 1200) : undefined,
    sheet: 'designers',
    crumbs: [{ title: t('section.designers'), href: urlTo(paths.designers) }],
    things: [
      {
        '@type': 'ProfilePage',
        mainEntity: {
          '@type': 'Person',
          name,
          description: intro,
          url: getSiteUrl(c) + urlTo(paths.designer, designer.slug),
          ...(trade && { jobTitle: trade }),
          ...(image && { image: structuredPictureUrl(getSiteUrl(c), image) }),
        },
      },
    ],
  }
  return renderPage(c, <DesignerPage designer={designer} />, head, { sources: [designer] })
})
