import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as paths from '#client/paths.ts'
import type { PlainKey } from '#client/shared/texts/translate.ts'
import type { AppEnv } from '../env.ts'
import { ContentError } from '../shared/content/client.ts'
import { noStore } from '../shared/edge/cache.ts'
import { logWarning } from '../shared/edge/log.ts'
import { parseProductIds } from '../shared/edge/query/product-ids.ts'
import { refuseCrossSite } from '../shared/edge/security.ts'
import { loadFrameContent, renderPage } from '../shared/frame/render.tsx'
import { readSchedule, writeSchedule } from './address.ts'
import { findArticles, itemsOf, loadScheduleItems, type ScheduleItem } from './articles.ts'
import { checkDraft, type Draft, type DraftErrors, readAction, readDraft, roomId, scheduleDraft } from './draft.ts'
import { EditPage } from './edit-page.tsx'
import { typedFigure } from './figures.ts'
import { sendFile } from './files/send.ts'
import { SchedulePage } from './page.tsx'
import { positionsOf, type Schedule, scheduleLimits } from './schedule.ts'
import { tableOf } from './table.ts'

/** Room schedules, whole in their addresses: to read, to edit, and as files. */
export const scheduleRoutes = new Hono<AppEnv>()

scheduleRoutes.get(paths.schedule, c => editPage(c, { title: '', rooms: [{ name: '', area: null, positions: [] }] }))

scheduleRoutes.get(paths.scheduleFrom, async c => {
  const { services, visit, language } = c.var
  const ids = parseProductIds(c.req.param('ids'), scheduleLimits.positions)
  if (!ids) return c.notFound()
  const items = await itemsOf(services.content, visit, ids)
  const positions = items.map(item => ({ item, quantity: 1, note: '', mark: '' }))
  const code = await writeSchedule({ title: '', rooms: [{ name: '', area: null, positions }] })
  return c.redirect(code ? language.urlTo(paths.scheduleEdit, code) : language.urlTo(paths.schedule))
})

scheduleRoutes.get(paths.scheduleFile, async c => {
  const [, code = '', kind] = /^(.*)\.(csv|xlsx|zip)$/.exec(c.req.param('file')) ?? []
  const found = await readSchedule(code)
  if (typeof found === 'string') return problemPage(c, found)
  const { shopName } = (await loadFrameContent(c)).config
  return sendFile(c, await tableOfVisit(c, found), kind === 'csv' || kind === 'xlsx' ? kind : 'zip', shopName)
})

scheduleRoutes.get(paths.scheduleLink, async c => {
  const { visit, language } = c.var
  const code = c.req.param('code')
  const found = await readSchedule(code)
  if (typeof found === 'string') return problemPage(c, found)
  const { shopName } = (await loadFrameContent(c)).config
  const page = { table: await tableOfVisit(c, found), code, date: new Date(), shopName, currency: visit.currency }
  return renderPage(c, <SchedulePage {...page} />, {
    title: found.title || language.t('schedule.title'),
    noIndex: true,
    sheet: 'schedule',
  })
})

scheduleRoutes.get(paths.scheduleEdit, async c => {
  const found = await readSchedule(c.req.param('code'))
  return typeof found === 'string' ? problemPage(c, found) : editPage(c, found)
})

async function tableOfVisit(c: Context<AppEnv>, found: Schedule) {
  const { services, visit } = c.var
  const items = positionsOf(found).map(({ item }) => item)
  return tableOf(found, await loadScheduleItems(services.content, visit, items))
}

async function editPage(c: Context<AppEnv>, found: Schedule, problem: PlainKey | null = null) {
  const { services, visit, language, path } = c.var
  const term = c.req.query('find')?.trim() ?? ''
  const [table, articles] = await Promise.all([tableOfVisit(c, found), findArticles(services.content, visit, term)])
  const draft = scheduleDraft(found, area => typedFigure(visit.locale, area))
  const isNew = path === paths.schedule
  const shown = { draft, table, term, found: articles, problem, isNew, currency: visit.currency }
  return renderPage(c, <EditPage {...shown} />, {
    title: language.t('schedule.title'),
    description: language.t('schedule.description'),
    noIndex: !isNew || term !== '',
    sheet: 'schedule',
  })
}

/** What is wrong with the address, and an empty schedule to begin. */
function problemPage(c: Context<AppEnv>, problem: 'broken' | 'newer') {
  c.status(404)
  return editPage(c, { title: '', rooms: [{ name: '', area: null, positions: [] }] }, `schedule.${problem}`)
}

/** The form when it is sent: nothing of it is stored, the answer is an address. */
export const scheduleForm = new Hono<AppEnv>()

const unstored: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  for (const [name, value] of Object.entries(noStore)) c.res.headers.set(name, value)
}

scheduleForm.post(paths.schedule, unstored, refuseCrossSite, bodyLimit({ maxSize: 131_072 }), async c => {
  const { language } = c.var
  const form = await c.req.formData()
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const action = readAction(text('does'), text('in'))
  const draft = readDraft(form, action)
  const { schedule, errors } = checkDraft(draft)
  const isWrong = Object.keys(errors).length > 0
  const code = isWrong ? null : await writeSchedule(schedule)
  if (!code) return wrongPage(c, draft, schedule, isWrong ? errors : { '': 'schedule.tooLarge' }, text('find'))
  if (action.does === 'done') return c.redirect(language.urlTo(paths.scheduleLink, code), 303)
  const term = text('find').trim()
  const place = action.does === 'room' ? `#${roomId(schedule.rooms.length)}` : term ? '#find' : ''
  const query = term ? `?${new URLSearchParams({ find: term })}` : ''
  return c.redirect(language.urlTo(paths.scheduleEdit, code) + query + place, 303)
})

/** Everything as it was typed, with what is wrong. */
async function wrongPage(c: Context<AppEnv>, draft: Draft, schedule: Schedule, errors: DraftErrors, term: string) {
  const { visit, language } = c.var
  const articles = await articlesOrNone(c, schedule)
  const table = tableOf(schedule, articles ?? new Map())
  const problem = articles ? null : 'schedule.unready'
  c.status(422)
  return renderPage(c, <EditPage {...{ draft, errors, table, problem, currency: visit.currency }} term={term} />, {
    title: language.t('schedule.title'),
    noIndex: true,
    sheet: 'schedule',
  })
}

/** What was typed must come back even when nothing can be said of it. */
async function articlesOrNone(c: Context<AppEnv>, schedule: Schedule): Promise<Map<string, ScheduleItem> | null> {
  try {
    const items = positionsOf(schedule).map(({ item }) => item)
    return await loadScheduleItems(c.var.services.content, c.var.visit, items.slice(0, scheduleLimits.positions))
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    logWarning('schedule_without_articles', error)
    return null
  }
}
