import { type Context, Hono } from 'hono'
import * as paths from '#client/paths.ts'
import type { AppEnv } from '../env.ts'
import { getSiteUrl } from '../shared/edge/visit/site.ts'
import { loadFrameContent } from '../shared/frame/render.tsx'
import { formatPdfName } from '../shared/paper/file-name.ts'
import { loadSheetFile } from './file.ts'
import { loadDataSheet } from './query.ts'
import type { SheetKind } from './sheet.ts'

/** Serves a product's data sheet and care sheet as PDFs without prices. */
export const dataSheetRoutes = new Hono<AppEnv>()

dataSheetRoutes.get(paths.dataSheet, c => answer(c, 'data', c.req.param('slug')))
dataSheetRoutes.get(paths.careSheet, c => answer(c, 'care', c.req.param('slug')))

async function answer(c: Context<AppEnv>, kind: SheetKind, slug: string) {
  const { services, visit, language } = c.var
  const sheet = await loadDataSheet(services.content, visit, slug)
  if (!sheet) return c.notFound()
  const { shopName } = (await loadFrameContent(c)).config
  const site = getSiteUrl(c)
  const address = site + language.urlTo(paths.product, sheet.slug)
  const { body, etag } = await loadSheetFile({ kind, sheet, language, shopName, site, address }, visit.preview, c.env)
  // A sheet that is not stored must not be cached either, because it may lack its picture.
  if (!etag) c.set('isCached', false)
  return c.body(body, 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `inline; filename="${formatPdfName(shopName, sheet.slug, kind === 'care' ? kind : '', language.locale)}"`,
    Link: `<${address}>; rel="canonical"`,
    ...(etag && { ETag: etag }),
  })
}
