import type { Context } from 'hono'
import type { AppEnv } from '../../env.ts'
import { callManagement } from '../../shared/edge/management.ts'
import { DeskFailure } from '../failure.ts'

/** Passes on the redirect with which commerce responds to requests for PDF documents. */
export async function passRedirect(c: Context<AppEnv>, path: string): Promise<Response> {
  const response = await callManagement(c, c.var.operator, { method: 'GET', path })
  const location = response.headers.get('Location')
  if (location) return c.redirect(location, 303)
  throw toFailure(response.status)
}

/** Passes on a table (CSV) of commerce. */
export async function passTable(c: Context<AppEnv>, path: string): Promise<Response> {
  const headers = { Accept: 'text/csv', 'Accept-Language': c.var.language.locale }
  const response = await callManagement(c, c.var.operator, { method: 'GET', path, headers })
  if (!response.ok) throw toFailure(response.status)
  return response
}

const toFailure = (status: number) => new DeskFailure(status >= 500 ? 503 : status === 403 ? 403 : 404)
