import type { Failure } from '../lib/outcome.ts'
import { type Bucket, countUse } from '../limits/limiter.ts'
import { normalizeMailbox } from '../mail/mailbox.ts'
import type { Shop } from '../selection/session.ts'

export type LimitContext = Pick<Shop, 'limits' | 'address'>

/**
 * Counts a mail that anyone can have sent to any address against its limits. Returns null if the
 * limits allow the mail.
 */
export function limitMails(
  { limits, address }: LimitContext,
  email: string,
  rule: 'newsletterByTarget' | 'noticeByTarget',
): Promise<Failure | null> {
  const buckets: Bucket[] = [
    { rule: 'newsletterByAddress', of: address },
    { rule, of: normalizeMailbox(email) },
  ]
  return countUse(limits, buckets)
}
