import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'
import { callManagement, loadOperator } from '../shared/edge/management.ts'

/**
 * Calls commerce's management interface with the visitor's desk roles. If the visitor has none, the
 * status is 403. Callers must refuse requests from other sites.
 */
export async function callCommerceAsVisitor(c: Context<AppEnv>, method: 'GET' | 'PUT', path: string, sent?: object) {
  const operator = await loadOperator(c)
  if (operator === null) return { ok: false, status: 403, body: {} }
  const response = await callManagement(c, operator, { method, path, ...(sent && { body: sent }) })
  const body: unknown = await response.json()
  return { ok: response.ok, status: response.status, body }
}
