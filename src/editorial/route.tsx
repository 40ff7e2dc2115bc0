import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as paths from '#client/paths.ts'
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
import { takeInquiry } from './inquiry/take.tsx'
import { type EditorialKind, EditorialPage } from './page.tsx'
import { findPage, type EditorialContent as Page } from './query.ts'
import { questionsOf } from './questions.tsx'
import { SchedulePart } from './schedule-part.tsx'

/** Pages that editors write: professionals, about, information. */
export const editorial = new Hono<AppEnv>()

editorial.on('GET', [paths.professionals, paths.about, paths.info], async c => {
  const page = await findPage(c.var.services.content, c.var.visit, c.var.path)
  return page ? show(c, page) : c.notFound()
})

// A section without a page of its own shows its first page that the menus or the footer link to.
editorial.on('GET', [paths.aboutStart, paths.infoStart], async c => {
  const { services, visit, path, language } = c.var
  const page = await findPage(services.content, visit, path)
  if (page) return show(c, page)
  const first = listFrameLinks(await loadFrameContent(c)).find(href => new RegExp(`^${path}/[\\w-]+$`).test(href))
  return first ? c.redirect(language.urlTo(first)) : c.notFound()
})

/**
 * The forms of these pages when they are sent, and the pages after that. Rendered per request: they
 * hold what was typed.
 */
export const inquiries = new Hono<AppEnv>()

const unstored: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  for (const [name, value] of Object.entries(noStore)) c.res.headers.set(name, value)
}
const guarded = [unstored, refuseCrossSite, bodyLimit({ maxSize: 65_536 })] as const

inquiries.post(paths.contact, ...guarded, c => takeInquiry(c, 'contact', paths.contactSent))
inquiries.post(paths.professionals, ...guarded, c => takeInquiry(c, 'project', paths.projectSent))
inquiries.get(paths.contactSent, unstored, c => showSent(c, 'contact'))
inquiries.get(paths.projectSent, unstored, c => showSent(c, 'project'))

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

async function show(c: Context<AppEnv>, page: Page) {
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
      kind === 'questions' ? describeQuestions(questionsOf(page.body)) : pageThing(page, path, url),
      ...(path === paths.terms ? await loadTerms(c, url) : []),
    ],
  }
  const isPageAlone = !parts && path !== paths.terms
  return renderPage(c, content, head, isPageAlone ? { sources: [page] } : {})
}

/** What follows the text of some pages; null on most. */
async function loadParts(c: Context<AppEnv>) {
  const { path, services, visit } = c.var
  const form = Object.entries(inquiryPaths).find(([, own]) => own === path)
  const kind = form?.[0] === 'project' ? 'project' : 'contact'
  const forProjects = path === paths.professionals
  const [open, families] = await Promise.all([
    form ? takesInquiries(services.commerce) : false,
    forProjects || path === paths.press ? loadFamilies(services.content, visit).catch(withoutDownloads) : [],
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

function withoutDownloads(error: unknown) {
  logWarning('downloads_unknown', error)
  return []
}

/** Timeout in ms for shipping data from commerce; search engines come again. */
const timeoutMs = 1000

/** Structured data of the shop and its policies; empty when commerce does not answer. */
async function loadTerms(c: Context<AppEnv>, page: string): Promise<StructuredThing[]> {
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

const pageThing = ({ title, seoData }: Page, path: string, url: string): StructuredThing => ({
  '@type': path === paths.contact ? 'ContactPage' : path.startsWith(paths.aboutStart) ? 'AboutPage' : 'WebPage',
  name: title,
  description: seoData.description,
  url,
})
