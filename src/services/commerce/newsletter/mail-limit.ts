import type { Failure } from '../lib/outcome.ts'
import { type Bucket, countUse } from '../limits/limiter.ts'
import { mailboxOf } from '../mail/mailbox.ts'
import type { Shop } from '../selection/session.ts'

export type Limited = Pick<Shop, 'limits' | 'address'>

/** Limits mails that anyone can request to any address; null within the limit. */
export function limitMails(
  { limits, address }: Limited,
  email: string,
  rule: 'newsletterByTarget' | 'noticeByTarget',
): Promise<Failure | null> {
  const buckets: Bucket[] = [
    { rule: 'newsletterByAddress', of: address },
    { rule, of: mailboxOf(email) },
  ]
  return countUse(limits, buckets)
}
