import { Hono } from 'hono'
import * as paths from '#client/paths.ts'
import { siteOf } from '../edge/visit/site.ts'
import type { AppEnv } from '../env.ts'
import { globalContent } from '../frame/render.tsx'
import { sheetFile } from './file.ts'
import { findSheet } from './query.ts'

/** A product's data sheet: what its page says, as PDF, without prices. */
export const dataSheet = new Hono<AppEnv>()

dataSheet.get(paths.dataSheet, async c => {
  const { services, visit, language } = c.var
  const sheet = await findSheet(services.content, visit, c.req.param('slug'))
  if (!sheet) return c.notFound()
  const { shopName } = (await globalContent(c)).config
  const site = siteOf(c)
  const address = site + language.urlTo(paths.product, sheet.slug)
  const { body, etag } = await sheetFile({ sheet, language, shopName, site, address }, visit.preview, c.env)
  // Tried again with the next request.
  if (!etag) c.set('isCached', false)
  return c.body(body, 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `inline; filename="${fileName(shopName, sheet.slug, language.locale)}"`,
    Link: `<${address}>; rel="canonical"`,
    ...(etag && { ETag: etag }),
  })
})

/** Letters that every file system takes: `dager-ekvika-table-oak-en.pdf`. */
const fileName = (...parts: string[]) =>
  `${parts
    .map(part =>
      part
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .match(/[a-z0-9]+/g)
        ?.join('-'),
    )
    .filter(Boolean)
    .join('-')}.pdf`
