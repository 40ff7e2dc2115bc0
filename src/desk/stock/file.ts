import type { Context } from 'hono'
import * as v from 'valibot'
import type { AppEnv } from '../../env.ts'
import { callManagement } from '../../shared/edge/management.ts'
import { change, type FormState, parseRefusal, type RefusedChange } from '../call.ts'
import { DeskFailure } from '../failure.ts'

const fileCheck = v.object({
  changes: v.array(
    v.object({
      line: v.number(),
      item: v.string(),
      counted: v.nullable(v.number()),
      before: v.number(),
      after: v.number(),
      place: v.nullable(v.string()),
      low: v.nullable(v.number()),
    }),
  ),
})

/** A file with a count that was sent, and what it would change or why it was refused. */
export interface CountFileAttempt {
  csv: string
  changes: v.InferOutput<typeof fileCheck>['changes'] | null
  /** The version of the stock that the file was checked with. */
  version: string
  refusal: RefusedChange | null
}

/** Checks a file, and stores nothing. */
export async function checkCountFile(c: Context<AppEnv>, csv: string): Promise<CountFileAttempt> {
  const call = { method: 'POST' as const, path: 'stock', body: { csv, apply: false } }
  const response = await callManagement(c, c.var.operator, call)
  if (!response.ok) return { csv, changes: null, version: '', refusal: await parseRefusal(response) }
  const { changes } = v.parse(fileCheck, await response.json())
  return { csv, changes, version: response.headers.get('ETag') ?? '', refusal: null }
}

/**
 * Stores a file that was checked. Returns null if it is done. If another count was stored in the
 * meantime, the file is checked again.
 */
export async function applyFile(c: Context<AppEnv>, state: FormState, csv: string): Promise<CountFileAttempt | null> {
  const call = { method: 'POST' as const, path: 'stock', body: { csv, apply: true } }
  const refusal = await change(c, c.var.operator, state, call)
  if (!refusal) return null
  if (refusal.status !== 412) return { csv, changes: null, version: '', refusal }
  const checked = await checkCountFile(c, csv)
  return { ...checked, refusal: checked.refusal ?? refusal }
}

/** Responds with the table of all listed items (CSV). Commerce has it in pages of 100 rows. */
export async function loadStockTable(c: Context<AppEnv>, query: string): Promise<Response> {
  const parts: string[] = []
  let after: string | null = ''
  while (after !== null) {
    const page = new URLSearchParams(query)
    page.set('limit', '100')
    page.set('after', after)
    const headers = { Accept: 'text/csv', 'Accept-Language': c.var.language.locale }
    const response = await callManagement(c, c.var.operator, { method: 'GET', path: `stock?${page}`, headers })
    if (!response.ok) throw new DeskFailure(response.status >= 500 ? 503 : response.status === 403 ? 403 : 404)
    const text = await response.text()
    // Every page repeats the row with the names of the columns.
    parts.push(parts.length === 0 ? text : text.slice(text.indexOf('\n') + 1))
    after = parseNextItem(response.headers.get('Link'), c.req.url)
  }
  // Reading the response as text has removed the byte order mark, without which Excel guesses.
  return c.body(`\uFEFF${parts.join('').replace(/^\uFEFF/, '')}`, 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': 'attachment; filename="stock.csv"',
  })
}

/** Returns the `after` of the next page from a header `Link`; null on the last page. */
export function parseNextItem(link: string | null, base: string): string | null {
  const [, address] = /<([^>]+)>; rel="next"/.exec(link ?? '') ?? []
  return address === undefined ? null : new URL(address, base).searchParams.get('after')
}
