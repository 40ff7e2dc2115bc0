import * as v from 'valibot'
import { badInput } from '../lib/errors.ts'
import { maxSlugs } from '../lib/limits.ts'

export interface SlugsRequest {
  type: string
  first: number
  page: number
}

/**
 * Slugs of all published entries of a type with their pictures, a page at a time, and their total.
 */
export async function loadSlugs(db: D1Database, { type, first, page }: SlugsRequest) {
  if (first < 1 || first > maxSlugs) throw badInput(`first must be from 1 to ${maxSlugs}.`)
  if (page < 1) throw badInput('page counts from 1.')
  const of = `FROM entries WHERE type = ?1 AND status = 'published'`
  const [count, slugs] = await db.batch<{ total?: number } & Partial<Row>>([
    db.prepare(`SELECT count(*) AS total ${of}`).bind(type),
    db
      .prepare(
        `SELECT id, slug, published_at AS publishedAt, coalesce(data -> '$.media', data -> '$.picture', data -> '$.image') AS pictures
         ${of} ORDER BY slug LIMIT ?2 OFFSET ?3`,
      )
      .bind(type, first, (page - 1) * first),
  ])
  return {
    total: count?.results[0]?.total ?? 0,
    entries: (slugs?.results ?? []).flatMap(({ id, slug, publishedAt, pictures }) =>
      slug === undefined ? [] : [{ id, slug, publishedAt, pictures: picturesOf(pictures) }],
    ),
  }
}

interface Row {
  id: string
  slug: string
  publishedAt: string
  /** JSON: a product's media, or one picture. */
  pictures: string | null
}

const image = v.object({ src: v.string(), width: v.number(), height: v.number() })
const media = v.array(v.object({ images: v.array(image) }))
const picture = v.object({ unlit: image, lit: v.optional(image) })
const stored = v.union([
  v.pipe(
    media,
    v.transform(list => list.flatMap(({ images }) => images)),
  ),
  v.pipe(
    picture,
    v.transform(({ unlit, lit }) => (lit ? [unlit, lit] : [unlit])),
  ),
])

const picturesOf = (json: string | null | undefined) => (json ? v.parse(stored, JSON.parse(json)) : [])
