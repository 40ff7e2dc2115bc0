import { Hono } from 'hono'
import * as paths from '#client/paths.ts'
import type { PhotometricKind } from '#client/shared/photometry/format/kind.ts'
import { writeEulumdat } from '#client/shared/photometry/format/write-eulumdat.ts'
import { writeIes } from '#client/shared/photometry/format/write-ies.ts'
import type { AppEnv } from '../env.ts'
import { formatFullName } from '../shared/content/shapes/full-name.ts'
import { getSiteUrl } from '../shared/edge/visit/site.ts'
import { loadFrameContent, renderPage } from '../shared/frame/render.tsx'
import { toSafeName } from '../shared/paper/file-name.ts'
import { encodeFile } from './given-file.ts'
import { PhotometryPage } from './page.tsx'
import { loadMeasuredLamp, type MeasuredLamp } from './query.ts'

/** Serves a lamp's light distribution as a page, and as files for lighting design software. */
export const photometryRoutes = new Hono<AppEnv>()

photometryRoutes.get(paths.photometry, async c => {
  const { services, visit, language } = c.var
  const lamp = await loadMeasuredLamp(services.content, visit, c.req.param('slug'))
  if (!lamp) return c.notFound()
  return renderPage(c, <PhotometryPage lamp={lamp} />, {
    title: `${language.t('photometry.title')}: ${formatFullName(lamp)}`,
    noIndex: true,
    sheet: 'photometry',
  })
})

photometryRoutes.get(paths.photometryFile, async c => {
  const { services, visit, language } = c.var
  const lamp = await loadMeasuredLamp(services.content, visit, c.req.param('slug'))
  if (!lamp) return c.notFound()
  const { shopName } = (await loadFrameContent(c)).config
  const kind = c.req.param('file').endsWith('.ldt') ? 'ldt' : 'ies'
  const { bytes, charset } = createFile(lamp, kind)
  return c.body(bytes, 200, {
    'Content-Type': `text/plain; charset=${charset}`,
    'Content-Disposition': `attachment; filename="${toSafeName(shopName, lamp.slug)}.${kind}"`,
    Link: `<${getSiteUrl(c)}${language.urlTo(paths.product, lamp.slug)}>; rel="canonical"`,
  })
})

/** Returns the uploaded file if it has this format and can be used; else generates a file. */
function createFile({ given, distribution }: MeasuredLamp, kind: PhotometricKind) {
  if (given?.kind === kind) return encodeFile(given.text)
  const bytes = kind === 'ldt' ? writeEulumdat(distribution) : writeIes(distribution)
  return { bytes, charset: 'iso-8859-1' }
}
