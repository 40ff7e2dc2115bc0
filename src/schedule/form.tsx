import type { Context } from 'hono'
import * as paths from '#client/paths.ts'
import type { AppEnv } from '../env.ts'
import { ContentError } from '../shared/content/client.ts'
import { logWarning } from '../shared/edge/log.ts'
import { renderPage } from '../shared/frame/render.tsx'
import { formatScheduleCode } from './address.ts'
import { loadScheduleItems, type ScheduleItem } from './articles.ts'
import { checkDraft, type Draft, type DraftErrors, parseAction, parseDraft, roomId } from './draft.ts'
import { EditPage } from './edit-page.tsx'
import { listPositions, type Schedule, scheduleLimits } from './schedule.ts'
import { buildScheduleTable } from './table.ts'

/** Handles the submitted form, and redirects to the schedule's address. Nothing is stored. */
export async function answerScheduleForm(c: Context<AppEnv>) {
  const { language } = c.var
  const form = await c.req.formData()
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const action = parseAction(text('change'), text('into'))
  const draft = parseDraft(form, action)
  const { schedule, errors } = checkDraft(draft)
  const isWrong = Object.keys(errors).length > 0
  const code = isWrong ? null : await formatScheduleCode(schedule)
  if (!code) return renderMistakes(c, draft, schedule, isWrong ? errors : { '': 'schedule.tooLarge' }, text('find'))
  if (action.kind === 'done') return c.redirect(language.urlTo(paths.scheduleLink, code), 303)
  const term = text('find').trim()
  const place = action.kind === 'room' ? `#${roomId(schedule.rooms.length)}` : term ? '#find' : ''
  const query = term ? `?${new URLSearchParams({ find: term })}` : ''
  return c.redirect(language.urlTo(paths.scheduleEdit, code) + query + place, 303)
}

/** Shows the form again as the visitor filled it in, with error messages. */
async function renderMistakes(c: Context<AppEnv>, draft: Draft, schedule: Schedule, errors: DraftErrors, term: string) {
  const { visit, language } = c.var
  const articles = await loadItemsOrNone(c, schedule)
  const table = buildScheduleTable(schedule, articles ?? new Map())
  const problem = articles ? null : 'schedule.unready'
  c.status(422)
  return renderPage(c, <EditPage {...{ draft, errors, table, problem, currency: visit.currency }} term={term} />, {
    title: language.t('schedule.title'),
    noIndex: true,
    sheet: 'schedule',
  })
}

/** Loads the items. Returns null if the content service fails, so that the form is still shown. */
async function loadItemsOrNone(c: Context<AppEnv>, schedule: Schedule): Promise<Map<string, ScheduleItem> | null> {
  try {
    const items = listPositions(schedule).map(({ item }) => item)
    return await loadScheduleItems(c.var.services.content, c.var.visit, items.slice(0, scheduleLimits.positions))
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    logWarning('schedule_without_articles', error)
    return null
  }
}
