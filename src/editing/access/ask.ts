import type { Context } from 'hono'
import * as v from 'valibot'
import * as apiPaths from '#client/api-paths.ts'
import type { AppEnv } from '../../env.ts'

export interface EditorCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below the management interface's address. */
  path: string
  body?: object
  headers?: Record<string, string>
}

/** What tells who asks, from where; nothing else of a request is passed on. */
const passed = ['Cookie', 'Origin', 'Cf-Access-Jwt-Assertion', 'CF-Connecting-IP', 'User-Agent']

/** Asks the content service as the visitor, who has what rights their session has. */
export async function callEditors(c: Context<AppEnv>, { method, path, body, headers: own }: EditorCall) {
  const headers = new Headers({ 'Content-Type': 'application/json', ...own })
  for (const name of passed) {
    const value = c.req.header(name)
    if (value !== undefined) headers.set(name, value)
  }
  const url = new URL(apiPaths.content + path, c.req.url)
  const response = await c.var.contentAsVisitor(
    new Request(url, { method, headers, ...(body && { body: JSON.stringify(body) }) }),
  )
  const answer: unknown = await response.json()
  return { ok: response.ok, status: response.status, body: answer, cookies: response.headers.getSetCookie() }
}

/** An answer's body, read by a schema; null where the visitor may not see it. Throws otherwise. */
export async function load<Schema extends v.GenericSchema>(
  c: Context<AppEnv>,
  path: string,
  schema: Schema,
): Promise<v.InferOutput<Schema> | null> {
  const { ok, status, body } = await callEditors(c, { method: 'GET', path })
  if (ok) return v.parse(schema, body)
  if (status === 401 || status === 403) return null
  throw new Error(`The content service answered ${status} to ${path}`)
}
