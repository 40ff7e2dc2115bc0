import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { type IdentifiedEnv, localeOf, needs } from '../editors/http.ts'
import { locales } from '../lib/localize.ts'
import { type ContentOutcome, succeedWith } from '../lib/outcome.ts'
import { because } from '../lib/reasons/reason.ts'
import { answerManager, type Ctx, parseManagementBody, refuse } from '../management/http.ts'
import { problemReason } from '../rules/photometry-problem.ts'
import { fileKinds, isKind } from './checks/kinds.ts'
import type { Refusal } from './checks/refusal.ts'
import { completeUpload } from './complete.ts'
import { changeStoredFile, findFile, type StoredFile, searchFiles } from './library.ts'
import { deleteStoredFile } from './remove.ts'
import { replaceEverywhere } from './replace.ts'
import { findShown, shownPictures } from './shown.ts'
import { cancel, createUpload, findUpload, mayContinue, partSize, partsOf, storePart } from './uploads.ts'
import { findUses } from './uses.ts'
import { withWarnings } from './warnings.ts'

const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits'))
export const startedUpload = v.object({
  name: v.pipe(v.string(), v.maxLength(10_000)),
  size: v.pipe(v.number(), v.integer(), v.minValue(0)),
  sha256: v.optional(hex),
  purpose: v.optional(v.picklist(fileKinds)),
})
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100))
const text = v.pipe(v.string(), v.maxLength(1000))
export const changedFile = v.object({
  name: v.optional(v.pipe(v.string(), v.maxLength(10_000), v.regex(/\S/, 'must not be empty'))),
  alt: v.optional(v.partial(v.strictObject(Object.fromEntries(locales.map(locale => [locale, text]))))),
  focus: v.optional(v.nullable(v.object({ x: percent, y: percent }))),
  lit: v.optional(v.nullable(v.string())),
})
export const replacing = v.object({ by: v.string() })
export const replacingShown = v.object({ src: v.string(), by: v.string() })

/** Pictures and files, below `/files` of the management interface. */
export const files = new Hono<IdentifiedEnv>()

/** An upload is its maker's alone: see `mayContinue`. */
files.use('/:id/*', async (c, next) => {
  const upload = await findUpload(c.env.CONTENT_DB, c.req.param('id'))
  return upload && !mayContinue(c.var.identity, upload) ? refuse(c, 403, { id: because(t => t.othersUpload) }) : next()
})

files.get('/', async c => {
  const { q = '', kind = '', after = '' } = c.req.query()
  const wanted = kind.split(',').filter(Boolean)
  if (!wanted.every(isKind)) return refuse(c, 422, { kind: `must be of ${fileKinds.join(', ')}` })
  return c.json(await searchFiles(c.env.CONTENT_DB, { q, kinds: wanted, after }))
})

files.get('/shown', async c => {
  const { q = '', after = '' } = c.req.query()
  return c.json(await shownPictures(c.env.CONTENT_DB, { q, after }))
})

files.post('/shown/replace', needs('publish'), async c => {
  const body = await parseManagementBody(c, replacingShown)
  if (body.errors) return refuse(c, 422, body.errors)
  const { src, by } = body.value
  const [picture, file] = [await findShown(c.env.CONTENT_DB, src), await findFile(c.env.CONTENT_DB, by)]
  if (!picture) return refuse(c, 404, { src: because(t => t.noFile) })
  if (!file) return refuse(c, 422, { by: because(t => t.noFile) })
  return answerManager(
    c,
    await replaceEverywhere(c.env.CONTENT_DB, picture, file, { author: c.var.identity, now: now() }),
  )
})

files.post('/', async c => {
  const body = await parseManagementBody(c, startedUpload)
  if (body.errors) return refuse(c, 422, body.errors)
  const progress = await createUpload(c.env, body.value, c.var.identity, now())
  if (!progress.ok || !progress.value.file) return respondOrRefuse(c, progress)
  const file = await withWarnings(c.env, progress.value.file, localeOf(c))
  return answerManager(c, succeedWith({ ...progress.value, file }))
})

files.put('/:id/parts/:number', async c => {
  const upload = await findUpload(c.env.CONTENT_DB, c.req.param('id'))
  if (!upload) return refuse(c, 404, { id: because(t => t.noUpload) })
  return answerManager(c, await storePart(c.env, upload, Number(c.req.param('number')), c.req.raw))
})

files.post('/:id/complete', async c => {
  const completed = await completeUpload(c.env, c.req.param('id'), c.var.identity, now())
  return completed.ok ? respondWithFile(c, completed) : respondOrRefuse(c, completed)
})

/** An upload that is not complete says which parts are there. */
files.get('/:id', async c => {
  const { CONTENT_DB } = c.env
  const upload = await findUpload(CONTENT_DB, c.req.param('id'))
  if (!upload) return withFile(c, async file => succeedWith(await withWarnings(c.env, file, localeOf(c))))
  const { id, name, bytes: size } = upload
  return c.json({ id, name, size, partSize, parts: await partsOf(CONTENT_DB, id) })
})

files.put('/:id', async c => {
  const body = await parseManagementBody(c, changedFile)
  if (body.errors) return refuse(c, 422, body.errors)
  return respondWithFile(c, await changeStoredFile(c.env.CONTENT_DB, c.req.param('id'), body.value))
})

files.get('/:id/uses', c => withFile(c, async file => succeedWith({ uses: await findUses(c.env.CONTENT_DB, file) })))

files.post('/:id/replace', needs('publish'), async c => {
  const body = await parseManagementBody(c, replacing)
  if (body.errors) return refuse(c, 422, body.errors)
  const by = await findFile(c.env.CONTENT_DB, body.value.by)
  if (!by) return refuse(c, 422, { by: because(t => t.noFile) })
  return withFile(c, file => replaceEverywhere(c.env.CONTENT_DB, file, by, { author: c.var.identity, now: now() }))
})

/** Who may upload may also cancel an upload. */
files.delete('/:id', async (c, next) => {
  const upload = await findUpload(c.env.CONTENT_DB, c.req.param('id'))
  if (!upload) return next()
  await cancel(c.env, upload)
  return c.json({})
})

files.delete('/:id', needs('publish'), c => withFile(c, file => deleteStoredFile(c.env, file)))

async function withFile(c: Ctx, act: (file: StoredFile) => Promise<ContentOutcome<object>>) {
  const file = await findFile(c.env.CONTENT_DB, c.req.param('id') ?? '')
  return file ? answerManager(c, await act(file)) : refuse(c, 404, { id: because(t => t.noFile) })
}

const respondWithFile = async (c: Ctx, outcome: ContentOutcome<StoredFile>) =>
  answerManager(c, outcome.ok ? succeedWith(await withWarnings(c.env, outcome.value, localeOf(c))) : outcome)

/** A refused file has its reason's name beside the text, for programs that say it themselves. */
function respondOrRefuse(c: Context<IdentifiedEnv>, outcome: ContentOutcome<object> | Refusal) {
  if (outcome.ok || !('reason' in outcome)) return answerManager(c, outcome)
  const { text, reason, problem, limit } = outcome
  const size = limit === undefined ? text : because(t => t.tooLarge(limit / 1e6))
  return refuse(c, 422, { file: problem ? problemReason(problem) : size }, { reason })
}

const now = () => new Date().toISOString()
