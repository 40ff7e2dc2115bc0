import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import * as v from 'valibot'
import * as paths from '#client/paths.ts'
import type { AppEnv } from '../../env.ts'
import { callManagement } from '../../shared/edge/management.ts'
import { change as changeInCommerce, load, parseRefusal } from '../call.ts'
import { renderDesk } from '../document.tsx'
import { DeskFailure } from '../failure.ts'
import { passRedirect } from '../files.ts'
import { readForm, type SentForm } from '../form-data.ts'
import { parseChange } from './changes.ts'
import { managedOrderAnswer, refundPreview } from './order.ts'
import { DeskOrderPage } from './page.tsx'
import { isOrderChange } from './rights.ts'
import type { Attempt } from './screen.ts'

type OrderContext = Context<AppEnv, typeof paths.deskOrder>

/** Serves the page of an order, with everything that is known about it and forms that change it. */
export const deskOrderRoutes = new Hono<AppEnv>()
  .on(['GET', 'POST'], paths.deskOrder, async c => {
    if (c.req.method === 'GET') return renderOrder(c, null)
    const form = await readForm(c)
    const attempt = await makeChange(c, form)
    if (attempt) return renderOrder(c, attempt)
    return c.redirect(`${c.var.language.urlTo(paths.deskOrder, c.req.param('number'))}?done=1`, 303)
  })
  .get(paths.deskSummary, c =>
    passRedirect(c, `orders/${c.req.param('number')}/summary.pdf?language=${c.var.language.locale}`),
  )
  .get(paths.deskReceipt, c => passRedirect(c, `orders/${c.req.param('number')}/receipt.pdf`))
  .get(paths.deskCreditNote, c =>
    passRedirect(c, `orders/${c.req.param('number')}/credit-notes/${c.req.param('credit')}`),
  )

/** Makes the change that a sent form asks for. Returns null if the change is made. */
async function makeChange(c: OrderContext, form: SentForm): Promise<Attempt | null> {
  const { operator, language } = c.var
  const [change = '', id = ''] = form.change.split(' ')
  if (!isOrderChange(change)) throw new DeskFailure(404)
  const parsed = parseChange(c.req.param('number'), change, id, form)
  if ('invalid' in parsed) {
    const errors =
      parsed.invalid === 'pieces'
        ? { [language.t('desk.orderPieces')]: language.t('desk.orderPiecesInvalid') }
        : { [language.t('desk.orderAmount')]: language.t('desk.orderAmountInvalid') }
    return { form, refusal: { status: 406, errors }, preview: null }
  }
  if (change !== 'preview') {
    const refusal = await changeInCommerce(c, operator, form.state, parsed.call)
    return refusal && { form, refusal, preview: null }
  }
  const headers: Record<string, string> = form.state.version ? { 'If-Match': form.state.version } : {}
  const response = await callManagement(c, operator, { ...parsed.call, headers })
  if (!response.ok) return { form, refusal: await parseRefusal(response), preview: null }
  const { preview } = v.parse(refundPreview, await response.json())
  return { form, refusal: null, preview }
}

async function renderOrder(c: OrderContext, attempt: Attempt | null) {
  const { operator, language } = c.var
  const number = c.req.param('number')
  const path = `orders/${number}?language=${language.locale}`
  const loaded = await load(c, operator, path, managedOrderAnswer)
  // The refund may be made only if the order still has the version from which the preview was made.
  const version = attempt?.preview ? attempt.form.state.version : loaded.version
  const isDone = c.req.query('done') !== undefined && attempt === null
  return renderDesk(c, <DeskOrderPage screen={{ order: loaded.value.order, version, operator, isDone, attempt }} />, {
    title: language.t('desk.orderTitle', { number }),
    operator,
    status: toStatus(attempt?.refusal?.status),
  })
}

/** Returns the status of a page that shows why a form's change was rejected. */
const toStatus = (refused: number | undefined): ContentfulStatusCode =>
  refused === undefined ? 200 : refused === 403 || refused === 412 || refused === 429 ? refused : 409
