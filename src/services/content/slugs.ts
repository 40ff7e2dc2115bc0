import { badInput } from './errors.ts'
import { maxSlugs } from './limits.ts'

export interface SlugsRequest {
  type: string
  first: number
  page: number
}

/** Slugs of all published entries of a type, a page at a time, and how many there are. Read from the index of slugs alone. */
export async function loadSlugs(db: D1Database, { type, first, page }: SlugsRequest) {
  if (first < 1 || first > maxSlugs) throw badInput(`first must be from 1 to ${maxSlugs}.`)
  if (page < 1) throw badInput('page counts from 1.')
  const of = `FROM entries WHERE type = ?1 AND status = 'published'`
  const [count, slugs] = await db.batch<{ total?: number; slug?: string }>([
    db.prepare(`SELECT count(*) AS total ${of}`).bind(type),
    db.prepare(`SELECT slug ${of} ORDER BY slug LIMIT ?2 OFFSET ?3`).bind(type, first, (page - 1) * first),
  ])
  return {
    total: count?.results[0]?.total ?? 0,
    slugs: (slugs?.results ?? []).flatMap(({ slug }) => (slug === undefined ? [] : [slug])),
  }
}
