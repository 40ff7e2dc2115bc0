import { type Context, Hono } from 'hono'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import * as v from 'valibot'
import * as paths from '#client/paths.ts'
import { CommerceError } from '#client/shared/commerce/error.ts'
import { LanguageContext, useLanguage } from '#client/shared/texts/use-translate.ts'
import type { AppEnv } from '../env.ts'
import type { Fetch } from '../services.ts'
import { Island } from '../shared/document/island.tsx'
import { ShortPage } from '../shared/document/short-page.tsx'
import { noStore } from '../shared/edge/cache.ts'
import { createStatelessCommerce } from '../shared/edge/upstream/commerce-client.ts'
import { loadFrameContent, renderPage } from '../shared/frame/render.tsx'

const calls = { confirm: 'newsletter-confirmation', unsubscribe: 'newsletter-unsubscription' }

interface LinkRequest {
  step: keyof typeof calls
  /** GET checks whether the link is valid; POST confirms or unsubscribes. */
  method: 'GET' | 'POST'
  /** The query of the mailed link, with the id and the secret that commerce checks. */
  search: string
}

const schema = v.object({ email: v.optional(v.string(), '') })

/**
 * Calls commerce about a mailed link; null when the link is invalid. Throws `CommerceError` for
 * other failures.
 */
async function callLink(commerce: Fetch, { step, method, search }: LinkRequest) {
  try {
    return await createStatelessCommerce(commerce).call({ method, path: `${calls[step]}${search}`, schema })
  } catch (error) {
    if (error instanceof CommerceError && error.status === 404) return null
    throw error
  }
}

/**
 * Serves the targets of links in newsletter mails: a page with a button, and a page that says that
 * the action is done. Both work without scripts. It also serves the modal that offers the
 * newsletter, which a script fetches.
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

// The modal is not part of pages, because few visitors see it. If editors wrote no text, the
// response is empty.
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

/** The page that a mailed link opens, with a button. `email` is null for an invalid link. */
function NewsletterLinkPage({ step, email }: { step: 'confirm' | 'unsubscribe'; email: string | null }) {
  const { t, urlTo } = useLanguage()
  if (email === null) {
    return (
      <ShortPage title={t('newsletter.badLinkTitle')} text={t('newsletter.badLinkText')}>
        <a className="button" href={urlTo(paths.home)}>
          {t('error.toHome')}
        </a>
      </ShortPage>
    )
  }
  return (
    <ShortPage title={t(`newsletter.${step}Title`)} text={t(`newsletter.${step}Text`, { email })}>
      <form method="post">
        <button type="submit" className="button">
          {t(`newsletter.${step}`)}
        </button>
      </form>
    </ShortPage>
  )
}

/** The page that says that the subscription was confirmed or ended. */
function NewsletterDonePage({ step }: { step: 'confirmed' | 'unsubscribed' }) {
  const { t, urlTo } = useLanguage()
  const title = step === 'confirmed' ? t('country.welcome') : t('newsletter.unsubscribedTitle')
  return (
    <ShortPage title={title} text={t(`newsletter.${step}Text`)}>
      <a className="button" href={urlTo(paths.shop)}>
        {t('error.toShop')}
      </a>
    </ShortPage>
  )
}
