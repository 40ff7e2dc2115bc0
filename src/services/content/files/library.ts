import * as v from 'valibot'
import { fold } from '../lib/fold.ts'
import { type Locale, locales } from '../lib/localize.ts'
import { type ContentOutcome, failWith, succeedWith } from '../lib/outcome.ts'
import { because, type Reason } from '../lib/reasons/reason.ts'
import { fileKinds, type StoredKind } from './checks/kinds.ts'
import { cleanFileName, toSearchText } from './names.ts'

/** A file that entries can refer to by `src`. */
export interface StoredFile {
  id: string
  kind: StoredKind
  name: string
  /** The address in the shop. A picture's address has no width, as in all entries. */
  src: string
  /** SHA-256 of the uploaded file, in hexadecimal. */
  hash: string
  /** Size of the stored file. */
  bytes: number
  uploadedAt: string
  /** Only pictures have the following fields; width and height are in px. */
  width?: number
  height?: number
  /** The dominant colour, as `#rrggbb`. */
  colour?: string
  alt?: Partial<Record<Locale, string>>
  /** The focal point, in percent of width and height. */
  focus?: { x: number; y: number }
  /** The picture in the same frame with the lamps on. */
  lit?: StoredFile
}

const row = v.object({
  id: v.string(),
  kind: v.picklist(fileKinds),
  name: v.string(),
  src: v.string(),
  hash: v.string(),
  bytes: v.number(),
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
  colour: v.nullable(v.string()),
  alt: v.pipe(v.string(), v.parseJson(), v.partial(v.object(Object.fromEntries(locales.map(l => [l, v.string()]))))),
  focus_x: v.nullable(v.number()),
  focus_y: v.nullable(v.number()),
  lit: v.nullable(v.string()),
  uploaded_at: v.string(),
})
type Row = v.InferOutput<typeof row>

function toStoredFile({ id, kind, name, src, hash, bytes, uploaded_at: uploadedAt, ...row }: Row): StoredFile {
  const file = { id, kind, name, src, hash, bytes, uploadedAt }
  if (kind !== 'picture') return file
  const { width, height, colour, alt, focus_x: x, focus_y: y } = row
  return {
    ...file,
    ...(width && height ? { width, height } : {}),
    ...(colour && { colour }),
    alt,
    ...(x !== null && y !== null && { focus: { x, y } }),
  }
}

/** Maximum number of files in one response. */
const pageSize = 48

interface Search {
  q: string
  /** Empty for all kinds. */
  kinds: StoredKind[]
  /** The value of `next` in the previous response. */
  after: string
}

/**
 * Finds files whose name or alternative texts contain all words of `q`, the newest first. A lit
 * picture is not listed separately; it is the field `lit` of its unlit picture.
 */
export async function searchFiles(db: D1Database, { q, kinds, after }: Search) {
  const words = fold(q).split(/\s+/).filter(Boolean).slice(0, 8)
  const [time = '', id = ''] = after.split(' ')
  const { results } = await db
    .prepare(
      `SELECT * FROM files AS file WHERE (?1 = '' OR (uploaded_at, id) < (?1, ?2)) AND (?3 = '[]' OR kind IN (SELECT value FROM json_each(?3)))
         AND NOT EXISTS (SELECT 1 FROM json_each(?4) WHERE instr(file.words, value) = 0)
         AND NOT EXISTS (SELECT 1 FROM files AS unlit WHERE unlit.lit = file.id)
       ORDER BY uploaded_at DESC, id DESC LIMIT ${pageSize}`,
    )
    .bind(time, id, JSON.stringify(kinds), JSON.stringify(words))
    .all()
  const last = results.length === pageSize ? v.parse(row, results.at(-1)) : null
  return { files: await attachLitPictures(db, results), next: last && `${last.uploaded_at} ${last.id}` }
}

async function attachLitPictures(db: D1Database, results: unknown[]): Promise<StoredFile[]> {
  const rows = v.parse(v.array(row), results)
  const ids = JSON.stringify(rows.flatMap(({ lit }) => lit ?? []))
  const found =
    ids === '[]'
      ? []
      : (await db.prepare('SELECT * FROM files WHERE id IN (SELECT value FROM json_each(?))').bind(ids).all()).results
  const lit = new Map(v.parse(v.array(row), found).map(one => [one.id, toStoredFile(one)]))
  return rows.map(one => ({ ...toStoredFile(one), ...(one.lit && lit.has(one.lit) && { lit: lit.get(one.lit) }) }))
}

export async function findFile(db: D1Database, id: string): Promise<StoredFile | null> {
  const { results } = await db.prepare('SELECT * FROM files WHERE id = ?').bind(id).all()
  return (await attachLitPictures(db, results))[0] ?? null
}

export async function findFileByHash(db: D1Database, hash: string): Promise<StoredFile | null> {
  const { results } = await db.prepare('SELECT * FROM files WHERE hash = ?').bind(hash).all()
  return (await attachLitPictures(db, results))[0] ?? null
}

/** The fields of a file that editors may change; missing fields stay unchanged. */
export interface FileChange {
  name?: string | undefined
  alt?: Partial<Record<Locale, string>> | undefined
  focus?: { x: number; y: number } | null | undefined
  /** The id of the lit picture that belongs to an unlit one. */
  lit?: string | null | undefined
}

/** Maximum relative difference between the aspect ratios of an unlit picture and its lit one. */
const maxRatioDifference = 0.01

export async function changeStoredFile(
  db: D1Database,
  id: string,
  change: FileChange,
): Promise<ContentOutcome<StoredFile>> {
  const before = await findFile(db, id)
  if (!before) return failWith(404, { id: because(t => t.noFile) })
  if (before.kind !== 'picture' && (change.alt || change.focus || change.lit))
    return failWith(422, { id: because(t => t.noPicture) })
  const lit = change.lit === undefined ? before.lit : change.lit === null ? undefined : await findFile(db, change.lit)
  const problem = change.lit ? findPairProblem(before, lit ?? null) : null
  if (problem) return failWith(422, { lit: problem })
  const name = cleanFileName(change.name ?? before.name) || before.name
  const alt = { ...before.alt, ...change.alt }
  const focus = change.focus === undefined ? before.focus : change.focus
  await db
    .prepare('UPDATE files SET name = ?2, alt = ?3, focus_x = ?4, focus_y = ?5, lit = ?6, words = ?7 WHERE id = ?1')
    .bind(
      id,
      name,
      JSON.stringify(alt),
      focus?.x ?? null,
      focus?.y ?? null,
      lit?.id ?? null,
      toSearchText([name, ...Object.values(alt)]),
    )
    .run()
  const changed = await findFile(db, id)
  return changed ? succeedWith(changed) : failWith(404, { id: because(t => t.noFile) })
}

function findPairProblem(unlit: StoredFile, lit: StoredFile | null): Reason | null {
  if (lit?.kind !== 'picture') return because(t => t.noPicture)
  if (lit.id === unlit.id || lit.lit) return because(t => t.unlitItself)
  const shape = ({ width = 1, height = 1 }: StoredFile) => width / height
  return Math.abs(shape(unlit) / shape(lit) - 1) > maxRatioDifference ? because(t => t.proportions) : null
}
