import { digest } from '../lib/ids.ts'
import { type Failure, fail } from '../lib/outcome.ts'
import type { Entrance, LimitObject, Rule } from './limiter-object.ts'

/**
 * The limits. `…ByAddress` counts by network address, `…ByTarget` by the mail's recipient.
 * Accounts and network addresses have separate limits, because a limit for each pair of account and
 * address would not stop somebody with many addresses.
 */
const rules = {
  loginByAccount: { max: 10, seconds: 15 * 60 },
  loginByAddress: { max: 30, seconds: 10 * 60 },
  passkeyByAddress: { max: 120, seconds: 10 * 60 },
  registerByAddress: { max: 10, seconds: 60 * 60 },
  // Registrations never count against this limit. It makes simultaneous registrations of an e-mail
  // address run one after the other, so that only the first hashes a password.
  registerByEmail: { max: 1, seconds: 60 },
  resetByAccount: { max: 3, seconds: 60 * 60 },
  resetByAddress: { max: 30, seconds: 60 * 60 },
  // Mails that anyone can have sent to any address are also limited by recipient.
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
  // The acknowledgement of an inquiry is sent to whatever address is typed.
  inquiryByTarget: { max: 5, seconds: 24 * 60 * 60 },
  inquiryByAddress: { max: 10, seconds: 60 * 60 },
  voucherBySession: { max: 20, seconds: 10 * 60 },
  voucherByAddress: { max: 20, seconds: 10 * 60 },
} satisfies Record<string, Rule>

/** A limit, and the account, address, session or mailbox whose attempts are counted (`of`). */
export interface Bucket {
  rule: keyof typeof rules
  of: string
}

/** The result of an attempt, and whether the attempt counts against its limits. */
interface Attempt<T> {
  value: T
  counts: boolean
}

type Limits = Env['LIMITS']

/**
 * Runs `work` if all of these limits allow it; otherwise fails without running it. Callers must
 * list the same limits in the same order, so that two attempts cannot wait for each other forever.
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

/** Counts one attempt against each limit. Returns null if all limits allow it. */
export async function countUse(limits: Limits, buckets: Bucket[]): Promise<Failure | null> {
  const used = await runWithinLimits(limits, buckets, async () => ({ value: null, counts: true }))
  return used.ok ? null : used
}

export const deleteAttempts = async (limits: Limits, bucket: Bucket) => (await findLimit(limits, bucket)).clear()

/**
 * Creates the failure of a rate-limited call. Centra's interface does not define such a failure, so
 * the status 429 and the key `limit` are this service's own.
 */
const tooManyRequests = (retryAfter: number): Failure => ({
  ...fail(429, { limit: 'too many attempts, try again later' }),
  retryAfter,
})

async function findLimit(limits: Limits, { rule, of }: Bucket): Promise<DurableObjectStub<LimitObject>> {
  // The object's name is a hash, so that it contains no personal address.
  return limits.getByName(await digest(`${rule} ${of}`))
}
