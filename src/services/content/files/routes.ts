import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { readPhotometry } from '#client/shared/photometry/format/read.ts'
import { type IdentifiedEnv, readLocale, requireRole } from '../editors/http.ts'
import type { ContentBindings } from '../env.ts'
import { type Locale, locales } from '../lib/localize.ts'
import { type ContentOutcome, succeedWith } from '../lib/outcome.ts'
import { because } from '../lib/reasons/reason.ts'
import { type ManagementContext, parseManagementBody, refuse, sendManagementOutcome } from '../management/http.ts'
import { localizeProblem } from '../rules/photometry-problem.ts'
import { fileKinds, isKind } from './checks/kinds.ts'
import type { Refusal } from './checks/refusal.ts'
import { completeUpload } from './complete.ts'
import { changeStoredFile, findFile, type StoredFile, searchFiles } from './library.ts'
import { deleteStoredFile } from './remove.ts'
import { replaceEverywhere } from './replace.ts'
import { findShownPicture, searchShownPictures } from './shown.ts'
import { cancelUpload, createUpload, findUpload, loadPartNumbers, mayContinue, partSize, storePart } from './uploads.ts'
import { findUses } from './uses.ts'

const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits'))
export const newUploadSchema = v.object({
  name: v.pipe(v.string(), v.maxLength(10_000)),
  size: v.pipe(v.number(), v.integer(), v.minValue(0)),
  sha256: v.optional(hex),
  purpose: v.optional(v.picklist(fileKinds)),
})
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100))
const text = v.pipe(v.string(), v.maxLength(1000))
export const fileChangeSchema = v.object({
  name: v.optional(v.pipe(v.string(), v.maxLength(10_000), v.regex(/\S/, 'must not be empty'))),
  alt: v.optional(v.partial(v.strictObject(Object.fromEntries(locales.map(locale => [locale, text]))))),
  focus: v.optional(v.nullable(v.object({ x: percent, y: percent }))),
  lit: v.optional(v.nullable(v.string())),
})
export const replacementSchema = v.object({ by: v.string() })
export const shownReplacementSchema = v.object({ src: v.string(), by: v.string() })

/** Routes for pictures and files, below `/files` of the management interface. */
export const fileRoutes = new Hono<IdentifiedEnv>()

// Only the editor who started an upload, or an owner, may continue it.
fileRoutes.use('/:id/*', async (c, next) => {
  const upload = await findUpload(c.env.CONTENT_DB, c.req.param('id'))
  return upload && !mayContinue(c.var.identity, upload) ? refuse(c, 403, { id: because(t => t.othersUpload) }) : next()
})

fileRoutes.get('/', async c => {
  const { q = '', kind = '', after = '' } = c.req.query()
  const wanted = kind.split(',').filter(Boolean)
  if (!wanted.every(isKind)) return refuse(c, 422, { kind: `must be one or more of ${fileKinds.join(', ')}` })
  return c.json(await searchFiles(c.env.CONTENT_DB, { q, kinds: wanted, after }))
})

fileRoutes.get('/shown', async c => {
  const { q = '', after = '' } = c.req.query()
  return c.json(await searchShownPictures(c.env.CONTENT_DB, { q, after }))
})

fileRoutes.post('/shown/replace', requireRole('publish'), async c => {
  const body = await parseManagementBody(c, shownReplacementSchema)
  if (body.errors) return refuse(c, 422, body.errors)
  const { src, by } = body.value
  const [picture, file] = [await findShownPicture(c.env.CONTENT_DB, src), await findFile(c.env.CONTENT_DB, by)]
  if (!picture) return refuse(c, 404, { src: because(t => t.noFile) })
  if (!file) return refuse(c, 422, { by: because(t => t.noFile) })
  return sendManagementOutcome(
    c,
    await replaceEverywhere(c.env.CONTENT_DB, picture, file, { author: c.var.identity, now: now() }),
  )
})

fileRoutes.post('/', async c => {
  const body = await parseManagementBody(c, newUploadSchema)
  if (body.errors) return refuse(c, 422, body.errors)
  const progress = await createUpload(c.env, body.value, c.var.identity, now())
  if (!progress.ok || !progress.value.file) return respondOrRefuse(c, progress)
  const file = await withWarnings(c.env, progress.value.file, readLocale(c))
  return sendManagementOutcome(c, succeedWith({ ...progress.value, file }))
})

