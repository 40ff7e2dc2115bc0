import { type Context, Hono } from 'hono'
import type { AccountPanel } from '#client/menu.ts'
import { unkept } from '../cache.ts'
import type { AppEnv } from '../env.ts'
import { renderPage } from '../frame/render.tsx'
import { Island } from '../island.tsx'

/** The customer's pages. Nothing of the customer is in their HTML: it arrives in the browser. */
export const account = new Hono<AppEnv>()

account.use('/account/*', async (c, next) => {
  await next()
  // The mailed link's secret is in the address: no other site gets to know it.
  const headers = { ...unkept, 'Referrer-Policy': 'no-referrer' }
  for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value)
})

account.get('/account', c =>
  renderPage(c, <Island name="account/account-home" when="load" props={{}} />, {
    title: c.var.language.t('account.mine'),
    noIndex: true,
  }),
)
account.get('/account/login', c => form(c, 'login', c.var.language.t('account.login')))
account.get('/account/register', c => form(c, 'register', c.var.language.t('account.register')))
account.get('/account/forgot-password', c => form(c, 'forgot-password', c.var.language.t('account.forgotTitle')))
account.get('/account/reset-password', c =>
  renderPage(c, <Island name="account/reset-password" when="load" props={{}} />, {
    title: c.var.language.t('account.forgotTitle'),
    noIndex: true,
  }),
)

const form = (c: Context<AppEnv>, panel: AccountPanel, title: string) =>
  renderPage(c, <Island name="account/account-page" when="load" props={{ panel }} />, { title, noIndex: true })
