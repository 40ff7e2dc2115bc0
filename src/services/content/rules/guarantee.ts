import { guaranteeTerms } from '#client/paths.ts'
import { findArticle, isDueAnywhere } from '#client/shared/law/duties.ts'
import type { ProductEntry } from '../entries/documents.ts'
import type { FieldErrors } from '../lib/outcome.ts'
import { because } from '../lib/reasons/reason.ts'
import { isPublished } from './published.ts'

/**
 * An error if a product has a guarantee and the page with the terms of guarantees is not published,
 * because the law requires the terms (Directives 2011/83/EU, Art. 6(1)(m), and (EU) 2019/771, Art.
 * 17(2)).
 */
export async function findMissingGuaranteeTerms(
  db: D1Database,
  { facts }: ProductEntry,
  together: ReadonlySet<string>,
): Promise<FieldErrors> {
  if (!facts?.guarantee || !isDueAnywhere('guarantee-terms')) return {}
  if (await isPublished(db, 'page', guaranteeTerms, together)) return {}
  return { 'data.facts.guarantee': because(t => t.guarantee(guaranteeTerms, findArticle('guarantee-terms'))) }
}

/**
 * If the entry is the page with the terms of guarantees, finds a published product with a
 * guarantee, for which the page must stay published. Null if there is none, and for other entries.
 * Products that are unpublished `together` with the page do not count.
 */
export async function findGuaranteedProduct(
  db: D1Database,
  { type, id }: { type: string; id: string },
  together: ReadonlySet<string> = new Set(),
): Promise<string | null> {
  if (type !== 'page' || id !== guaranteeTerms) return null
  const row = await db
    .prepare(
      `SELECT id FROM entries WHERE type = 'product' AND status = 'published' AND data ->> '$.facts.guarantee' IS NOT NULL
         AND 'product:' || id NOT IN (SELECT value FROM json_each(?)) LIMIT 1`,
    )
    .bind(JSON.stringify([...together]))
    .first<{ id: string }>()
  return row?.id ?? null
}
