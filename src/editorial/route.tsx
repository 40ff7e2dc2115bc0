import { type Context, Hono } from 'hono'
import * as paths from '#client/paths.ts'
import { logWarning } from '../edge/log.ts'
import { withTimeout } from '../edge/upstream/timeout.ts'
import { siteOf } from '../edge/visit/site.ts'
import type { AppEnv } from '../env.ts'
import { linksOf } from '../frame/content/global-content.ts'
import { globalContent, renderPage } from '../frame/render.tsx'
import { loadAllSending } from '../seo/sending.ts'
import { shopWithTerms } from '../seo/shop.ts'
import { faqPage, type Thing } from '../seo/things.ts'
import { type EditorialKind, EditorialPage } from './page.tsx'
import { findPage, type EditorialPage as Page } from './query.ts'
import { questionsOf } from './questions.tsx'

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
  const first = linksOf(await globalContent(c)).find(href => new RegExp(`^${path}/[\\w-]+$`).test(href))
  return first ? c.redirect(language.urlTo(first)) : c.notFound()
})

const kinds: Record<string, EditorialKind> = {
  [paths.faq]: 'questions',
  [paths.accessibility]: 'accessibility',
}

async function show(c: Context<AppEnv>, page: Page) {
  const { path, language } = c.var
  const url = siteOf(c) + language.urlTo(path)
  const kind = kinds[path] ?? 'text'
  return renderPage(c, <EditorialPage page={page} kind={kind} />, {
    title: page.seoData.title || page.title,
    description: page.seoData.description,
    shareImage: page.seoData.shareImage ?? undefined,
    sheet: 'information',
    things: [
      kind === 'questions' ? faqPage(questionsOf(page.body)) : pageThing(page, path, url),
      ...(path === paths.terms ? await loadTerms(c, url) : []),
    ],
  })
}

/** Timeout in ms for shipping data from commerce; search engines come again. */
const timeoutMs = 1000

/** Structured data of the shop and its policies; empty when commerce does not answer. */
async function loadTerms(c: Context<AppEnv>, page: string): Promise<Thing[]> {
  const { services } = c.var
  try {
    const sending = await withTimeout(timeoutMs, () => loadAllSending(services.commerce))
    const { shopName } = (await globalContent(c)).config
    return [shopWithTerms({ site: siteOf(c), name: shopName, page, email: c.env.CONTACT_EMAIL, sending })]
  } catch (error) {
    logWarning('sending_unknown', error)
    return []
  }
}

const pageThing = ({ title, seoData }: Page, path: string, url: string): Thing => ({
  '@type': path === paths.contact ? 'ContactPage' : path.startsWith(paths.aboutStart) ? 'AboutPage' : 'WebPage',
  name: title,
  description: seoData.description,
  url,
})
