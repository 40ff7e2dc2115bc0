import { CommerceError } from './error.ts'
import { commerce, keepSelection, readySelection } from './query.ts'
import type { SelectionAnswer } from './schema.ts'

interface Line {
  line: string
  item: string
  quantity: number
}

/** One call: a line's new quantity (0 removes it), or an item to add. */
type Step = { line: string; quantity: number } | { item: string; quantity: number }

/**
 * Logs in or out and carries the bag along: where the items that come of it differ from the ones before, lines are cleared and
 * the items added again, and the selection is asked for anew (specification, §4). Throws what `change` throws.
 */
export async function withBag(change: () => Promise<SelectionAnswer>): Promise<SelectionAnswer> {
  const before = (await readySelection()).selection?.items ?? []
  const answer = await change()
  // An empty bag has nothing to carry, and the one that was kept for the customer is welcome.
  const steps = before.length > 0 ? stepsTo(before, answer.selection?.items ?? []) : []
  for (const step of steps) await take(step)
  const settled = steps.length > 0 ? await commerce.selection() : answer
  keepSelection(settled)
  return settled
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
