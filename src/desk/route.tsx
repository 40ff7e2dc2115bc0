import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as paths from '#client/paths.ts'
import type { AppEnv } from '../env.ts'
import { noStore } from '../shared/edge/cache.ts'
import { logError } from '../shared/edge/log.ts'
import { loadOperator } from '../shared/edge/management.ts'
import { renderDesk } from './document.tsx'
import { DeskFailure } from './failure.ts'
import { logRoutes } from './log/route.tsx'
import { MessagePage } from './message-page.tsx'
import { moneyRoutes } from './money/route.tsx'
import { deskOrderRoutes } from './order/route.tsx'
import { ordersRoutes } from './orders/route.tsx'
import { packRoutes } from './pack/route.tsx'
import { deskItemRoutes } from './stock/item-route.tsx'
import { deskStockRoutes } from './stock/route.tsx'
import { deskTodayRoutes } from './today/route.tsx'

/** Maximum size of a form, in bytes: enough for a stock count with 5,000 rows. */
const maxBytes = 900_000

/**
 * Serves the desk, where the shop's orders and stock are managed. In shops without `DESK_KEY`, its
 * addresses are not found. Commerce decides what each operator may do; the desk itself has no
 * rights.
 */
export const deskRoutes = new Hono<AppEnv>()

for (const path of [paths.desk, `${paths.desk}/*`])
  deskRoutes.use(path, bodyLimit({ maxSize: maxBytes }), async (c, next) => {
    if (!c.env.DESK_KEY) return c.notFound()
    const headers = { ...noStore, 'Referrer-Policy': 'same-origin', 'X-Robots-Tag': 'noindex, nofollow' }
    for (const [name, value] of Object.entries(headers)) c.header(name, value)
    const refused = await refuseVisitor(c)
    if (refused) return refused
    return next()
  })

/** Sets the operator, or returns the page that says why there is none. */
async function refuseVisitor(c: Context<AppEnv>): Promise<Response | null> {
  const { t } = c.var.language
  const message = (title: string, status: 401 | 403 | 503 | 200, text: string, link?: 'login' | 'platform') =>
    renderDesk(c, <MessagePage title={title} text={text} link={link} platform={c.env.COMMERCE_ADMIN_URL} />, {
      ...{ title, status },
      operator: null,
    })
  if (c.env.CONTENT_URL) return message(t('desk.unavailableTitle'), 200, t('desk.contentElsewhere'))
  if (c.env.COMMERCE_URL) return message(t('desk.elsewhereTitle'), 200, t('desk.elsewhere'), 'platform')
  if (c.req.method !== 'GET' && c.req.header('Origin') !== new URL(c.req.url).origin)
    return message(t('desk.forbiddenTitle'), 403, t('desk.otherOrigin'))
  try {
    const operator = await loadOperator(c)
    if (!operator) return message(t('desk.title'), 401, t('desk.notLoggedIn'), 'login')
    c.set('operator', operator)
    return null
  } catch (error) {
    logError('desk_identity_failed', error, {})
    return message(t('desk.unavailableTitle'), 503, t('desk.contentDown'))
  }
}

deskRoutes.route('/', deskTodayRoutes)
deskRoutes.route('/', packRoutes)
deskRoutes.route('/', moneyRoutes)
deskRoutes.route('/', logRoutes)
deskRoutes.route('/', ordersRoutes)
deskRoutes.route('/', deskOrderRoutes)
deskRoutes.route('/', deskStockRoutes)
deskRoutes.route('/', deskItemRoutes)

for (const path of [paths.desk, `${paths.desk}/*`])
  deskRoutes.all(path, () => {
    throw new DeskFailure(404)
  })

deskRoutes.onError((error, c) => {
  if (!(error instanceof DeskFailure)) throw error
  const { t } = c.var.language
  const { title, text } = {
    403: { title: t('desk.forbiddenTitle'), text: t('desk.forbidden') },
    404: { title: t('desk.notFoundTitle'), text: t('desk.notFound') },
    503: { title: t('desk.unavailableTitle'), text: t('desk.commerceDown') },
  }[error.status]
  return renderDesk(c, <MessagePage title={title} text={text} />, {
    ...{ title, status: error.status },
    operator: c.var.operator,
  })
})
