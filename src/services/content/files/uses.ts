import * as v from 'valibot'

/** Where an entry names a file. */
export interface FileUse {
  type: string
  id: string
  slug: string
  /** By language. */
  title: Record<string, string>
  status: string
  /** As in `media.0.images.1.src`. */
  fields: string[]
}

export interface FileSources {
  src: string
  lit?: { src: string } | undefined
}

const rows = v.array(
  v.object({
    type: v.string(),
    id: v.string(),
    slug: v.string(),
    title: v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())),
    status: v.string(),
    fields: v.pipe(v.string(), v.parseJson(), v.array(v.string())),
  }),
)

/** Most uses of one answer. */
const maxEntries = 500

/** The entries, published or drafts, whose data name the file; a pair's lit picture counts too. */
export async function findUses(db: D1Database, file: FileSources): Promise<FileUse[]> {
  const { results } = await db
    .prepare(
      `SELECT type, id, slug, status,
         coalesce((SELECT title FROM entry_list AS listed WHERE listed.type = entries.type AND listed.id = entries.id), '{}') AS title,
         (SELECT json_group_array(substr(part.fullkey, 3)) FROM json_tree(entries.data) AS part, json_each(?1) AS named
          WHERE part.type = 'text' AND instr(part.value, named.value)) AS fields
       FROM entries WHERE ${namesAny} ORDER BY type, id, status LIMIT ${maxEntries}`,
    )
    .bind(sourcesOf(file))
    .all()
  const uses = v.parse(rows, results)
  return uses.map(use => ({ ...use, fields: use.fields.map(field => field.replaceAll(/\[(\d+)\]/g, '.$1')) }))
}

/** Of a row of `entries`: whether it names one of the sources `?1`. */
export const namesAny = 'EXISTS (SELECT 1 FROM json_each(?1) AS source WHERE instr(entries.data, source.value))'

/** For `namesAny`. */
export const sourcesOf = ({ src, lit }: FileSources) => JSON.stringify(lit ? [src, lit.src] : [src])
