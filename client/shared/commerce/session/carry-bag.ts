import { createCommerce } from '../client.ts'
import { CommerceError, isResponseLost } from '../error.ts'
import type { SelectionAnswer } from '../schema/selection.ts'
import { isLoggedIn } from './logged-in.ts'
import { cacheSelection, loadSelection } from './selection-store.ts'
import { bagCommerce, sessionOptions } from './session-client.ts'

interface Line {
  line: string
  item: string
  quantity: number
}

/** One call: it sets a line's quantity (0 removes the line), or adds an item. */
type Step = { line: string; quantity: number } | { item: string; quantity: number }

/** A login or logout. */
interface LoginChange {
  /** Whether a customer is logged in afterwards. */
  logsIn: boolean
  /** Logs in again when the login succeeded but the response with its token was lost. */
  again?: () => Promise<SelectionAnswer>
}

/**
 * Logs in or out and keeps the bag: if its items differ afterwards, the lines are corrected and the
 * selection is reloaded. Throws the error of `change` if the login or logout fails.
 */
export async function keepBag(
  change: () => Promise<SelectionAnswer>,
  loginChange: LoginChange,
): Promise<SelectionAnswer> {
  const before = (await loadSelection()).selection?.items ?? []
  const answer = await change().catch(error => recoverLogin(error, loginChange))
  // An empty bag is not transferred; the customer's saved bag is kept.
  const steps = before.length > 0 ? planSteps(before, answer.selection?.items ?? []) : []
  for (const step of steps) await runStep(step)
  const settled = steps.length > 0 ? await bagCommerce.selection() : answer
  cacheSelection(settled)
  return settled
}

/**
 * After a lost response, requests the selection to see whether the change was made. If it was not
 * made, throws `error`, and the page shows the current state.
 */
export async function recoverLogin(error: unknown, { logsIn, again }: LoginChange): Promise<SelectionAnswer> {
  if (!isResponseLost(error)) throw error
  const token = sessionOptions.token()
  // The old token is kept, because a repeated login needs it to find the bag.
  const now = await createCommerce({ ...sessionOptions, onToken: () => {} })
    .selection()
    .catch(() => {
      throw error
    })
  if (isLoggedIn(now) === logsIn) {
    if (now.token) sessionOptions.onToken(now.token)
    return now
  }
  // The token differs, so the login did end the earlier session, but the new token was in the lost
  // response.
  if (now.token !== token && again) return again()
  cacheSelection(now)
  throw error
}

/**
 * The calls that make `lines` equal to `wanted`; lines that are already correct are not changed.
 */
export function planSteps(wanted: Omit<Line, 'line'>[], lines: Line[]): Step[] {
  const left = new Map<string, number>()
  for (const { item, quantity } of wanted) left.set(item, (left.get(item) ?? 0) + quantity)
  const steps: Step[] = []
  for (const { line, item, quantity } of lines) {
    const wantedQuantity = left.get(item) ?? 0
    left.delete(item)
    if (wantedQuantity !== quantity) steps.push({ line, quantity: wantedQuantity })
  }
  return [...steps, ...[...left].map(([item, quantity]) => ({ item, quantity }))]
}

/** Makes one call. If the platform rejects it, e.g. for an unavailable item, logs a warning. */
async function runStep(step: Step) {
  try {
    await ('line' in step
      ? bagCommerce.setQuantity(step.line, step.quantity)
      : bagCommerce.addItem(step.item, step.quantity))
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error
    console.warn('A line of the bag could not be restored.', error.status)
  }
}
