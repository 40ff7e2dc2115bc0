import type { Context } from 'hono'
import * as v from 'valibot'
import type { AppEnv } from '../env.ts'
import { callManagement, type ManagementCall } from '../shared/edge/management.ts'
import type { DeskOperator } from '../shared/edge/operator.ts'
import { DeskFailure, toFailure } from './failure.ts'

/** A value from commerce with its version, which a form sends back as `If-Match`. */
export interface Versioned<T> {
  value: T
  version: string
}

/**
 * Reads from commerce with the operator's rights. Throws `DeskFailure`, which the desk shows as a
 * page: with status 403 if the operator may not read this, with 503 if commerce fails or does not
 * respond, and else with 404.
 */
export async function load<Schema extends v.GenericSchema>(
  c: Context<AppEnv>,
  operator: DeskOperator,
  path: string,
  schema: Schema,
): Promise<Versioned<v.InferOutput<Schema>>> {
  const response = await callManagement(c, operator, { method: 'GET', path })
  if (!response.ok) throw toFailure(response.status)
  return { value: v.parse(schema, await response.json()), version: response.headers.get('ETag') ?? '' }
}

/** Why commerce rejected a change. `errors` contains commerce's English sentences, by field. */
export interface RefusedChange {
  status: number
  errors: Record<string, string>
}

const refusal = v.object({ errors: v.record(v.string(), v.string()) })

/**
 * What a form sends so that its change is made only once, and only if the version that the page
 * shows is still the newest.
 */
export interface FormState {
  key: string
  version: string
}

/**
 * Changes something in commerce with the operator's rights. Returns null if commerce made the
 * change, or why it rejected the change. Throws `DeskFailure` if commerce does not respond.
 */
export async function change(
  c: Context<AppEnv>,
  operator: DeskOperator,
  { key, version }: FormState,
  call: ManagementCall,
): Promise<RefusedChange | null> {
  const headers = { ...(key && { 'Idempotency-Key': key }), ...(version && { 'If-Match': version }) }
  const response = await callManagement(c, operator, { ...call, headers: { ...headers, ...call.headers } })
  return response.ok ? null : parseRefusal(response)
}

/** Parses why commerce rejected a request. Throws `DeskFailure` if commerce failed instead. */
export async function parseRefusal(response: Response): Promise<RefusedChange> {
  if (response.status >= 500) throw new DeskFailure(503)
  const body: unknown = await response.json()
  const parsed = v.safeParse(refusal, body)
  return { status: response.status, errors: parsed.success ? parsed.output.errors : {} }
}
