import { createCommerce } from '../client.ts'
import { CommerceError, isLost } from '../error.ts'
import type { SelectionAnswer } from '../schema/selection.ts'
import { isLoggedIn } from './logged-in.ts'
import { cacheSelection, readySelection } from './selection-store.ts'
import { bagCommerce, sessionOptions } from './session-client.ts'

interface Line {
  line: string
  item: string
  quantity: number
}

/** One call: a line's new quantity (0 removes it), or an item to add. */
type Step = { line: string; quantity: number } | { item: string; quantity: number }

interface Entrance {
  /** Whether a customer is logged in afterwards. */
  logsIn: boolean
  /** Logs in when the change was made but the response with the token was lost. */
  again?: () => Promise<SelectionAnswer>
}

/**
 * Logs in or out and carries the bag over: if items differ afterwards, lines are cleared and the
 * items added again, and the selection is reloaded (specification, §4). Throws what `change`
 * throws.
 */
export async function withBag(change: () => Promise<SelectionAnswer>, entrance: Entrance): Promise<SelectionAnswer> {
  const before = (await readySelection()).selection?.items ?? []
  const answer = await change().catch(error => recover(error, entrance))
  // An empty bag needs no carrying over; the customer's saved bag is kept.
  const steps = before.length > 0 ? stepsTo(before, answer.selection?.items ?? []) : []
  for (const step of steps) await take(step)
  const settled = steps.length > 0 ? await bagCommerce.selection() : answer
  cacheSelection(settled)
  return settled
}

/**
 * After a lost response, asks the platform whether the change was made. Throws `error` when it was
 * not: the page then shows the current state.
 */
export async function recover(error: unknown, { logsIn, again }: Entrance): Promise<SelectionAnswer> {
  if (!isLost(error)) throw error
  const token = sessionOptions.token()
  // The token is kept: a repeated login must still find its bag.
  const now = await createCommerce({ ...sessionOptions, onToken: () => {} })
    .selection()
    .catch(() => {
      throw error
    })
  if (isLoggedIn(now) === logsIn) {
    if (now.token) sessionOptions.onToken(now.token)
    return now
  }
  // A login ends its former session. The new token was in the lost response.
  if (now.token !== token && again) return again()
  cacheSelection(now)
  throw error
}

/** Changes `lines` to exactly `wanted`, without changing lines that are already right. */
export function stepsTo(wanted: Omit<Line, 'line'>[], lines: Line[]): Step[] {
  const left = new Map<string, number>()
  for (const { item, quantity } of wanted) left.set(item, (left.get(item) ?? 0) + quantity)
  const steps: Step[] = []
  for (const { line, item, quantity } of lines) {
    const own = left.get(item) ?? 0
    left.delete(item)
    if (own !== quantity) steps.push({ line, quantity: own })
  }
  return [...steps, ...[...left].map(([item, quantity]) => ({ item, quantity }))]
}

/** Unavailable items are left out; the bag then shows the rest. */
async function take(step: Step) {
  try {
    await ('line' in step
      ? bagCommerce.setQuantity(step.line, step.quantity)
      : bagCommerce.addItem(step.item, step.quantity))
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error
    console.warn('A line of the bag could not be carried over.', error.status)
  }
}
