import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import * as paths from '#client/paths.ts'
import type { AppEnv } from '../../env.ts'
import { callManagement } from '../../shared/edge/management.ts'
import { change, load, parseRefusal, type Refusal } from '../call.ts'
import { renderDesk } from '../document.tsx'
import { DeskFailure } from '../failure.ts'
import { readForm, type SentForm } from '../form-data.ts'
import { passTable } from '../orders/pass.ts'
import { ItemPage } from './item-page.tsx'
import { StockPage } from './page.tsx'
import { type CountAttempt, countAnswer, type FailedCount, stockList, stockMoves } from './stock.ts'

/** Serves the list of stock, stock counts, and an item's history. */
export const stockScreenRoutes = new Hono<AppEnv>()
  .on(['GET', 'POST'], paths.deskStock, async c => {
    if (c.req.method === 'POST') return changeStock(c)
    return c.req.query('csv') ? passTable(c, `stock?${listQuery(c)}&limit=100`) : renderList(c, null, null)
  })
  .on(['GET', 'POST'], paths.deskItem, async c => (c.req.method === 'POST' ? changeItem(c) : renderItem(c, null)))

async function changeStock(c: Context<AppEnv>) {
  const form = await readForm(c)
  if (form.change === 'file') return renderList(c, null, await countFile(c, form))
  const item = form.field('item')
  const refusal = await countItem(c, form, item)
  if (refusal) return renderList(c, { item, counted: form.field('counted'), refusal }, null)
  return c.redirect(`${c.var.language.urlTo(paths.deskStock)}?${listQuery(c)}&done=1`, 303)
}

async function changeItem(c: Context<AppEnv>) {
  const form = await readForm(c)
  const refusal = form.change === 'details' ? await saveDetails(c, form) : await correct(c, form)
  if (refusal) return renderItem(c, { change: form.change, refusal })
  return c.redirect(`${c.var.language.urlTo(paths.deskItem, c.req.param('item') ?? '')}?done=1`, 303)
}

/** The filters of the list, from its address. */
function listQuery(c: Context<AppEnv>): string {
  const { find = '', low = '', after = '' } = c.req.query()
  const text = find.trim()
  return new URLSearchParams({
    ...(text.length > 1 && { find: text }),
    ...(low === '1' && { low }),
    ...(after && { after }),
  }).toString()
}

const toWhole = (text: string) => (/^[+-]?\d{1,7}$/.test(text) ? Number(text) : text)

/** Stores how many pieces of an item lie on the shelf, if the list still shows what is stored. */
const countItem = (c: Context<AppEnv>, form: SentForm, item: string) =>
  change(
    c,
    c.var.operator,
    { key: form.state.key, version: '' },
    {
      method: 'PUT',
      path: `stock/${encodeURIComponent(item)}`,
      body: { counted: toWhole(form.field('counted')), seen: toWhole(form.field('seen')) },
    },
  )

/** Changes an item's stock by a difference, with a reason. */
const correct = (c: Context<AppEnv>, form: SentForm) =>
  change(c, c.var.operator, form.state, {
    method: 'PUT',
    path: `stock/${encodeURIComponent(c.req.param('item') ?? '')}`,
    body: { change: toWhole(form.field('change')), reason: form.field('reason'), note: form.field('note') },
  })

const saveDetails = (c: Context<AppEnv>, form: SentForm) =>
  change(c, c.var.operator, form.state, {
    method: 'PATCH',
    path: `stock/${encodeURIComponent(c.req.param('item') ?? '')}`,
    body: { place: form.field('place'), low: form.field('low') === '' ? null : toWhole(form.field('low')) },
  })

/** Checks a file with a stock count, or stores it if it was checked and shown before. */
async function countFile(c: Context<AppEnv>, form: SentForm): Promise<CountAttempt> {
  const csv = form.field('csv') || (await form.file('file'))
  const apply = form.field('apply') === '1'
  const response = await callManagement(c, c.var.operator, {
    ...{ method: 'POST', path: 'stock', body: { csv, apply } },
    headers: apply && form.state.key ? { 'Idempotency-Key': form.state.key } : {},
  })
  if (response.status >= 500) throw new DeskFailure(503)
  if (!response.ok) return { csv, changes: null, isApplied: false, refusal: await parseRefusal(response) }
  const { changes, applied } = v.parse(countAnswer, await response.json())
  return { csv, changes, isApplied: applied, refusal: null }
}

async function renderList(c: Context<AppEnv>, failed: FailedCount | null, file: CountAttempt | null) {
  const { operator, language } = c.var
  const { value } = await load(c, operator, `stock?${listQuery(c)}`, stockList)
  const { find = '', low = '', done } = c.req.query()
  const screen = {
    list: value,
    operator,
    find,
    isLow: low === '1',
    isDone: done !== undefined && !failed,
    failed,
    file,
  }
  const refusal = failed?.refusal ?? file?.refusal
  return renderDesk(c, <StockPage screen={screen} query={listQuery(c)} />, {
    title: language.t('desk.stock'),
    operator,
    status: refusal ? 409 : 200,
  })
}

async function renderItem(c: Context<AppEnv>, failed: { change: string; refusal: Refusal } | null) {
  const { operator } = c.var
  const item = c.req.param('item') ?? ''
  const before = c.req.query('before')
  const path = `stock/${encodeURIComponent(item)}/moves${before ? `?${new URLSearchParams({ before })}` : ''}`
  const [{ value: list }, { value: history }] = await Promise.all([
    load(c, operator, `stock?${new URLSearchParams({ find: item })}`, stockList),
    load(c, operator, path, stockMoves),
  ])
  const found = list.items.find(entry => entry.item === item)
  if (!found) throw new DeskFailure(404)
  const isDone = c.req.query('done') !== undefined && !failed
  return renderDesk(
    c,
    <ItemPage item={found} history={history} operator={operator} isDone={isDone} failed={failed} />,
    {
      title: found.name,
      operator,
      status: failed ? 409 : 200,
    },
  )
}
