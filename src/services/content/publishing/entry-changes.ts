import type { EntryChange } from '../entries/change.ts'
import { locales } from '../lib/localize.ts'
import type { EntryPlace } from './entry.ts'

/** If more products have changed than this, the change is reported for all products. */
const maxListedProducts = 200

// One entry contains all languages, so a change affects all of them.
const createChange = (key: EntryPlace, slugs: string[]): EntryChange => ({ ...key, slugs, locales: [...locales] })

export const allProducts = createChange({ type: 'product', id: '*' }, [])

/** The change of an entry, and of the published products that link to it and so show it. */
export async function loadEntryChanges(db: D1Database, key: EntryPlace, slugs: string[]): Promise<EntryChange[]> {
  return summariseChanges([
    createChange(key, slugs),
    ...(key.type === 'product' ? await loadLinkingProducts(db, key.id) : []),
  ])
}

/** Merges the changes of each entry. Reports all products if more than 200 have changed. */
export function summariseChanges(changes: EntryChange[]): EntryChange[] {
  const byEntry = new Map<string, EntryChange>()
  for (const one of changes) {
    const key = `${one.type} ${one.id}`
    const slugs = new Set([...(byEntry.get(key)?.slugs ?? []), ...one.slugs])
    byEntry.set(key, { ...one, slugs: [...slugs] })
  }
  const all = [...byEntry.values()]
  const others = all.filter(({ type }) => type !== 'product')
  const isMany = all.length - others.length > maxListedProducts
  return isMany || byEntry.has('product *') ? [...others, allProducts] : all
}

async function loadLinkingProducts(db: D1Database, id: string): Promise<EntryChange[]> {
  const { results } = await db
    .prepare(
      `SELECT id, slug FROM product_links CROSS JOIN entries ON type = 'product' AND id = source AND status = 'published'
       WHERE target = ? LIMIT ${maxListedProducts + 1}`,
    )
    .bind(id)
    .all<{ id: string; slug: string }>()
  return results.map(product => createChange({ type: 'product', id: product.id }, [product.slug]))
}