fileRoutes.put('/:id/parts/:number', async c => {
  const upload = await findUpload(c.env.CONTENT_DB, c.req.param('id'))
  if (!upload) return refuse(c, 404, { id: because(t => t.noUpload) })
  return sendManagementOutcome(c, await storePart(c.env, upload, Number(c.req.param('number')), c.req.raw))
})

fileRoutes.post('/:id/complete', async c => {
  const completed = await completeUpload(c.env, c.req.param('id'), c.var.identity, now())
  return completed.ok ? respondWithFile(c, completed) : respondOrRefuse(c, completed)
})

// For an incomplete upload, responds with the parts that have arrived.
fileRoutes.get('/:id', async c => {
  const { CONTENT_DB } = c.env
  const upload = await findUpload(CONTENT_DB, c.req.param('id'))
  if (!upload) return withFile(c, async file => succeedWith(await withWarnings(c.env, file, readLocale(c))))
  const { id, name, bytes: size } = upload
  return c.json({ id, name, size, partSize, parts: await loadPartNumbers(CONTENT_DB, id) })
})

fileRoutes.put('/:id', async c => {
  const body = await parseManagementBody(c, fileChangeSchema)
  if (body.errors) return refuse(c, 422, body.errors)
  return respondWithFile(c, await changeStoredFile(c.env.CONTENT_DB, c.req.param('id'), body.value))
})

fileRoutes.get('/:id/uses', c =>
  withFile(c, async file => succeedWith({ uses: await findUses(c.env.CONTENT_DB, file) })),
)

fileRoutes.post('/:id/replace', requireRole('publish'), async c => {
  const body = await parseManagementBody(c, replacementSchema)
  if (body.errors) return refuse(c, 422, body.errors)
  const by = await findFile(c.env.CONTENT_DB, body.value.by)
  if (!by) return refuse(c, 422, { by: because(t => t.noFile) })
  return withFile(c, file => replaceEverywhere(c.env.CONTENT_DB, file, by, { author: c.var.identity, now: now() }))
})

// Cancels an upload with this id. This does not require the role `publish`, unlike deleting a file.
fileRoutes.delete('/:id', async (c, next) => {
  const upload = await findUpload(c.env.CONTENT_DB, c.req.param('id'))
  if (!upload) return next()
  await cancelUpload(c.env, upload)
  return c.json({})
})

fileRoutes.delete('/:id', requireRole('publish'), c => withFile(c, file => deleteStoredFile(c.env, file)))

async function withFile(c: ManagementContext, act: (file: StoredFile) => Promise<ContentOutcome<object>>) {
  const file = await findFile(c.env.CONTENT_DB, c.req.param('id') ?? '')
  return file ? sendManagementOutcome(c, await act(file)) : refuse(c, 404, { id: because(t => t.noFile) })
}

const respondWithFile = async (c: ManagementContext, outcome: ContentOutcome<StoredFile>) =>
  sendManagementOutcome(c, outcome.ok ? succeedWith(await withWarnings(c.env, outcome.value, readLocale(c))) : outcome)

/** Also sends the key of a refusal's reason, for programs that show their own texts. */
function respondOrRefuse(c: Context<IdentifiedEnv>, outcome: ContentOutcome<object> | Refusal) {
  if (outcome.ok || !('reason' in outcome)) return sendManagementOutcome(c, outcome)
  const { text, reason, problem, limit } = outcome
  const size = limit === undefined ? text : because(t => t.tooLarge(limit / 1e6))
  return refuse(c, 422, { file: problem ? localizeProblem(problem) : size }, { reason })
}

const now = () => new Date().toISOString()

/**
 * Adds `warnings` to a photometric file: the deviations from its format that were tolerated, in one
 * language. Other files are returned unchanged.
 */
async function withWarnings<Stored extends StoredFile>(
  { PICTURES }: Pick<ContentBindings, 'PICTURES'>,
  file: Stored,
  locale: Locale,
): Promise<Stored & { warnings?: string[] }> {
  if (file.kind !== 'ldt' && file.kind !== 'ies') return file
  const object = await PICTURES.get(`files/${file.src.split('/').at(-1)}`)
  if (!object) return file
  const read = readPhotometry(new Uint8Array(await object.arrayBuffer()), file.name)
  return { ...file, warnings: read.problem ? [] : read.warnings.map(warning => localizeProblem(warning)[locale]) }
}
