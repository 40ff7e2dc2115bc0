import { type Context, Hono } from 'hono'
import type { ReactNode } from 'react'
import type { CustomerView } from '#client/account/account-head.tsx'
import type { IslandProps } from '#client/islands.ts'
import * as paths from '#client/paths.ts'
import type { PlainKey } from '#client/shared/texts/translate.ts'
import { Picture } from '#client/shared/ui/picture/picture.tsx'
import type { AppEnv } from '../env.ts'
import type { Head } from '../shared/document/document.tsx'
import { Island } from '../shared/document/island.tsx'
import { LateSheets } from '../shared/document/late-sheets.tsx'
import { cachedPopular, loadPopular, Popular } from '../shared/document/list/popular.tsx'
import { noStore } from '../shared/edge/cache.ts'
import { withTimeout } from '../shared/edge/upstream/timeout.ts'
import { renderPage } from '../shared/frame/render.tsx'
import { emailLinkRoutes } from './email-link-route.tsx'
import { findOrderRoutes } from './find-order-route.tsx'
import { Ways } from './ways.tsx'

/** The customer's pages. Their HTML has no personal data, because scripts load it later. */
export const accountPageRoutes = new Hono<AppEnv>()

accountPageRoutes.use(`${paths.account}/*`, async (c, next) => {
  await next()
  // The address may contain the secret of a link in an email, so it must not be sent as a referrer.
  const headers = { ...noStore, 'Referrer-Policy': 'no-referrer' }
  for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value)
})

accountPageRoutes.get(paths.account, c => {
  const popular = loadPopular(c.var.services.content, c.var.visit)
  const more = (
    <>
      <Island name="favorites/keep-favorites" when="load" props={{}} />
      <Ways isOwn />
      <LateSheets own="account-late" />
      <Popular products={popular} />
    </>
  )
  return renderOwnPage(c, 'home', 'account.mine', more, { lateSheets: true })
})
accountPageRoutes.get(paths.accountDetails, c => renderOwnPage(c, 'details', 'details.title', <Ways isOwn />))
accountPageRoutes.get(paths.accountLogin, c => renderOwnPage(c, 'login', 'login.title', <Ways isOwn />))
accountPageRoutes.get(paths.login, c => renderEntrance(c, 'login', 'account.login'))
accountPageRoutes.get(paths.register, c => renderEntrance(c, 'register', 'account.register'))
accountPageRoutes.get(paths.forgotPassword, c => renderEntrance(c, 'forgot-password', 'account.forgotTitle'))
accountPageRoutes.get(paths.resetPassword, c =>
  render(
    c,
    <Island name="account/account-page" when="load" props={{ view: 'reset-password' }} />,
    'account.forgotTitle',
    { secretQuery: true },
  ),
)

accountPageRoutes.route('/', findOrderRoutes)
accountPageRoutes.route('/', emailLinkRoutes)

// The list of orders is part of the account's start page.
accountPageRoutes.get(paths.orders, c => c.redirect(c.var.language.urlTo(paths.account)))

/** Renders a page for logged-in customers, with `more` below. */
function renderOwnPage(
  c: Context<AppEnv>,
  view: CustomerView,
  title: PlainKey,
  more: ReactNode,
  head: Partial<Head> = {},
) {
  const content = (
    <>
      <Island name="account/customer-page" when="load" props={{ view }} />
      {more}
    </>
  )
  return render(c, content, title, head)
}

/** Renders one of the account's forms, with a lit lamp beside it, or above it on small screens. */
async function renderEntrance(c: Context<AppEnv>, view: IslandProps<'account/account-page'>['view'], title: PlainKey) {
  const lit = await loadLitPicture(c)
  const content = (
    <>
      <div className="account-entrance">
        <Island name="account/account-page" when="load" props={{ view }} />
        {lit && <Picture image={lit} alt="" sizes="(width >= 64rem) 50vw, 100vw" cropped className="account-lit" />}
      </div>
      <Ways />
    </>
  )
  return render(c, content, title)
}

/** How long loading the picture may delay a form, in ms. */
const maxDelayMs = 200

/** Loads the lit picture of the most popular lamp; null if content fails or is slow. */
async function loadLitPicture({ var: { services, visit } }: Context<AppEnv>) {
  const popular = await withTimeout(maxDelayMs, () => loadPopular(services.content, visit)).catch(() =>
    cachedPopular(visit),
  )
  return popular.find(({ picture }) => picture?.lit)?.picture?.lit ?? null
}

const render = (c: Context<AppEnv>, content: ReactNode, title: PlainKey, head: Partial<Head> = {}) =>
  renderPage(c, content, { title: c.var.language.t(title), sheet: 'account', noIndex: true, ...head })
