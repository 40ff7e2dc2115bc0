import { Hono } from 'hono'
import * as paths from '#client/paths.ts'
import { writeEulumdat } from '#client/photometry/format/write-eulumdat.ts'
import { writeIes } from '#client/photometry/format/write-ies.ts'
import { fullName } from '../content/shapes/full-name.ts'
import { siteOf } from '../edge/visit/site.ts'
import type { AppEnv } from '../env.ts'
import { globalContent, renderPage } from '../frame/render.tsx'
import { safeName } from '../paper/file-name.ts'
import { PhotometryPage } from './page.tsx'
import { findMeasuredLamp } from './query.ts'

/** How a lamp spreads its light, as a page and as files for planning programs. */
export const photometry = new Hono<AppEnv>()

photometry.get(paths.photometry, async c => {
  const { services, visit, language } = c.var
  const lamp = await findMeasuredLamp(services.content, visit, c.req.param('slug'))
  if (!lamp) return c.notFound()
  return renderPage(c, <PhotometryPage lamp={lamp} />, {
    title: `${language.t('photometry.title')}: ${fullName(lamp)}`,
    noIndex: true,
    sheet: 'photometry',
  })
})

photometry.get(paths.photometryFile, async c => {
  const { services, visit, language } = c.var
  const lamp = await findMeasuredLamp(services.content, visit, c.req.param('slug'))
  if (!lamp) return c.notFound()
  const { shopName } = (await globalContent(c)).config
  const isLdt = c.req.param('file').endsWith('.ldt')
  const bytes = isLdt ? writeEulumdat(lamp.distribution) : writeIes(lamp.distribution)
  return c.body(bytes, 200, {
    'Content-Type': 'text/plain; charset=iso-8859-1',
    'Content-Disposition': `attachment; filename="${safeName(shopName, lamp.slug)}.${isLdt ? 'ldt' : 'ies'}"`,
    Link: `<${siteOf(c)}${language.urlTo(paths.product, lamp.slug)}>; rel="canonical"`,
  })
})
