import { digest } from '../lib/ids.ts'
import { type Failure, fail } from '../lib/outcome.ts'
import type { Entrance, LimitObject, Rule } from './limiter-object.ts'

/**
 * What is limited, and how strictly (resilience: accounts and addresses are separate, never one
 * limit on the pair).
 */
const rules = {
  loginByAccount: { max: 10, seconds: 15 * 60 },
  loginByAddress: { max: 30, seconds: 10 * 60 },
  registerByAddress: { max: 10, seconds: 60 * 60 },
  // Nothing is counted here: those who register one address at once do so one after the other, and
  // only the first hashes a password.
  registerByEmail: { max: 1, seconds: 60 },
  resetByAccount: { max: 3, seconds: 60 * 60 },
  resetByAddress: { max: 30, seconds: 60 * 60 },
  // Anyone may have mails sent to anyone, so three a day at most.
  newsletterByTarget: { max: 3, seconds: 24 * 60 * 60 },
  noticeByTarget: { max: 20, seconds: 60 * 60 },
  newsletterByAddress: { max: 30, seconds: 60 * 60 },
  withdrawalByTarget: { max: 6, seconds: 60 * 60 },
  withdrawalByAddress: { max: 30, seconds: 60 * 60 },
  voucherBySession: { max: 20, seconds: 10 * 60 },
  voucherByAddress: { max: 20, seconds: 10 * 60 },
} satisfies Record<string, Rule>

/** One limit of one account, address, session or mailbox. */
export interface Bucket {
  rule: keyof typeof rules
  of: string
}

/** What an attempt came to. `counts`: against its limits. */
interface Attempt<T> {
  value: T
  counts: boolean
}

type Limits = Env['LIMITS']

/**
 * Does `work` within all of these limits, or fails without doing it. Limits are entered in the same
 * order everywhere, so that attempts which wait for one another cannot deadlock.
 */
export async function withLimit<T>(
  limits: Limits,
  buckets: Bucket[],
  work: () => Promise<Attempt<T>>,
): Promise<{ ok: true; value: T } | Failure> {
  const entered: ((counts: boolean) => Promise<void>)[] = []
  const leave = (counts: boolean) => Promise.all(entered.map(end => end(counts)))
  for (const { rule, of } of buckets) {
    const limit = await limitOf(limits, { rule, of })
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
  const used = await withLimit(limits, buckets, async () => ({ value: null, counts: true }))
  return used.ok ? null : used
}

export const deleteAttempts = async (limits: Limits, bucket: Bucket) => (await limitOf(limits, bucket)).clear()

/**
 * The failure of a call that came too often. The key and the status are ours: the contract has
 * none.
 */
const tooManyRequests = (retryAfter: number): Failure => ({
  ...fail(429, { limit: 'too many attempts, try again later' }),
  retryAfter,
})

async function limitOf(limits: Limits, { rule, of }: Bucket): Promise<DurableObjectStub<LimitObject>> {
  // No address of a person is in the name.
  return limits.getByName(await digest(`${rule} ${of}`))
}
