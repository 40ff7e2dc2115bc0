import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { findCountry } from '../catalogue/countries.ts'
import { type Customer, customerView } from '../customers/storage.ts'
import { mustReload } from '../delivery/widget.ts'
import { randomId } from '../lib/ids.ts'
import { type Language, languageOf } from '../lib/languages.ts'
import { findOrderOf } from '../orders/storage.ts'
import { offeredProviders } from '../providers.ts'
import type { Change } from '../selection/changes.ts'
import { loadQuote, type Quote } from '../selection/quote.ts'
import type { SelectionState } from '../selection/state.ts'
import { selectionView } from '../selection/view.ts'
import type { Session } from '../session.ts'

export interface CommerceEnv {
  Bindings: Env
  Variables: { session: Session }
}

type Ctx = Context<CommerceEnv>

/** An error in the contract's shape: `errors` by field or subject, with the token beside it. */
export const refuse = (c: Ctx, status: ContentfulStatusCode, errors: Record<string, string>, more: object = {}) =>
  c.json({ token: c.var.session?.token ?? null, errors, ...more }, status)

/** Who is logged in, beside every answer while somebody is. */
export const loggedInView = (customer: Customer | null) => (customer ? { loggedIn: customerView(customer) } : {})

interface Extra {
  status?: ContentfulStatusCode
  /** Put before the selection. */
  more?: object
  /** What the delivery widget on the page was made of; null where there can be none. */
  before?: Quote | null
  /** The change came from that widget. */
  chosenInWidget?: boolean
}

/** The whole selection, priced now. */
export async function answerSelection(
  c: Ctx,
  state: SelectionState,
  { status = 200, more = {}, before = null, chosenInWidget = false }: Extra = {},
) {
  const quote = await quoteOf(c, state)
  const reload = before !== null && mustReload(before, quote, { chosenInWidget })
  const { token, customer } = c.var.session
  const view = selectionView(quote, offeredProviders(c.env, state.paymentMethod), { reload })
  return c.json({ token, ...more, ...view, ...loggedInView(customer) }, status)
}

/** The selection as this shop prices and delivers it. */
export const quoteOf = (c: Ctx, state: SelectionState) =>
  loadQuote(c.env.COMMERCE_DB, state, { deliveryWidget: Boolean(c.env.DELIVERY_WIDGET) })

/** Makes a change and answers the selection after it; what the stock does not have is a 410 with the corrected selection. */
export async function changeSelection(
  c: Ctx,
  change: Change,
  { status = 200, chosenInWidget = false }: Pick<Extra, 'status' | 'chosenInWidget'> = {},
) {
  const before = await widgetBefore(c)
  const { state, refusal, unavailable } = await c.var.session.change(change)
  if (refusal) return refuse(c, refusal.status, refusal.errors)
  const extra = { before, chosenInWidget }
  if (unavailable.length === 0) return answerSelection(c, state, { ...extra, status })
  if (change.type === 'setPlace') return answerSelection(c, state, { ...extra, more: { unavailable } })
  const errors = { stock: 'unavailable items' }
  return answerSelection(c, state, { ...extra, status: 410, more: { errors, unavailable } })
}

/** For `answerSelection`, before a change is made. Costs a look at the selection only where the widget is on. */
export const widgetBefore = async (c: Ctx) => (c.env.DELIVERY_WIDGET ? quoteOf(c, await c.var.session.load()) : null)

/**
 * The session's selection. When a payment was started, an order may have been made without the selection hearing of it (the
 * process ended in between): then the purchase is completed here, before anything else is done with it.
 */
export async function loadSelection(c: Ctx): Promise<SelectionState> {
  const state = await c.var.session.load()
  if (!state.paying) return state
  const order = await findOrderOf(c.env.COMMERCE_DB, state.id)
  if (!order) return state
  const { reference, snapshot } = order
  const change = {
    type: 'complete',
    selection: state.id,
    order: reference,
    lines: snapshot.lines,
    next: randomId(),
  } as const
  return (await c.var.session.change(change)).state
}

/** The session's language: the chosen one, else its country's. */
export async function loadLanguage(c: Ctx): Promise<Language> {
  const { language, place } = await loadSelection(c)
  const country = place.country ? await findCountry(c.env.COMMERCE_DB, place.country) : null
  return languageOf(language, country?.language)
}
