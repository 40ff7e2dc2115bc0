import type { Context } from 'hono'
import * as v from 'valibot'
import * as apiPaths from '#client/api-paths.ts'
import type { AppEnv } from '../../env.ts'
import { type DeskOperator, deskRoles } from './operator.ts'

/** Headers that identify the visitor to the content service. */
const forwardedHeaders = ['Cookie', 'Cf-Access-Jwt-Assertion', 'CF-Connecting-IP', 'User-Agent']

/**
 * Asks the content service who the visitor is at the desk. Returns null if the visitor is not
 * logged in or has no role at the desk. Throws if the content service does not respond.
 */
export async function loadOperator(c: Context<AppEnv>): Promise<DeskOperator | null> {
  const url = new URL(`${apiPaths.content}/identity`, c.req.url)
  const headers = new Headers({ Origin: url.origin })
  for (const name of forwardedHeaders) {
    const value = c.req.header(name)
    if (value !== undefined) headers.set(name, value)
  }
  const response = await c.var.contentAsVisitor(new Request(url, { method: 'POST', headers }))
  const body: unknown = await response.json()
  if (response.ok) {
    const { token, identity } = v.parse(answer, body)
    return { token, ...identity }
  }
  if (response.status < 500) return null
  throw new Error(`The content service responded with status ${response.status} to /identity`)
}

const answer = v.object({
  token: v.string(),
  identity: v.object({ id: v.string(), name: v.string(), roles: v.array(v.picklist(deskRoles)) }),
})

export interface ManagementCall {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path and query, relative to the management interface, without a slash at the beginning. */
  path: string
  body?: object
  headers?: Record<string, string>
}

/** Calls commerce's management interface with the operator's rights. */
export async function callManagement(
  c: Context<AppEnv>,
  { token }: DeskOperator,
  { method, path, body, headers }: ManagementCall,
): Promise<Response> {
  const url = new URL(`${apiPaths.commerce}/management/${path}`, c.req.url)
  return c.var.services.commerce(
    new Request(url, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    }),
  )
}
