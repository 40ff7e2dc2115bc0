import { type Context, Hono } from 'hono'
import * as paths from '#client/paths.ts'
import type { AppEnv } from '../../env.ts'
import { change as changeInCommerce, load, type RefusedChange } from '../call.ts'
import { renderDesk } from '../document.tsx'
import { DeskFailure } from '../failure.ts'
import { readForm, type SentForm } from '../form-data.ts'
import { isItemChange, isOutdated, moveList, parseItemChange } from './item.ts'
import { ItemPage } from './item-page.tsx'
import { toPageStatus } from './refused.ts'
import { formatListedItem, type ListedItem, stockList } from './stock.ts'

type ItemContext = Context<AppEnv, typeof paths.deskItem>

/** Serves the page of an item: its stock, the forms that change it, and its history. */
export const deskItemRoutes = new Hono<AppEnv>().on(['GET', 'POST'], paths.deskItem, async c => {
  if (c.req.method === 'GET') return renderItem(c, await loadItem(c), null, null)
  const form = await readForm(c)
  const refusal = await makeChange(c, form)
  if (refusal) return renderItem(c, await loadItem(c), form, refusal)
  return c.redirect(`${c.var.language.urlTo(paths.deskItem, c.req.param('item'))}?done=1`, 303)
})

/** Makes the change that a sent form asks for. Returns null if the change is made. */
async function makeChange(c: ItemContext, form: SentForm): Promise<RefusedChange | null> {
  const { operator, language } = c.var
  if (!isItemChange(form.change)) throw new DeskFailure(404)
  const parsed = parseItemChange(c.req.param('item'), form.change, form)
  if ('invalid' in parsed) {
    const label = { counted: 'desk.stockCounted', pieces: 'desk.stockChange', low: 'desk.stockLowMark' } as const
    return { status: 406, errors: { [language.t(label[parsed.invalid])]: language.t('desk.stockNumber') } }
  }
  if (form.change === 'details' && isOutdated(form, await loadItem(c))) return { status: 412, errors: {} }
  return changeInCommerce(c, operator, form.state, parsed.call)
}

/** Loads the item that the address names. Throws `DeskFailure` if it does not exist. */
async function loadItem(c: ItemContext): Promise<ListedItem> {
  const wanted = c.req.param('item')
  const query = new URLSearchParams({ find: wanted, limit: '100' })
  const { value } = await load(c, c.var.operator, `stock?${query}`, stockList)
  const found = value.items.find(({ item }) => item === wanted)
  if (!found) throw new DeskFailure(404)
  return found
}

async function renderItem(c: ItemContext, item: ListedItem, sent: SentForm | null, refusal: RefusedChange | null) {
  const { operator, language } = c.var
  const before = /^\d{1,15}$/.exec(c.req.query('before') ?? '')
  const path = `stock/${encodeURIComponent(item.item)}/moves${before ? `?before=${before[0]}` : ''}`
  const { value: history, version } = await load(c, operator, path, moveList)
  const isDone = c.req.query('done') !== undefined && !sent
  return renderDesk(c, <ItemPage screen={{ item, history, version, operator, isDone, sent, refusal }} />, {
    title: formatListedItem(item, language.locale),
    operator,
    status: toPageStatus(refusal),
  })
}
