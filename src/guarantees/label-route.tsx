import { Hono } from 'hono'
import * as paths from '#client/paths.ts'
import type { AppEnv } from '../env.ts'
import { formatFullName } from '../shared/content/shapes/full-name.ts'
import { renderPage } from '../shared/frame/render.tsx'
import { GuaranteeLabelPage } from './label-page.tsx'
import { loadGuaranteeLabel } from './label-query.ts'

/** Serves the page with the EU durability label of a producer's guarantee. */
export const guaranteeLabelRoute = new Hono<AppEnv>().get(paths.guaranteeLabel, async c => {
  const { services, visit, language } = c.var
  const label = await loadGuaranteeLabel(services.content, visit, c.req.param('slug'))
  if (!label) return c.notFound()
  return renderPage(c, <GuaranteeLabelPage label={label} />, {
    title: `${language.t('guaranteeLabel.title')}: ${formatFullName(label)}`,
    noIndex: true,
    sheet: 'editorial',
  })
})
