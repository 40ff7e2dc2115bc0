import { type Context, Hono } from 'hono'
import * as paths from '#client/paths.ts'
import type { AppEnv } from '../../env.ts'
import { change, load, type RefusedChange } from '../call.ts'
import { renderDesk } from '../document.tsx'
import { DeskFailure } from '../failure.ts'
import { respondTable } from '../files.ts'
import { readForm, type SentForm } from '../form-data.ts'
import { formatCounts, nameItems, readCounts } from './counts.ts'
import { applyFile, type CountFileAttempt, checkCountFile } from './file.ts'
import { StockFilePage } from './file-page.tsx'
import { StockPage } from './page.tsx'
import { toPageStatus } from './refused.ts'
import { createStockQuery, findByCode, formatStockFilter, parseStockFilter, stockList } from './stock.ts'

/** Serves the stock list, in which items can be counted, and the page for counts in a file. */
export const deskStockRoutes = new Hono<AppEnv>()
  .get(paths.deskStock, c => renderStock(c, null, null))
  .post(paths.deskStock, async c => {
    const form = await readForm(c)
    if (form.change !== 'count') throw new DeskFailure(404)
    const refusal = await storeCounts(c, form)
    if (refusal) return renderStock(c, form, refusal)
    const query = formatStockFilter(parseStockFilter(c.req.query()))
    return c.redirect(`${c.var.language.urlTo(paths.deskStock)}?${query}${query && '&'}done=1`, 303)
  })
  .get(paths.deskStockTable, c => {
    const filter = formatStockFilter({ ...readFilter(c), after: '' })
    return respondTable(c, `stock?${filter}${filter && '&'}limit=100`, 'stock.csv')
  })
  .get(paths.deskStockFile, c => renderFile(c, null))
  .post(paths.deskStockFile, async c => {
    const form = await readForm(c)
    const csv = (await form.file('file')) || form.field('csv')
    const attempt = form.change === 'apply' ? await applyFile(c, form.state, csv) : await checkCountFile(c, csv)
    if (attempt) return renderFile(c, attempt)
    return c.redirect(`${c.var.language.urlTo(paths.deskStockFile)}?done=1`, 303)
  })

const readFilter = (c: Context<AppEnv>) => parseStockFilter(c.req.query())

/** Stores all counts that were typed into the list, or none. Returns null if they are stored. */
async function storeCounts(c: Context<AppEnv>, form: SentForm): Promise<RefusedChange | null> {
  const { operator, language } = c.var
  const counts = readCounts(form)
  if (counts.length === 0) return { status: 406, errors: { '': language.t('desk.stockCountNone') } }
  const csv = formatCounts(counts, form.field('reason'), form.field('note'))
  const call = { method: 'POST' as const, path: 'stock', body: { csv, apply: true } }
  const refusal = await change(c, operator, form.state, call)
  return refusal && nameItems(refusal, counts)
}

async function renderStock(c: Context<AppEnv>, sent: SentForm | null, refusal: RefusedChange | null) {
  const { operator, language } = c.var
  const filter = readFilter(c)
  const { value: list } = await load(c, operator, `stock?${createStockQuery(filter)}`, stockList)
  const scanned = sent ? null : findByCode(list, filter.find)
  if (scanned) return c.redirect(language.urlTo(paths.deskItem, scanned.item), 303)
  const isDone = c.req.query('done') !== undefined && !sent
  return renderDesk(c, <StockPage screen={{ list, filter, operator, isDone, sent, refusal }} />, {
    title: language.t('desk.stock'),
    operator,
    status: toPageStatus(refusal),
  })
}

function renderFile(c: Context<AppEnv>, attempt: CountFileAttempt | null) {
  const { operator, language } = c.var
  const isDone = c.req.query('done') !== undefined && !attempt
  return renderDesk(c, <StockFilePage operator={operator} attempt={attempt} isDone={isDone} />, {
    title: language.t('desk.stockFile'),
    operator,
    status: toPageStatus(attempt?.refusal ?? null),
  })
}
