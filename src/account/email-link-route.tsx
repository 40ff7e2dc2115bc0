import { type Context, Hono } from 'hono'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import * as paths from '#client/paths.ts'
import { CommerceError } from '#client/shared/commerce/error.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import type { AppEnv } from '../env.ts'
import { ShortPage } from '../shared/document/short-page.tsx'
import { refuseCrossSite } from '../shared/edge/security.ts'
import { createStatelessCommerce } from '../shared/edge/upstream/commerce-client.ts'
import { renderPage } from '../shared/frame/render.tsx'

/** Serves links from emails that confirm or stop a change of email address. Needs no scripts. */
export const emailLinkRoutes = new Hono<AppEnv>()

emailLinkRoutes.use(paths.confirmEmail, refuseCrossSite)
emailLinkRoutes.use(paths.stopEmail, refuseCrossSite)
emailLinkRoutes.on(['GET', 'POST'], paths.confirmEmail, c => handleLink(c, 'confirm', paths.emailConfirmed))
emailLinkRoutes.on(['GET', 'POST'], paths.stopEmail, c => handleLink(c, 'stop', paths.emailStopped))
emailLinkRoutes.get(paths.emailConfirmed, c => render(c, <EmailDonePage step="confirmed" />))
emailLinkRoutes.get(paths.emailStopped, c => render(c, <EmailDonePage step="stopped" />))
emailLinkRoutes.get(paths.accountDeleted, c => render(c, <EmailDonePage step="deleted" />))

const calls = { confirm: 'email-confirmation', stop: 'email-stop' }
const schema = v.object({ email: v.optional(v.string(), '') })

async function handleLink(c: Context<AppEnv>, step: LinkStep, done: string) {
  const { search } = new URL(c.req.url)
  const method = c.req.method === 'POST' ? 'POST' : 'GET'
  const commerce = createStatelessCommerce(c.var.services.commerce)
  try {
    const { email } = await commerce.call({ method, path: `${calls[step]}${search}`, schema })
    if (method === 'POST') return c.redirect(c.var.language.urlTo(done), 303)
    return render(c, <EmailLinkPage step={step} email={email} />)
  } catch (error) {
    if (!(error instanceof CommerceError) || ![404, 409].includes(error.status)) throw error
    c.status(error.status === 409 ? 409 : 404)
    return render(c, <BadEmailLinkPage isTaken={error.status === 409} />)
  }
}

const render = (c: Context<AppEnv>, page: ReactNode) =>
  renderPage(c, page, { title: c.var.language.t('account.mine'), sheet: 'errors', noIndex: true })

type LinkStep = 'confirm' | 'stop'

/** The page that a link from an email opens. Only its button confirms or stops the change. */
function EmailLinkPage({ step, email }: { step: LinkStep; email: string }) {
  const { t } = useLanguage()
  return (
    <ShortPage title={t(`accountLinks.${step}Title`)} text={t(`accountLinks.${step}Text`, { email })}>
      <form method="post">
        <button type="submit" className="button">
          {t(`accountLinks.${step}`)}
        </button>
      </form>
    </ShortPage>
  )
}

/** The page for an expired or used link, or for an email address that another account has. */
function BadEmailLinkPage({ isTaken }: { isTaken: boolean }) {
  const { t, urlTo } = useLanguage()
  const kind = isTaken ? 'taken' : 'bad'
  return (
    <ShortPage title={t(`accountLinks.${kind}Title`)} text={t(`accountLinks.${kind}Text`)}>
      <a className="button" href={urlTo(isTaken ? paths.contact : paths.accountLogin)}>
        {t(isTaken ? 'accountWays.help' : 'account.mine')}
      </a>
    </ShortPage>
  )
}

/** The page after a change of email address is confirmed or stopped, or an account is deleted. */
function EmailDonePage({ step }: { step: 'confirmed' | 'stopped' | 'deleted' }) {
  const { t, urlTo } = useLanguage()
  const next = {
    confirmed: { href: urlTo(paths.account), text: t('account.mine') },
    stopped: { href: urlTo(paths.forgotPassword), text: t('account.forgotTitle') },
    deleted: { href: urlTo(paths.home), text: t('error.toHome') },
  }[step]
  return (
    <ShortPage title={t(`accountLinks.${step}Title`)} text={t(`accountLinks.${step}Text`)}>
      <a className="button" href={next.href}>
        {next.text}
      </a>
    </ShortPage>
  )
}
