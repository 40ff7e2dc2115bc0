import * as v from 'valibot'
import type { Database } from '../lib/database.ts'
import { badInput } from '../lib/errors.ts'
import { maxSlugs } from '../lib/limits.ts'

export interface SlugsRequest {
  type: string
  first: number
  page: number
}

/** One page of the slugs of all published entries of a type, with their pictures, and the total. */
export async function loadSlugs(db: Database, { type, first, page }: SlugsRequest) {
  if (first < 1 || first > maxSlugs) throw badInput(`first must be from 1 to ${maxSlugs}.`)
  if (page < 1) throw badInput('page counts from 1.')
  const fromPublished = `FROM entries WHERE type = ?1 AND status = 'published'`
  const [count, slugs] = await db.batch([
    db.prepare(`SELECT count(*) AS total ${fromPublished}`).bind(type),
    db
      .prepare(
        `SELECT id, slug, published_at AS publishedAt, coalesce(data -> '$.media', data -> '$.picture', data -> '$.image') AS pictures
         ${fromPublished} ORDER BY slug LIMIT ?2 OFFSET ?3`,
      )
      .bind(type, first, (page - 1) * first),
  ])
  return {
    total: v.parse(totalRows, count?.results)[0]?.total ?? 0,
    entries: v.parse(rows, slugs?.results).map(row => ({ ...row, pictures: parsePictures(row.pictures) })),
  }
}

const totalRows = v.array(v.object({ total: v.number() }))
const rows = v.array(
  v.object({
    id: v.string(),
    slug: v.string(),
    publishedAt: v.string(),
    /** JSON: the media of a product, or the single picture of another type. */
    pictures: v.nullable(v.string()),
  }),
)

const image = v.object({ src: v.string(), width: v.number(), height: v.number() })
const media = v.array(v.object({ images: v.array(image) }))
const picture = v.object({ unlit: image, lit: v.optional(image) })
const storedPictures = v.union([
  v.pipe(
    media,
    v.transform(list => list.flatMap(({ images }) => images)),
  ),
  v.pipe(
    picture,
    v.transform(({ unlit, lit }) => (lit ? [unlit, lit] : [unlit])),
  ),
])

const parsePictures = (json: string | null) => (json ? v.parse(storedPictures, JSON.parse(json)) : [])
