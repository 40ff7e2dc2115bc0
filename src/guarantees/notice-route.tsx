import { type Context, Hono } from 'hono'
import { renderToString } from 'react-dom/server'
import * as paths from '#client/paths.ts'
import { isDueAnywhere } from '#client/shared/law/duties.ts'
import { LanguageContext } from '#client/shared/texts/use-translate.ts'
import type { AppEnv } from '../env.ts'
import { formatFullName } from '../shared/content/shapes/full-name.ts'
import { cacheOneDay, noStore } from '../shared/edge/cache.ts'
import { logWarning } from '../shared/edge/log.ts'
import { parseProductIds } from '../shared/edge/query/product-ids.ts'
import { securePictures } from '../shared/edge/security.ts'
import { languages } from '../shared/edge/visit/languages.ts'
import { getSiteUrl } from '../shared/edge/visit/site.ts'
import { renderPage } from '../shared/frame/render.tsx'
import { drawNotice } from '../shared/guarantees/drawing.ts'
import { GuaranteeNotice } from '../shared/guarantees/notice.tsx'
import { loadNotice, loadNoticePage } from '../shared/guarantees/query.ts'
import { splitLocale } from '../visit.ts'
import { findLabels } from './label-query.ts'
import { GuaranteeNoticePage } from './notice-page.tsx'

/** The page of the notice of the legal guarantee, also without an entry of its own. */
export const guaranteeNoticeRoute = new Hono<AppEnv>().get(paths.guaranteeNotice, async c => {
  const found = await loadNoticePage(c.var.services.content, c.var.visit)
  const title = found.page?.title || c.var.language.t('guaranteeNotice.link')
  const head = { title, description: found.notice.text, sheet: 'editorial' } as const
  return renderPage(c, <GuaranteeNoticePage {...found} />, head)
})

/** The drawing that stands in for its official picture, in the language of its address. */
export const guaranteeDrawingRoute = new Hono<AppEnv>().get(paths.guaranteeNoticeDrawing, securePictures, c => {
  const [locale] = splitLocale(new URL(c.req.url).pathname)
  return c.body(drawNotice(languages[locale]), 200, { 'Content-Type': 'image/svg+xml', ...cacheOneDay })
})

/** The whole notice and the labels of a bag's products in a country, for the checkout. */
export const guaranteesRoute = new Hono<AppEnv>().get(paths.guarantees, async c => {
  const { services, visit, language } = c.var
  const { country, products } = c.req.param()
  const ids = parseProductIds(products, maxProducts)
  if (!ids) return c.notFound()
  const [notice, labels] = await Promise.all([loadNotice(services.content, visit, country), labelsOf(c, ids)])
  c.header('X-Robots-Tag', 'noindex')
  return c.html(
    renderToString(
      <LanguageContext value={language}>
        {labels.map(({ title, page }) => (
          <p key={page}>
            <a href={page} target="_blank" rel="noopener">
              {title}
            </a>
          </p>
        ))}
        {notice && <GuaranteeNotice notice={notice} />}
      </LanguageContext>,
    ),
  )
})

/** Most products whose labels are asked for at once. */
const maxProducts = 50

/**
 * The notice as commerce puts it into mails: whole addresses, and no drawing, which few mail
 * programs show. `labels` are those of the maker's guaranteesRoute of the products in the query.
 */
export const guaranteeTextRoute = new Hono<AppEnv>().get(paths.guaranteeNoticeText, async c => {
  const { notice, page, isOfficial } = await loadNoticePage(c.var.services.content, c.var.visit)
  const { language } = c.var
  const ids = parseProductIds(c.req.query('products') ?? '', maxProducts) ?? []
  const site = getSiteUrl(c)
  const body = {
    title: page?.title || language.t('guaranteeNotice.link'),
    text: notice.text,
    picture: isOfficial ? new URL(notice.picture.src, site).href : null,
    page: site + language.urlTo(paths.guaranteeNotice),
    more: notice.more,
    labels: (await labelsOf(c, ids)).map(({ title, page }) => ({ title, page: site + page })),
  }
  return c.json(body, 200, { ...noStore, 'X-Robots-Tag': 'noindex' })
})

/** The makers' guaranteesRoute of products; their pages' addresses are without the site. */
async function labelsOf({ var: { services, visit, language } }: Context<AppEnv>, ids: string[]) {
  if (!isDueAnywhere('durability-label')) return []
  const labels = await findLabels(services.content, visit, ids).catch((error: unknown) => {
    logWarning('labels_unknown', error)
    return []
  })
  return labels.map(label => ({
    title: `${formatFullName(label)}: ${language.t('bag.guarantee', { years: label.years })}`,
    page: language.urlTo(paths.guaranteeLabel, label.slug),
  }))
}
