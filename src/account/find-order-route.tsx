import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ReactNode } from 'react'
import * as paths from '#client/paths.ts'
import { CommerceError } from '#client/shared/commerce/error.ts'
import { doneAnswer } from '#client/shared/commerce/schema/answers.ts'
import { formatTooMany } from '#client/shared/commerce/wait.ts'
import type { AppEnv } from '../env.ts'
import { refuseCrossSite } from '../shared/edge/security.ts'
import { createStatelessCommerce } from '../shared/edge/upstream/commerce-client.ts'
import { renderPage } from '../shared/frame/render.tsx'
import { FindOrderPage, OrderLinkSentPage } from './find-order.tsx'

/** Serves a form with which guests request the link to their order, which they get by email. */
export const findOrderRoutes = new Hono<AppEnv>()

findOrderRoutes.use(paths.findOrder, refuseCrossSite, bodyLimit({ maxSize: 16_384 }))

findOrderRoutes.get(paths.findOrder, c =>
  render(
    c,
    c.req.query('sent') === undefined ? <FindOrderPage given={{ order: '', email: '' }} /> : <OrderLinkSentPage />,
  ),
)

findOrderRoutes.post(paths.findOrder, async c => {
  const fields = await c.req.parseBody()
  const read = (name: string) => (typeof fields[name] === 'string' ? fields[name].trim() : '')
  const given = { order: read('order'), email: read('email') }
  const address = c.req.header('CF-Connecting-IP')
  const commerce = createStatelessCommerce(c.var.services.commerce, address ? { 'CF-Connecting-IP': address } : {})
  try {
    const body = { ...given, language: c.var.visit.locale }
    await commerce.call({ method: 'POST', path: 'order-links', body, schema: doneAnswer })
    return c.redirect(`${c.var.language.urlTo(paths.findOrder)}?sent`, 303)
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error
    return renderRefusal(c, given, error)
  }
})

/**
 * Shows the form again with the reason for the failure. Some remote commerce platforms do not have
 * this call. The page then says whom to contact.
 */
function renderRefusal(c: Context<AppEnv>, given: { order: string; email: string }, error: CommerceError) {
  const { t } = c.var.language
  if (error.status === 406) {
    c.status(422)
    return render(c, <FindOrderPage given={given} errors={error.fields} />)
  }
  const limited = formatTooMany(error, c.var.language)
  c.status(limited ? 429 : 503)
  return render(c, <FindOrderPage given={given} problem={limited ?? t('findOrder.failed')} />)
}

const render = (c: Context<AppEnv>, page: ReactNode) =>
  renderPage(c, page, { title: c.var.language.t('findOrder.title'), noIndex: true, sheet: 'account' })
