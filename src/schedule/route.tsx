import { type Context, Hono } from 'hono'
import * as paths from '#client/paths.ts'
import type { PlainKey } from '#client/shared/texts/translate.ts'
import type { AppEnv } from '../env.ts'
import { parseRequestedProductIds } from '../shared/edge/query/product-ids.ts'
import { loadFrameContent, renderPage } from '../shared/frame/render.tsx'
import { formatScheduleCode, parseScheduleCode } from './address.ts'
import { loadFirstItems, loadScheduleItems, searchScheduleItems } from './articles.ts'
import { toDraft } from './draft.ts'
import { EditPage } from './edit-page.tsx'
import { formatTypedFigure } from './figures.ts'
import { sendFile } from './files/send.ts'
import { SchedulePage } from './page.tsx'
import { listPositions, type Schedule, scheduleLimits } from './schedule.ts'
import { buildScheduleTable } from './table.ts'

/** Serves room schedules, which are stored in their addresses, to read, to edit, and as files. */
export const scheduleRoutes = new Hono<AppEnv>()

scheduleRoutes.get(paths.schedule, c =>
  renderEditPage(c, { title: '', rooms: [{ name: '', area: null, positions: [] }] }),
)

scheduleRoutes.get(paths.scheduleFrom, async c => {
  const { services, visit, language } = c.var
  const ids = parseRequestedProductIds(c.req.param('ids'), scheduleLimits.positions)
  if (!ids) return c.notFound()
  const items = await loadFirstItems(services.content, visit, ids)
  const positions = items.map(item => ({ item, quantity: 1, note: '', mark: '' }))
  const code = await formatScheduleCode({ title: '', rooms: [{ name: '', area: null, positions }] })
  return c.redirect(code ? language.urlTo(paths.scheduleEdit, code) : language.urlTo(paths.schedule))
})

scheduleRoutes.get(paths.scheduleFile, async c => {
  const [, code = '', kind] = /^(.*)\.(csv|xlsx|zip)$/.exec(c.req.param('file')) ?? []
  const found = await parseScheduleCode(code)
  if (typeof found === 'string') return renderProblem(c, found)
  const { shopName } = (await loadFrameContent(c)).config
  return sendFile(c, await loadTable(c, found), kind === 'csv' || kind === 'xlsx' ? kind : 'zip', shopName)
})

scheduleRoutes.get(paths.scheduleLink, async c => {
  const { visit, language } = c.var
  const code = c.req.param('code')
  const found = await parseScheduleCode(code)
  if (typeof found === 'string') return renderProblem(c, found)
  const { shopName } = (await loadFrameContent(c)).config
  const page = { table: await loadTable(c, found), code, date: new Date(), shopName, currency: visit.currency }
  return renderPage(c, <SchedulePage {...page} />, {
    title: found.title || language.t('schedule.title'),
    noIndex: true,
    sheet: 'schedule',
  })
})

scheduleRoutes.get(paths.scheduleEdit, async c => {
  const found = await parseScheduleCode(c.req.param('code'))
  return typeof found === 'string' ? renderProblem(c, found) : renderEditPage(c, found)
})

async function loadTable(c: Context<AppEnv>, found: Schedule) {
  const { services, visit } = c.var
  const items = listPositions(found).map(({ item }) => item)
  return buildScheduleTable(found, await loadScheduleItems(services.content, visit, items))
}

async function renderEditPage(c: Context<AppEnv>, found: Schedule, problem: PlainKey | null = null) {
  const { services, visit, language, path } = c.var
  const term = c.req.query('find')?.trim() ?? ''
  const [table, articles] = await Promise.all([loadTable(c, found), searchScheduleItems(services.content, visit, term)])
  const draft = toDraft(found, area => formatTypedFigure(visit.locale, area))
  const isNew = path === paths.schedule
  const shown = { draft, table, term, found: articles, problem, isNew, currency: visit.currency }
  return renderPage(c, <EditPage {...shown} />, {
    title: language.t('schedule.title'),
    description: language.t('schedule.description'),
    noIndex: !isNew || term !== '',
    sheet: 'schedule',
  })
}

/** Shows a message about the invalid address, and an empty schedule. */
function renderProblem(c: Context<AppEnv>, problem: 'broken' | 'newer') {
  c.status(404)
  return renderEditPage(c, { title: '', rooms: [{ name: '', area: null, positions: [] }] }, `schedule.${problem}`)
}
