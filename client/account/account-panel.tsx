import { type ReactNode, use, useEffect } from 'react'
import * as paths from '../paths.ts'
import type { AccountPanelName as Panel } from '../shared/browser/overlays.ts'
import { isLoggedIn } from '../shared/commerce/session/logged-in.ts'
import { useSelection } from '../shared/hooks/use-selection.ts'
import type { PlainKey } from '../shared/texts/translate.ts'
import { useLanguage } from '../shared/texts/use-translate.ts'
import type { UrlTo } from '../urls.ts'
import { ForgotPasswordForm } from './form/forgot-password-form.tsx'
import { LoginForm } from './form/login-form.tsx'
import { RegisterForm } from './form/register-form.tsx'
import { PanelsContext } from './panel-link.tsx'
import { Spinner } from './spinner.tsx'

/** The heading of each form, on its page and in the drawer. */
export const panelTitles: Record<Panel, PlainKey> = {
  login: 'account.login',
  register: 'account.register',
  'forgot-password': 'account.forgotTitle',
}

/** One of the account's three forms, without a heading. */
export function AccountPanel({ panel }: { panel: Panel }) {
  if (panel === 'forgot-password') return <ForgotPasswordForm />
  return <VisitorsOnly>{panel === 'register' ? <RegisterForm /> : <LoginForm />}</VisitorsOnly>
}

/**
 * Shows a form to visitors only. Logged-in customers see a spinner and are redirected. The form
 * stays, with everything that is typed in it, until the platform confirms the login, because a
 * login that this browser has stored may have ended.
 */
function VisitorsOnly({ children }: { children: ReactNode }) {
  const { urlTo } = useLanguage()
  const isPage = use(PanelsContext) === null
  const { status, answer } = useSelection()
  const isRedirecting = status === 'READY' && answer !== null && isLoggedIn(answer)
  useEffect(() => {
    if (!isRedirecting) return
    // Replaces the history entry, because Back must not lead to a form that redirects again.
    if (isPage) location.replace(findReturnUrl(urlTo))
    else location.assign(findReturnUrl(urlTo))
  }, [isRedirecting, isPage, urlTo])
  return isRedirecting ? <Spinner /> : children
}

/**
 * The address to open after a login: the path in `?returnUrl=` if it is a path of the shop,
 * otherwise the account.
 */
function findReturnUrl(urlTo: UrlTo): string {
  const requested = new URLSearchParams(location.search).get('returnUrl') ?? ''
  const url = URL.parse(requested, location.origin)
  const isOwn = requested.startsWith('/') && url?.origin === location.origin && !url.pathname.startsWith('//')
  // Returning to an account form would redirect endlessly.
  const isForm = [urlTo(paths.login), urlTo(paths.register), urlTo(paths.forgotPassword)].includes(url?.pathname ?? '')
  return isOwn && !isForm ? url.pathname + url.search + url.hash : urlTo(paths.account)
}
