import * as v from 'valibot'
import { fold } from '../lib/fold.ts'
import { entryPicture } from '../overview/pictures.ts'

const use = v.object({
  ...{ type: v.string(), id: v.string(), slug: v.string() },
  title: v.record(v.string(), v.string()),
})
const rows = v.array(
  v.object({
    src: v.string(),
    picture: v.pipe(v.string(), v.parseJson(), entryPicture),
    uses: v.pipe(v.string(), v.parseJson(), v.array(use)),
  }),
)

/** Maximum number of pictures in one response. */
const pageSize = 24

/**
 * Finds pictures that entries show and nobody uploaded, because they are part of the build or on
 * other hosts. A picture matches if its name, its alternative texts and the titles of its entries
 * contain all words of `q`. The pictures are sorted by address. The `uses` of a picture are the
 * entries that show it.
 */
export async function searchShownPictures(db: D1Database, { q, after }: { q: string; after: string }) {
  const words = fold(q).split(/\s+/).filter(Boolean).slice(0, 8)
  const { results } = await db
    .prepare(
      `SELECT src, picture, json_group_array(DISTINCT json_object('type', source_type, 'id', source,
         'slug', coalesce(listed.slug, source), 'title', json(coalesce(listed.title, '{}')))) AS uses
       FROM entry_pictures AS shown LEFT JOIN entry_list AS listed ON listed.type = source_type AND listed.id = source WHERE src > ?1 AND NOT EXISTS (SELECT 1 FROM files WHERE files.src = shown.src)
         AND NOT EXISTS (SELECT 1 FROM json_each(?2) WHERE instr(shown.words, value) = 0)
       GROUP BY src ORDER BY src LIMIT ${pageSize}`,
    )
    .bind(after, JSON.stringify(words))
    .all()
  const pictures = v
    .parse(rows, results)
    .map(({ src, picture, uses }) => ({ name: getNameFromAddress(src), ...picture, uses }))
  return { pictures, next: pictures.length === pageSize ? (pictures.at(-1)?.unlit.src ?? null) : null }
}

/** A picture that was not uploaded, as a page shows it; null if it was uploaded or is unused. */
export async function findShownPicture(db: D1Database, src: string) {
  const { results } = await db
    .prepare(
      `SELECT src, picture, '[]' AS uses FROM entry_pictures WHERE src = ?1 AND NOT EXISTS (SELECT 1 FROM files WHERE src = ?1)
       ORDER BY picture ->> '$.lit' IS NULL, status DESC LIMIT 1`,
    )
    .bind(src)
    .all()
  const [found] = v.parse(rows, results)
  return found ? { kind: 'picture' as const, ...found.picture.unlit, lit: found.picture.lit } : null
}

/** The last part of an address, without hash and extension. */
const getNameFromAddress = (src: string) =>
  src
    .split('/')
    .at(-1)
    ?.replace(/\.[0-9a-z]+$/, '') ?? src
