import * as paths from '../paths.ts'
import type { UrlTo } from '../urls.ts'

/** The address after a login: a path of the shop from `?returnUrl=`, otherwise the account. */
export function findReturnUrl(urlTo: UrlTo): string {
  const requested = new URLSearchParams(location.search).get('returnUrl') ?? ''
  const url = URL.parse(requested, location.origin)
  const isOwn = requested.startsWith('/') && url?.origin === location.origin && !url.pathname.startsWith('//')
  // Returning to an account form would redirect endlessly.
  const isForm = [urlTo(paths.login), urlTo(paths.register), urlTo(paths.forgotPassword)].includes(url?.pathname ?? '')
  return isOwn && !isForm ? url.pathname + url.search + url.hash : urlTo(paths.account)
}
