import { createCommerce } from '../client.ts'
import { CommerceError, isLost } from '../error.ts'
import type { SelectionAnswer } from '../schema/selection.ts'
import { isLoggedIn } from './logged-in.ts'
import { cacheSelection, readySelection } from './selection-query.ts'
import { commerce, session } from './session-client.ts'

interface Line {
  line: string
  item: string
  quantity: number
}

/** One call: a line's new quantity (0 removes it), or an item to add. */
type Step = { line: string; quantity: number } | { item: string; quantity: number }

interface Entrance {
  /** Whether somebody is logged in afterwards. */
  leadsIn: boolean
  /** What lets the customer in when it was done already and the answer with the token was lost. */
  again?: () => Promise<SelectionAnswer>
}

/**
 * Logs in or out and carries the bag along: where the items that come of it differ from the ones
 * before, lines are cleared and the items added again, and the selection is asked for anew
 * (specification, §4). Throws what `change` throws.
 */
export async function withBag(change: () => Promise<SelectionAnswer>, entrance: Entrance): Promise<SelectionAnswer> {
  const before = (await readySelection()).selection?.items ?? []
  const answer = await change().catch(error => recover(error, entrance))
  // An empty bag has nothing to carry, and the one that was kept for the customer is welcome.
  const steps = before.length > 0 ? stepsTo(before, answer.selection?.items ?? []) : []
  for (const step of steps) await take(step)
  const settled = steps.length > 0 ? await commerce.selection() : answer
  cacheSelection(settled)
  return settled
}

/**
 * Where the answer is lost, the platform is asked what became of it. Throws `error` when nothing
 * did: the page then shows what it holds.
 */
async function recover(error: unknown, { leadsIn, again }: Entrance): Promise<SelectionAnswer> {
  if (!isLost(error)) throw error
  const token = session.token()
  // The token stays as it is: should the login be repeated, the bag that belongs to it is still to
  // be had.
  const now = await createCommerce({ ...session, onToken: () => {} })
    .selection()
    .catch(() => {
      throw error
    })
  if (isLoggedIn(now) === leadsIn) {
    if (now.token) session.onToken(now.token)
    return now
  }
  // A login ends the session it came from. Its own token was in the answer.
  if (now.token !== token && again) return again()
  cacheSelection(now)
  throw error
}

/** What makes `lines` hold exactly what `wanted` holds, changing no line that is right already. */
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

/** What is no longer to be had is left out; the bag then shows what there is. */
async function take(step: Step) {
  try {
    await ('line' in step ? commerce.setQuantity(step.line, step.quantity) : commerce.addItem(step.item, step.quantity))
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error
    console.warn('A line of the bag could not be carried along.', error.status)
  }
}
