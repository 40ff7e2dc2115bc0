import type { EntryChange } from '../entries/change.ts'
import { locales } from '../lib/localize.ts'
import type { EntryPlace } from './entry.ts'

/** Above this number of products, all are reported as changed. */
const maxNamed = 200

/** One entry contains all languages, so a change concerns all of them. */
const change = (key: EntryPlace, slugs: string[]): EntryChange => ({ ...key, slugs, locales: [...locales] })

export const allProducts = change({ type: 'product', id: '*' }, [])

/** The changed entry, and the published products that link to it, because their pages show it. */
export async function entryChanges(db: D1Database, key: EntryPlace, slugs: string[]): Promise<EntryChange[]> {
  return summarise([change(key, slugs), ...(key.type === 'product' ? await loadLinking(db, key.id) : [])])
}

/** Each entry once; all products where more than 200 have changed. */
export function summarise(changes: EntryChange[]): EntryChange[] {
  const byEntry = new Map<string, EntryChange>()
  for (const one of changes) {
    const key = `${one.type} ${one.id}`
    const slugs = new Set([...(byEntry.get(key)?.slugs ?? []), ...one.slugs])
    byEntry.set(key, { ...one, slugs: [...slugs] })
  }
  const all = [...byEntry.values()]
  const others = all.filter(({ type }) => type !== 'product')
  const isMany = all.length - others.length > maxNamed
  return isMany || byEntry.has('product *') ? [...others, allProducts] : all
}

async function loadLinking(db: D1Database, id: string): Promise<EntryChange[]> {
  const { results } = await db
    .prepare(
      `SELECT id, slug FROM product_links CROSS JOIN entries ON type = 'product' AND id = source AND status = 'published'
       WHERE target = ? LIMIT ${maxNamed + 1}`,
    )
    .bind(id)
    .all<{ id: string; slug: string }>()
  return results.map(product => change({ type: 'product', id: product.id }, [product.slug]))
}
