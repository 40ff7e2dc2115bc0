import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { ButtonLink } from '#client/shared/ui/form/button.tsx'
import type { AppEnv } from '../env.ts'
import type { Head } from '../shared/document/document.tsx'
import { noStore } from '../shared/edge/cache.ts'
import { logWarning } from '../shared/edge/log.ts'
import { refuseCrossSite } from '../shared/edge/security.ts'
import { withTimeout } from '../shared/edge/upstream/timeout.ts'
import { getSiteUrl } from '../shared/edge/visit/site.ts'
import { listFrameLinks } from '../shared/frame/content/global-content.ts'
import { loadFrameContent, renderPage } from '../shared/frame/render.tsx'
import { loadAllShipping } from '../shared/structured-data/sending.ts'
import { describeShopWithTerms } from '../shared/structured-data/shop.ts'
import { describeQuestions, type StructuredThing } from '../shared/structured-data/things.ts'
import { Aside } from './aside.tsx'
import { Downloads } from './downloads/downloads.tsx'
import { loadFamilies } from './downloads/query.ts'
import { takesInquiries } from './inquiry/commerce.ts'
import type { InquiryKind } from './inquiry/form.ts'
import { inquiryPaths } from './inquiry/inquiry-form.tsx'
import { InquiryPart } from './inquiry/part.tsx'
import { SentPage } from './inquiry/sent-page.tsx'
import { handleInquiry } from './inquiry/take.tsx'
import { type EditorialKind, EditorialPage } from './page.tsx'
import { loadEditorialPage, type EditorialContent as Page } from './query.ts'
import { listQuestions } from './questions.tsx'

/** Serves pages that editors write: for professionals, about the shop, and with information. */
export const editorialRoutes = new Hono<AppEnv>()

editorialRoutes.on('GET', [paths.professionals, paths.about, paths.info], async c => {
  const page = await loadEditorialPage(c.var.services.content, c.var.visit, c.var.path)
  return page ? renderEditorial(c, page) : c.notFound()
})

// If editors have not written `/about` or `/info`, the address redirects to the first page below it
// that the menus or the footer link to.
editorialRoutes.on('GET', [paths.aboutStart, paths.infoStart], async c => {
  const { services, visit, path, language } = c.var
  const page = await loadEditorialPage(services.content, visit, path)
  if (page) return renderEditorial(c, page)
  const first = listFrameLinks(await loadFrameContent(c)).find(href => new RegExp(`^${path}/[\\w-]+$`).test(href))
  return first ? c.redirect(language.urlTo(first)) : c.notFound()
})

/**
 * Handles the submitted forms of these pages, and serves the pages after sending. They are never
 * cached, because a rejected form contains what the visitor typed.
 */
export const inquiryFormRoutes = new Hono<AppEnv>()

const refuseStorage: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  for (const [name, value] of Object.entries(noStore)) c.res.headers.set(name, value)
}
const guarded = [refuseStorage, refuseCrossSite, bodyLimit({ maxSize: 65_536 })] as const

inquiryFormRoutes.post(paths.contact, ...guarded, c => handleInquiry(c, 'contact', paths.contactSent))
inquiryFormRoutes.post(paths.professionals, ...guarded, c => handleInquiry(c, 'project', paths.projectSent))
inquiryFormRoutes.get(paths.contactSent, refuseStorage, c => showSent(c, 'contact'))
inquiryFormRoutes.get(paths.projectSent, refuseStorage, c => showSent(c, 'project'))

const showSent = (c: Context<AppEnv>, kind: InquiryKind) =>
  renderPage(c, <SentPage kind={kind} />, {
    title: c.var.language.t('inquiry.sentTitle'),
    noIndex: true,
    sheet: 'editorial',
  })

const kinds: Record<string, EditorialKind> = {
  [paths.faq]: 'questions',
  [paths.accessibility]: 'accessibility',
  [paths.terms]: 'long',
  [paths.privacy]: 'long',
}

async function renderEditorial(c: Context<AppEnv>, page: Page) {
  const { path, language } = c.var
  const url = getSiteUrl(c) + language.urlTo(path)
  const kind = kinds[path] ?? 'text'
  const parts = await loadParts(c)
  const portal = path === paths.professionals ? c.env.TRADE_PORTAL_URL : ''
  const aside = (page.contact || portal) && <Aside contact={page.contact} path={path} portal={portal} />
  const content = (
    <EditorialPage page={page} path={path} kind={kind} aside={aside}>
      {parts}
    </EditorialPage>
  )
  const head: Head = {
    title: page.seoData.title || page.title,
    description: page.seoData.description,
    shareImage: page.seoData.shareImage ?? undefined,
    sheet: 'editorial',
    things: [
      kind === 'questions' ? describeQuestions(listQuestions(page.body)) : describePage(page, path, url),
      ...(path === paths.terms ? await describeShopOrNone(c, url) : []),
    ],
  }
  const isPageAlone = !parts && path !== paths.terms
  return renderPage(c, content, head, isPageAlone ? { sources: [page] } : {})
}

/** Loads the sections below the text, such as forms and downloads; null for most pages. */
async function loadParts(c: Context<AppEnv>) {
  const { path, services, visit } = c.var
  const form = Object.entries(inquiryPaths).find(([, own]) => own === path)
  const kind = form?.[0] === 'project' ? 'project' : 'contact'
  const forProjects = path === paths.professionals
  const [open, families] = await Promise.all([
    form ? takesInquiries(services.commerce) : false,
    forProjects || path === paths.press ? loadFamilies(services.content, visit).catch(logMissingDownloads) : [],
  ])
  if (!form && families.length === 0) return null
  return (
    <>
      {form && <InquiryPart kind={kind} email={c.env.CONTACT_EMAIL} open={open} />}
      {forProjects && <SchedulePart />}
      {families.length > 0 && <Downloads families={families} forProjects={forProjects} />}
    </>
  )
}

function logMissingDownloads(error: unknown) {
  logWarning('downloads_unknown', error)
  return []
}

/** Timeout in ms for shipping data from commerce. Search engines will request the page again. */
const timeoutMs = 1000

/** Describes the shop and its policies as structured data; empty if commerce does not respond. */
async function describeShopOrNone(c: Context<AppEnv>, page: string): Promise<StructuredThing[]> {
  const { services } = c.var
  try {
    const sending = await withTimeout(timeoutMs, () => loadAllShipping(services.commerce))
    const { shopName } = (await loadFrameContent(c)).config
    return [describeShopWithTerms({ site: getSiteUrl(c), name: shopName, page, email: c.env.CONTACT_EMAIL, sending })]
  } catch (error) {
    logWarning('sending_unknown', error)
    return []
  }
}

const describePage = ({ title, seoData }: Page, path: string, url: string): StructuredThing => ({
  '@type': path === paths.contact ? 'ContactPage' : path.startsWith(paths.aboutStart) ? 'AboutPage' : 'WebPage',
  name: title,
  description: seoData.description,
  url,
})

/** A section with a link to the room schedule. */
function SchedulePart() {
  const { t, urlTo } = useLanguage()
  return (
    <section className="band editorial-part">
      <header>
        <h2>{t('schedule.title')}</h2>
      </header>
      <div className="inquiry">
        <p>{t('schedule.description')}</p>
        <p>
          <ButtonLink href={urlTo(paths.schedule)}>{t('schedule.make')}</ButtonLink>
        </p>
      </div>
    </section>
  )
}
