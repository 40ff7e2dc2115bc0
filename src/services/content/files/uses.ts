import * as v from 'valibot'

/** An entry that uses a file. */
export interface FileUse {
  type: string
  id: string
  slug: string
  /** By language. */
  title: Record<string, string>
  status: string
  /** Paths such as `media.0.images.1.src`. */
  fields: string[]
}

/** The addresses of a file and of its lit picture. */
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

/** Maximum number of uses in one response. */
const maxEntries = 500

/** Finds the published entries and drafts that use the file or its lit picture. */
export async function findUses(db: D1Database, file: FileSources): Promise<FileUse[]> {
  const { results } = await db
    .prepare(
      `SELECT type, id, slug, status,
         coalesce((SELECT title FROM entry_list AS listed WHERE listed.type = entries.type AND listed.id = entries.id), '{}') AS title,
         (SELECT json_group_array(substr(part.fullkey, 3)) FROM json_tree(entries.data) AS part, json_each(?1) AS named
          WHERE part.type = 'text' AND instr(part.value, named.value)) AS fields
       FROM entries WHERE ${usesAnySourceSql} ORDER BY type, id, status LIMIT ${maxEntries}`,
    )
    .bind(formatSources(file))
    .all()
  const uses = v.parse(rows, results)
  return uses.map(use => ({ ...use, fields: use.fields.map(field => field.replaceAll(/\[(\d+)\]/g, '.$1')) }))
}

/** Condition in SQL: a row of `entries` contains one of the addresses in the JSON list `?1`. */
export const usesAnySourceSql = 'EXISTS (SELECT 1 FROM json_each(?1) AS source WHERE instr(entries.data, source.value))'

/** The value of `?1` in `usesAnySourceSql`. */
export const formatSources = ({ src, lit }: FileSources) => JSON.stringify(lit ? [src, lit.src] : [src])
