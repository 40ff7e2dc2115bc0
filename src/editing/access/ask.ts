import type { Context } from 'hono'
import * as v from 'valibot'
import * as apiPaths from '#client/api-paths.ts'
import type { AppEnv } from '../../env.ts'

export interface EditorCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path below the content service's management API, such as `/session`. */
  path: string
  body?: object
  headers?: Record<string, string>
}

/** Headers that identify the visitor; no other headers of the request are forwarded. */
const forwardedHeaders = ['Cookie', 'Origin', 'Cf-Access-Jwt-Assertion', 'CF-Connecting-IP', 'User-Agent']

/** Calls the content service with the rights of the visitor's session. */
export async function callEditors(c: Context<AppEnv>, { method, path, body, headers: own }: EditorCall) {
  const headers = new Headers({ 'Content-Type': 'application/json', ...own })
  for (const name of forwardedHeaders) {
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

/** Loads data from the content service; null on 401 and 403. Throws for other errors. */
export async function loadFromContent<Schema extends v.GenericSchema>(
  c: Context<AppEnv>,
  path: string,
  schema: Schema,
): Promise<v.InferOutput<Schema> | null> {
  const { ok, status, body } = await callEditors(c, { method: 'GET', path })
  if (ok) return v.parse(schema, body)
  if (status === 401 || status === 403) return null
  throw new Error(`The content service responded with status ${status} to ${path}`)
}
