/** Shoppers' decisions, automatic saving, and payments. */
export type ChangeKind = 'choice' | 'typing' | 'payment'

/* A page's changes, which run one after the other. Unused on the server. */
let latest: Promise<unknown> = Promise.resolve()
const open: Record<ChangeKind, number> = { choice: 0, typing: 0, payment: 0 }
const followers = new Set<() => void>()

/** Runs a change after those before it, whether they succeeded or not. */
export function inTurn<Answer>(kind: ChangeKind, run: () => Promise<Answer>): Promise<Answer> {
  count(kind, 1)
  // A moment later: who waits for one change and makes the next is not in between.
  const change = latest.then(run, run).finally(() => setTimeout(count, 0, kind, -1))
  latest = change
  return change
}

function count(kind: ChangeKind, more: number) {
  open[kind] += more
  for (const callback of followers) callback()
}

/** Rejects when the latest change failed. */
export const latestChange = () => latest

/** Whether changes are waiting or on their way; without a kind, any. */
export const isChanging = (kind?: ChangeKind) =>
  kind ? open[kind] > 0 : Object.values(open).some(number => number > 0)

/** Calls back whenever changes begin or end. Returns how to end that. */
export function followChanges(callback: () => void) {
  followers.add(callback)
  return () => void followers.delete(callback)
}
