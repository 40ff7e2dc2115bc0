import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ReactNode } from 'react'
import * as paths from '#client/paths.ts'
import { expandCountryCode } from '#client/shared/commerce/country-name.ts'
import { CommerceError } from '#client/shared/commerce/error.ts'
import { orderAnswer } from '#client/shared/commerce/schema/order.ts'
import { formatWait } from '#client/shared/commerce/wait.ts'
import type { AppEnv } from '../env.ts'
import { noStore } from '../shared/edge/cache.ts'
import { refuseCrossSite } from '../shared/edge/security.ts'
import { createStatelessCommerce } from '../shared/edge/upstream/commerce-client.ts'
import { renderPage } from '../shared/frame/render.tsx'
import { ByMailPage } from './by-mail-page.tsx'
import { ChoosePage } from './choose-page.tsx'
import { requestWithdrawal, type WithdrawalAnswer, type WithdrawResult } from './commerce.ts'
import type { Contact } from './contact.tsx'
import { type Claim, emptyClaim, parseClaim, parseParts } from './form.ts'
import { ReceiptPage } from './receipt-page.tsx'
import { StartPage } from './start-page.tsx'

/**
 * Serves the pages to withdraw from a contract, which the law requires since 19 June 2026
 * (Directive (EU) 2023/2673). Customers name the order, confirm, and get a receipt. The pages work
 * without scripts. Each step has its own address, so that reloading a page does not repeat a step.
 */
export const withdrawalPageRoutes = new Hono<AppEnv>()

withdrawalPageRoutes.use(`${paths.withdraw}/*`, async (c, next) => {
  await next()
  // The address contains a secret, and the page contains personal data.
  const headers = { ...noStore, 'Referrer-Policy': 'no-referrer' }
  for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value)
})
withdrawalPageRoutes.use(`${paths.withdraw}/*`, refuseCrossSite, bodyLimit({ maxSize: 65_536 }))

withdrawalPageRoutes.get(paths.withdraw, async c =>
  render(c, <StartPage given={await loadKnownClaim(c)} contact={getContact(c)} />),
)

withdrawalPageRoutes.post(paths.withdraw, async c => {
  const given = await parseClaim(c)
  const outcome = await callWithdrawals(c, '', { ...given, language: c.var.visit.locale })
  if (outcome.kind === 'ok')
    return c.redirect(c.var.language.urlTo(paths.withdrawal, outcome.withdrawal.reference), 303)
  const contact = getContact(c)
  if (outcome.kind === 'wrong') {
    c.status(422)
    return render(c, <StartPage given={given} errors={outcome.errors} contact={contact} />)
  }
  if (outcome.kind !== 'limited') return render(c, <ByMailPage given={given} contact={contact} />)
  c.status(429)
  c.header('Retry-After', String(outcome.retryAfter))
  const { locale, t } = c.var.language
  const reason = t('withdraw.limited', { time: formatWait(outcome.retryAfter, locale) })
  return render(c, <ByMailPage given={given} contact={contact} reason={reason} />)
})

withdrawalPageRoutes.get(paths.withdrawal, async c => {
  const outcome = await callWithdrawals(c, `/${encodeURIComponent(c.req.param('reference'))}`)
  return outcome.kind === 'ok' ? show(c, outcome.withdrawal) : startAgain(c, outcome)
})

withdrawalPageRoutes.post(paths.withdrawal, async c => {
  const path = `/${encodeURIComponent(c.req.param('reference'))}`
  const found = await callWithdrawals(c, path)
  if (found.kind !== 'ok') return startAgain(c, found)
  const lines = await parseParts(c, found.withdrawal)
  const outcome = await callWithdrawals(c, `${path}/confirmation`, { lines, language: c.var.visit.locale })
  if (outcome.kind === 'ok' || outcome.kind === 'over')
    return c.redirect(c.var.language.urlTo(paths.withdrawal, found.withdrawal.reference), 303)
  if (outcome.kind === 'wrong') c.status(422)
  else if (outcome.kind === 'taken') c.status(409)
  else return render(c, <ByMailPage given={found.withdrawal} contact={getContact(c)} />)
  // Other withdrawals may have reduced the quantity since the form was shown.
  const now = await callWithdrawals(c, path)
  if (now.kind !== 'ok') return startAgain(c, now)
  return show(c, now.withdrawal, outcome.kind === 'taken' ? 'withdraw.taken' : 'withdraw.needLine')
})

/** Renders the second step, or the receipt if the withdrawal is confirmed. */
function show(c: Context<AppEnv>, withdrawal: WithdrawalAnswer, problem?: 'withdraw.taken' | 'withdraw.needLine') {
  const contact = getContact(c)
  const { confirmed } = withdrawal
  if (confirmed) return render(c, <ReceiptPage withdrawal={{ ...withdrawal, confirmed }} contact={contact} />)
  return render(c, <ChoosePage withdrawal={withdrawal} contact={contact} problem={problem} />)
}

/** Renders the first step if the withdrawal has expired, else the page to withdraw by email. */
function startAgain(c: Context<AppEnv>, { kind }: WithdrawResult) {
  if (kind !== 'unknown') return render(c, <ByMailPage given={emptyClaim} contact={getContact(c)} />)
  c.status(404)
  return render(c, <StartPage given={emptyClaim} problem="withdraw.expired" contact={getContact(c)} />)
}

const callWithdrawals = (c: Context<AppEnv>, path: string, body?: object): Promise<WithdrawResult> =>
  requestWithdrawal(c.var.services.commerce, {
    method: body ? 'POST' : 'GET',
    path,
    address: c.req.header('CF-Connecting-IP'),
    ...(body && { body }),
  })

/** Loads the order with this reference. Not every commerce platform supports this call. */
async function loadOrder(c: Context<AppEnv>, reference: string) {
  const path = `order-status/${encodeURIComponent(reference)}`
  const answer = createStatelessCommerce(c.var.services.commerce).call({ method: 'GET', path, schema: orderAnswer })
  return (await answer).order
}

/**
 * Loads known values for the first form, if the visitor comes from their order's page, or returns
 * from the second step.
 */
async function loadKnownClaim(c: Context<AppEnv>): Promise<Claim> {
  const { order: reference, again } = c.req.query()
  if (again) {
    const outcome = await callWithdrawals(c, `/${encodeURIComponent(again)}`)
    if (outcome.kind !== 'ok' || outcome.withdrawal.confirmed) return emptyClaim
    const { order, name, email } = outcome.withdrawal
    return { order, name, email, reference: '' }
  }
  if (!reference) return emptyClaim
  try {
    const { order, address } = await loadOrder(c, reference)
    return { order, name: `${address.firstName} ${address.lastName}`.trim(), email: address.email, reference }
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error
    return emptyClaim
  }
}

const getContact = ({ env, var: { language } }: Context<AppEnv>): Contact => ({
  email: env.CONTACT_EMAIL,
  address: expandCountryCode(language.locale, env.RETURN_ADDRESS),
})

const render = (c: Context<AppEnv>, page: ReactNode) =>
  renderPage(c, page, { title: c.var.language.t('withdraw.title'), noIndex: true, sheet: 'order' })
