import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { CommerceEnv } from '../../env.ts'
import { respond, respondFailure } from '../../http/respond.ts'
import { priceSelection, type SelectionOutcome } from '../change-selection.ts'
import { type PricedSelection, selectionView } from './view.ts'

/** Responds with a result. A failure with a correction also contains the current selection. */
export async function respondCorrected<T>(
  c: Context<CommerceEnv>,
  outcome: SelectionOutcome<T>,
  view: (value: T) => object | Promise<object>,
  status: ContentfulStatusCode = 200,
): Promise<Response> {
  if (outcome.ok || !outcome.correction) return respond(c, outcome, view, status)
  const { correction, ...failure } = outcome
  const { state, unavailable, widget = null } = correction
  const extraFields = unavailable ? { unavailable } : {}
  return respondFailure(c, failure, selectionView(await priceSelection(c.var.shop, state, { widget, extraFields })))
}

/** Responds with the selection after a change, or with the failure of the change. */
export const respondSelection = (
  c: Context<CommerceEnv>,
  outcome: SelectionOutcome<PricedSelection>,
  status: ContentfulStatusCode = 200,
) => respondCorrected(c, outcome, selectionView, status)
