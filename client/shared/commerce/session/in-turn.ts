/**
 * `choice`: a shopper's decision; `typing`: automatic saving while typing; `payment`: a payment.
 */
export type ChangeKind = 'choice' | 'typing' | 'payment'

/* The queue of a page's changes, which run one after the other. The server does not use it. */
let latest: Promise<unknown> = Promise.resolve()
const openCounts: Record<ChangeKind, number> = { choice: 0, typing: 0, payment: 0 }
const followers = new Set<() => void>()

/** Queues a change. It runs after all earlier changes, whether they succeed or fail. */
export function queueChange<Answer>(kind: ChangeKind, run: () => Promise<Answer>): Promise<Answer> {
  count(kind, 1)
  // The count is reduced later, so that the queue does not look idle between a change and the next
  // one.
  const change = latest.then(run, run).finally(() => setTimeout(count, 0, kind, -1))
  latest = change
  return change
}

function count(kind: ChangeKind, difference: number) {
  openCounts[kind] += difference
  for (const callback of followers) callback()
}

/** Resolves or rejects like the latest change. */
export const getLatestChange = () => latest

/** Whether changes of this kind are queued or running. Default: changes of any kind. */
export const isChanging = (kind?: ChangeKind) =>
  kind ? openCounts[kind] > 0 : Object.values(openCounts).some(number => number > 0)

/** Calls back whenever changes begin or end. Returns a function that unsubscribes. */
export function followChanges(callback: () => void) {
  followers.add(callback)
  return () => void followers.delete(callback)
}
