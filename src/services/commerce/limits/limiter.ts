import { digest } from '../lib/ids.ts'
import { type Failure, fail } from '../lib/outcome.ts'
import type { Entrance, LimitObject, Rule } from './limiter-object.ts'

/** The limits. Accounts and addresses have separate limits, never one on the pair (decision 23). */
const rules = {
  loginByAccount: { max: 10, seconds: 15 * 60 },
  loginByAddress: { max: 30, seconds: 10 * 60 },
  registerByAddress: { max: 10, seconds: 60 * 60 },
  // Attempts never count. It serializes registrations of one address, so that only the first one
  // hashes a password.
  registerByEmail: { max: 1, seconds: 60 },
  resetByAccount: { max: 3, seconds: 60 * 60 },
  resetByAddress: { max: 30, seconds: 60 * 60 },
  // Anyone can request mails to any address.
  newsletterByTarget: { max: 3, seconds: 24 * 60 * 60 },
  noticeByTarget: { max: 20, seconds: 60 * 60 },
  newsletterByAddress: { max: 30, seconds: 60 * 60 },
  withdrawalByTarget: { max: 6, seconds: 60 * 60 },
  withdrawalByAddress: { max: 30, seconds: 60 * 60 },
  emailChangeByCustomer: { max: 5, seconds: 60 * 60 },
  emailChangeByTarget: { max: 3, seconds: 60 * 60 },
  // An export reads every table.
  exportByCustomer: { max: 20, seconds: 60 * 60 },
  orderLinkByTarget: { max: 5, seconds: 60 * 60 },
  orderLinkByAddress: { max: 20, seconds: 60 * 60 },
  // The acknowledgement goes to any address that is typed.
  inquiryByTarget: { max: 5, seconds: 24 * 60 * 60 },
  inquiryByAddress: { max: 10, seconds: 60 * 60 },
  voucherBySession: { max: 20, seconds: 10 * 60 },
  voucherByAddress: { max: 20, seconds: 10 * 60 },
} satisfies Record<string, Rule>

/** One limit of one account, address, session or mailbox. */
export interface Bucket {
  rule: keyof typeof rules
  of: string
}

/** The result of an attempt. `counts`: whether it counts against its limits. */
interface Attempt<T> {
  value: T
  counts: boolean
}

type Limits = Env['LIMITS']

/**
 * Runs `work` within all of these limits, or fails without running it. Limits are always entered in
 * the same order, so that waiting attempts cannot deadlock.
 */
export async function runWithinLimits<T>(
  limits: Limits,
  buckets: Bucket[],
  work: () => Promise<Attempt<T>>,
): Promise<{ ok: true; value: T } | Failure> {
  const entered: ((counts: boolean) => Promise<void>)[] = []
  const leave = (counts: boolean) => Promise.all(entered.map(end => end(counts)))
  for (const { rule, of } of buckets) {
    const limit = await findLimit(limits, { rule, of })
    const entrance: Entrance = await limit.enter(rules[rule])
    if ('retryAfter' in entrance) {
      await leave(false)
      return tooManyRequests(entrance.retryAfter)
    }
    entered.push(async counts => {
      await limit.leave(entrance.ticket, counts, rules[rule])
    })
  }
  const { value, counts } = await work()
  await leave(counts)
  return { ok: true, value }
}

/** Counts one use of each limit; null when all allow it. */
export async function countUse(limits: Limits, buckets: Bucket[]): Promise<Failure | null> {
  const used = await runWithinLimits(limits, buckets, async () => ({ value: null, counts: true }))
  return used.ok ? null : used
}

export const deleteAttempts = async (limits: Limits, bucket: Bucket) => (await findLimit(limits, bucket)).clear()

/**
 * Creates the failure of a rate-limited call. Its key and status extend the wire, which has none.
 */
const tooManyRequests = (retryAfter: number): Failure => ({
  ...fail(429, { limit: 'too many attempts, try again later' }),
  retryAfter,
})

async function findLimit(limits: Limits, { rule, of }: Bucket): Promise<DurableObjectStub<LimitObject>> {
  // The object's name is a hash, so that it contains no personal address.
  return limits.getByName(await digest(`${rule} ${of}`))
}
