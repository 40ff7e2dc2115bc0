import type { DocumentType } from '../entries/documents.ts'
import type { FieldErrors } from '../lib/outcome.ts'
import { because } from '../lib/reasons/reason.ts'
import { singletons } from './check.ts'
import { findGuaranteedProduct } from './guarantee.ts'
import { findReferringProduct } from './offer-law.ts'

/**
 * Why a published entry must stay published, by field; null if it need not. Products that refer to
 * it do not count if they are unpublished `together` with it.
 */
export async function findNeed(
  db: D1Database,
  { type, id }: { type: DocumentType; id: string },
  together?: ReadonlySet<string>,
): Promise<FieldErrors | null> {
  if (singletons[type]) return { id: because(t => t.indispensable) }
  const guaranteed = await findGuaranteedProduct(db, { type, id }, together)
  if (guaranteed !== null) return { id: because(t => t.guaranteesProduct(guaranteed)) }
  const product = type === 'maker' || type === 'photometry' ? await findReferringProduct(db, type, id, together) : null
  return product === null ? null : { id: because(t => t.namedByProduct(product, type)) }
}
