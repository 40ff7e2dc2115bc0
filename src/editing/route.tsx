import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import * as paths from '#client/paths.ts'
import type { AppEnv } from '../env.ts'
import { noStore } from '../shared/edge/cache.ts'
import { renderPage } from '../shared/frame/render.tsx'
import { actions, editorConfirmations, isEditorConfirmation, toAccessError } from './access/actions.ts'
import { callEditors } from './access/ask.ts'
import { BadEditorLinkPage, EditorLinkPage } from './access/link-page.tsx'
import { loadAccess, loadIdentity } from './access/load.ts'
import { EditorLoginPage } from './access/login-page.tsx'
import { canMakeProducts } from './new-product/route.tsx'
import { EditingPage } from './page.tsx'

/**
 * Serves the pages where editors log in and manage access. Their forms call the content service
 * with the visitor's cookies. They are not available with a remote content service.
 */
export const editingRoutes = new Hono<AppEnv>()

editingRoutes.use(`${paths.editing}/*`, bodyLimit({ maxSize: 16_384 }), async (c, next) => {
  if (c.env.CONTENT_URL || !c.env.CONTENT_TOKEN) return c.notFound()
  await next()
  // The address may contain the secret of a mailed link, so other sites must not get it as a
  // referrer. `no-referrer` would also remove the `Origin` of forms, which the service checks.
  const headers = { ...noStore, 'Referrer-Policy': 'same-origin', 'X-Robots-Tag': 'noindex, nofollow' }
  for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value)
})

editingRoutes.get(paths.editing, c => renderEditing(c, { said: c.req.query('said') ?? '' }))

editingRoutes.use(paths.editing, async (c, next) => {
  if (c.req.method !== 'POST') return next()
  const form = await c.req.parseBody()
  const field = (name: string) => (typeof form[name] === 'string' ? form[name].trim() : '')
  const action = Object.hasOwn(actions, field('do')) ? actions[field('do')] : undefined
  if (!action) return renderEditing(c, { status: 422, problem: 'editors.problemInvalid' })
  const answer = await callEditors(c, action.call(field))
  for (const cookie of answer.cookies) c.header('Set-Cookie', cookie, { append: true })
  if (!answer.ok && answer.status !== 401) {
    const status = answer.status < 500 ? answer.status : 503
    return renderEditing(c, { status, problem: toAccessError(answer.status, answer.body) })
  }
  const made = v.safeParse(v.object({ token: v.string() }), answer.body)
  // The token is shown in this response. In a redirect's address it would remain in the browser's
  // history.
  if (made.success) return renderEditing(c, { status: 201, token: made.output.token })
  const query = answer.ok && action.said ? `?said=${action.said}` : ''
  return c.redirect(c.var.language.urlTo(paths.editing) + query, 303)
})

/**
 * A mailed link opens a page with a button that logs in, because mail programs open links by
 * themselves.
 */
editingRoutes.on(['GET', 'POST'], paths.editingLogin, async c => {
  if (c.req.method === 'GET') {
    const { i = '', id = '' } = c.req.query()
    if (!i || !id) return renderBadLink(c)
    return render(c, <EditorLinkPage token={`${i}.${id}`} />, true)
  }
  const { token } = await c.req.parseBody()
  const answer = await callEditors(c, { method: 'POST', path: '/login/link/use', body: { token: String(token) } })
  if (!answer.ok) return renderBadLink(c)
  for (const cookie of answer.cookies) c.header('Set-Cookie', cookie, { append: true })
  return c.redirect(c.var.language.urlTo(paths.editing), 303)
})

interface Shown {
  status?: number
  said?: string
  problem?: ReturnType<typeof toAccessError>
  token?: string
}

async function renderEditing(c: Context<AppEnv>, { status = 200, said: given = '', problem, token }: Shown) {
  const who = await loadIdentity(c)
  c.status(v.parse(statuses, status))
  const message = isEditorConfirmation(given) ? editorConfirmations[given] : undefined
  const { hostname, port } = new URL(c.req.url)
  // Passkeys need a host name. On an IP address, the page links to itself at `localhost`.
  const named = /^[\d.]+$/.test(hostname) ? `http://localhost:${port}${c.var.language.urlTo(paths.editing)}` : null
  const common = { said: message, problem, named, nonce: c.var.nonce }
  if (who?.by === 'session')
    return render(
      c,
      <EditingPage
        {...common}
        who={who}
        access={await loadAccess(c, who)}
        token={token}
        isDeskOpen={Boolean(c.env.DESK_KEY)}
        canMakeProducts={canMakeProducts(c)}
      />,
    )
  return render(c, <EditorLoginPage {...common} who={who} isLocal={__LOCAL__ && Boolean(c.env.LOCAL_TOOLS)} />)
}

const statuses = v.picklist([200, 201, 403, 404, 409, 422, 429, 503])

function renderBadLink(c: Context<AppEnv>) {
  c.status(404)
  return render(c, <BadEditorLinkPage />)
}

const render = (c: Context<AppEnv>, page: ReactNode, secretQuery = false) =>
  renderPage(c, page, { title: c.var.language.t('editors.title'), sheet: 'account', noIndex: true, secretQuery })
