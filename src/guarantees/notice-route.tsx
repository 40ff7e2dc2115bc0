import { type Context, Hono } from 'hono'
import { renderToString } from 'react-dom/server'
import * as paths from '#client/paths.ts'
import { isDueAnywhere } from '#client/shared/law/duties.ts'
import { LanguageContext, useLanguage } from '#client/shared/texts/use-translate.ts'
import { RichText } from '#client/shared/ui/text/rich-text.tsx'
import type { AppEnv } from '../env.ts'
import { formatFullName } from '../shared/content/shapes/full-name.ts'
import { cacheOneDay, noStore } from '../shared/edge/cache.ts'
import { logWarning } from '../shared/edge/log.ts'
import { parseRequestedProductIds } from '../shared/edge/query/product-ids.ts'
import { securePictures } from '../shared/edge/security.ts'
import { languages } from '../shared/edge/visit/languages.ts'
import { getSiteUrl } from '../shared/edge/visit/site.ts'
import { renderPage } from '../shared/frame/render.tsx'
import { drawNotice } from '../shared/guarantees/drawing.ts'
import { GuaranteeNotice } from '../shared/guarantees/notice.tsx'
import { loadNotice, loadNoticePage, type NoticePage } from '../shared/guarantees/query.ts'
import { useMarks } from '../shared/preview/marks.ts'
import { splitLocale } from '../visit.ts'
import { loadContactPerson } from './contact.ts'
import { loadGuaranteeLabels } from './label-query.ts'
import { GuaranteePromise } from './promise.tsx'

/** Serves the notice of the legal guarantee, even if editors have not written its page. */
export const guaranteeNoticeRoute = new Hono<AppEnv>().get(paths.guaranteeNotice, async c => {
  const found = await loadNoticePage(c.var.services.content, c.var.visit)
  const title = found.page?.title || c.var.language.t('guaranteeNotice.link')
  const head = { title, description: found.notice.text, sheet: 'editorial' } as const
  return renderPage(c, <GuaranteeNoticePage {...found} />, head)
})

/** Serves the drawing that replaces a missing official picture, in the address's language. */
export const guaranteeDrawingRoute = new Hono<AppEnv>().get(paths.guaranteeNoticeDrawing, securePictures, c => {
  const [locale] = splitLocale(new URL(c.req.url).pathname)
  return c.body(drawNotice(languages[locale]), 200, { 'Content-Type': 'image/svg+xml', ...cacheOneDay })
})

/**
 * Serves HTML for the checkout: the country's notice, links to the products' labels, how long a
 * purchase can be returned, and whom to call.
 */
export const guaranteesRoute = new Hono<AppEnv>().get(paths.guarantees, async c => {
  const { services, visit, language } = c.var
  const { country, products } = c.req.param()
  const ids = parseRequestedProductIds(products, maxProducts)
  if (!ids) return c.notFound()
  const isKnown = country !== 'none'
  const [notice, labels, contact] = await Promise.all([
    loadNotice(services.content, visit, country),
    loadLabelLinks(c, ids),
    isKnown ? loadContactPerson(services.content, visit) : null,
  ])
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
        {isKnown && <GuaranteePromise contact={contact} returnDays={visit.terms?.returnDays ?? null} />}
      </LanguageContext>,
    ),
  )
})

/** At most this many products in one request. */
const maxProducts = 50

/**
 * Serves the notice as JSON for the emails that commerce sends. Addresses are absolute. Without an
 * official picture, `picture` is null, because few mail programs show the SVG drawing. `labels` are
 * the producers' guarantees for the products in the query.
 */
export const guaranteeTextRoute = new Hono<AppEnv>().get(paths.guaranteeNoticeText, async c => {
  const { notice, page, isOfficial } = await loadNoticePage(c.var.services.content, c.var.visit)
  const { language } = c.var
  const ids = parseRequestedProductIds(c.req.query('products') ?? '', maxProducts) ?? []
  const site = getSiteUrl(c)
  const body = {
    title: page?.title || language.t('guaranteeNotice.link'),
    text: notice.text,
    picture: isOfficial ? new URL(notice.picture.src, site).href : null,
    page: site + language.urlTo(paths.guaranteeNotice),
    more: notice.more,
    labels: (await loadLabelLinks(c, ids)).map(({ title, page }) => ({ title, page: site + page })),
  }
  return c.json(body, 200, { ...noStore, 'X-Robots-Tag': 'noindex' })
})

/** Loads titles and paths of the products' durability labels; empty if the query fails. */
async function loadLabelLinks({ var: { services, visit, language } }: Context<AppEnv>, ids: string[]) {
  if (!isDueAnywhere('durability-label')) return []
  const labels = await loadGuaranteeLabels(services.content, visit, ids).catch((error: unknown) => {
    logWarning('labels_unknown', error)
    return []
  })
  return labels.map(label => ({
    title: `${formatFullName(label)}: ${language.t('bag.guarantee', { years: label.years })}`,
    page: language.urlTo(paths.guaranteeLabel, label.slug),
  }))
}

/** The page with the notice's picture, its content as text, and the editors' text. */
function GuaranteeNoticePage({ page, notice }: NoticePage) {
  const { t } = useLanguage()
  const marks = useMarks()('page', paths.guaranteeNotice)
  return (
    <article className="editorial">
      <header className="band editorial-head">
        <h1 {...marks('title')}>{page?.title || t('guaranteeNotice.link')}</h1>
        <p {...marks('lead')} className="editorial-lead">
          {notice.text}
        </p>
      </header>
      <div {...marks('body')} className="band editorial-body">
        <div {...marks('officialPictures')} className="editorial-aside">
          <GuaranteeNotice notice={notice} />
        </div>
        {page && <RichText blocks={page.body} editorial />}
      </div>
    </article>
  )
}
