import { type Context, Hono } from 'hono'
import * as paths from '#client/paths.ts'
import type { AppEnv } from '../env.ts'
import { getSiteUrl } from '../shared/edge/visit/site.ts'
import { loadFrameContent } from '../shared/frame/render.tsx'
import { formatPdfName } from '../shared/paper/file-name.ts'
import { sheetFile } from './file.ts'
import { findSheet } from './query.ts'
import type { SheetKind } from './sheet.ts'

/** A product's data sheet, and what it says of mounting and care: PDFs, without prices. */
export const dataSheet = new Hono<AppEnv>()

dataSheet.get(paths.dataSheet, c => answer(c, 'data', c.req.param('slug')))
dataSheet.get(paths.careSheet, c => answer(c, 'care', c.req.param('slug')))

async function answer(c: Context<AppEnv>, kind: SheetKind, slug: string) {
  const { services, visit, language } = c.var
  const sheet = await findSheet(services.content, visit, slug)
  if (!sheet) return c.notFound()
  const { shopName } = (await loadFrameContent(c)).config
  const site = getSiteUrl(c)
  const address = site + language.urlTo(paths.product, sheet.slug)
  const { body, etag } = await sheetFile({ kind, sheet, language, shopName, site, address }, visit.preview, c.env)
  // Tried again with the next request.
  if (!etag) c.set('isCached', false)
  return c.body(body, 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `inline; filename="${formatPdfName(shopName, sheet.slug, kind === 'care' ? kind : '', language.locale)}"`,
    Link: `<${address}>; rel="canonical"`,
    ...(etag && { ETag: etag }),
  })
}
