import { type Context, Hono } from 'hono'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import * as paths from '#client/paths.ts'
import { LanguageContext } from '#client/shared/texts/use-translate.ts'
import type { AppEnv } from '../env.ts'
import { Island } from '../shared/document/island.tsx'
import { noStore } from '../shared/edge/cache.ts'
import { loadFrameContent, renderPage } from '../shared/frame/render.tsx'
import { callLink } from './link.ts'
import { NewsletterDonePage, NewsletterLinkPage } from './page.tsx'

/**
 * Targets of the links in mails: a page with a confirming button, and a page that confirms the
 * result. Both work without scripts. Also the modal that offers the newsletter, which a script
 * fetches.
 */
export const newsletterPageRoutes = new Hono<AppEnv>()

newsletterPageRoutes.use(`${paths.newsletter}/*`, async (c, next) => {
  await next()
  for (const [name, value] of Object.entries(noStore)) c.res.headers.set(name, value)
})

newsletterPageRoutes.on(['GET', 'POST'], paths.confirm, c => handleLink(c, 'confirm', paths.confirmed))
newsletterPageRoutes.on(['GET', 'POST'], paths.unsubscribe, c => handleLink(c, 'unsubscribe', paths.unsubscribed))
newsletterPageRoutes.get(paths.confirmed, c => render(c, <NewsletterDonePage step="confirmed" />))
newsletterPageRoutes.get(paths.unsubscribed, c => render(c, <NewsletterDonePage step="unsubscribed" />))

// Fetched when it is shown, since few visitors see it; empty where editors wrote no text.
newsletterPageRoutes.get(paths.newsletterOffer, async c => {
  const { newsletterModalText: text, newsletterModalSuccessText: thanks } = (await loadFrameContent(c)).config
  const island = (
    <Island name="newsletter/newsletter-modal" when="interaction" sheet="drawers" props={{ text, thanks }} />
  )
  c.header('X-Robots-Tag', 'noindex')
  return c.html(
    renderToString(
      <LanguageContext value={c.var.language}>
        <div>{text && island}</div>
      </LanguageContext>,
    ),
  )
})

async function handleLink(c: Context<AppEnv>, step: 'confirm' | 'unsubscribe', done: string) {
  const { search } = new URL(c.req.url)
  const method = c.req.method === 'POST' ? 'POST' : 'GET'
  const link = await callLink(c.var.services.commerce, { step, method, search })
  if (!link) c.status(404)
  if (link && method === 'POST') return c.redirect(c.var.language.urlTo(done), 303)
  return render(c, <NewsletterLinkPage step={step} email={link?.email ?? null} />)
}

const render = (c: Context<AppEnv>, page: ReactNode) =>
  renderPage(c, page, {
    title: c.var.language.t('newsletter.title'),
    sheet: 'errors',
    noIndex: true,
  })
