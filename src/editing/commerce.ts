import type { Context } from 'hono'
import * as apiPaths from '#client/api-paths.ts'
import type { AppEnv } from '../env.ts'

/** Calls commerce with the operator's rights. Callers must check that the visitor is an owner. */
export async function callCommerceAsOperator(c: Context<AppEnv>, method: 'GET' | 'PUT', path: string, sent?: object) {
  const url = new URL(`${apiPaths.commerce}/management/${path}`, c.req.url)
  const headers = { Authorization: `Bearer ${c.env.MANAGEMENT_TOKEN}`, 'Content-Type': 'application/json' }
  const response = await c.var.services.commerce(
    new Request(url, { method, headers, ...(sent && { body: JSON.stringify(sent) }) }),
  )
  const body: unknown = await response.json()
  return { ok: response.ok, status: response.status, body }
}
