import { guarantee as guaranteePage } from '#client/paths.ts'
import type { Product } from '../entries/documents.ts'
import type { FieldErrors } from '../lib/outcome.ts'
import { because } from '../lib/reasons/reason.ts'

/**
 * A guarantee is offered with its terms: who gives it, for how long, where, for what, how it is
 * claimed, and that the rights by law stay (Directives 2011/83/EU, Art. 6(1)(m), and (EU) 2019/771,
 * Art. 17(2)).
 */
export async function lackingGuarantee(
  db: D1Database,
  { facts }: Product,
  together: ReadonlySet<string>,
): Promise<FieldErrors> {
  if (!facts?.guarantee || together.has(`page:${guaranteePage}`)) return {}
  const found = await db
    .prepare(`SELECT 1 FROM entries WHERE type = 'page' AND id = ? AND status = 'published'`)
    .bind(guaranteePage)
    .first()
  return found ? {} : { 'data.facts.guarantee': because(t => t.guarantee(guaranteePage)) }
}

/**
 * A published product with a guarantee, if the entry is the page with its terms; null when there is
 * none. Products that are unpublished `together` with it do not count.
 */
export async function productGuaranteedBy(
  db: D1Database,
  { type, id }: { type: string; id: string },
  together: ReadonlySet<string> = new Set(),
): Promise<string | null> {
  if (type !== 'page' || id !== guaranteePage) return null
  const row = await db
    .prepare(
      `SELECT id FROM entries WHERE type = 'product' AND status = 'published' AND data ->> '$.facts.guarantee' IS NOT NULL
         AND 'product:' || id NOT IN (SELECT value FROM json_each(?)) LIMIT 1`,
    )
    .bind(JSON.stringify([...together]))
    .first<{ id: string }>()
  return row?.id ?? null
}
