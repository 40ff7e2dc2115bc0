import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { addressOf } from '../http/client-address.ts'
import { type CommerceEnv, refuse } from '../http/respond.ts'
import { digest } from '../lib/ids.ts'
import type { Entrance, LimitObject, Rule } from './limiter-object.ts'

/** What is limited, and how strictly (resilience: accounts and addresses are separate, never one limit on the pair). */
const rules = {
  loginByAccount: { most: 10, seconds: 15 * 60 },
  loginByAddress: { most: 30, seconds: 10 * 60 },
  registerByAddress: { most: 10, seconds: 60 * 60 },
  // Nothing is counted here: those who register one address at once do so one after the other, and only the first hashes a password.
  registerByEmail: { most: 1, seconds: 60 },
  resetByAccount: { most: 3, seconds: 60 * 60 },
  resetByAddress: { most: 30, seconds: 60 * 60 },
  // Whoever is written to by somebody else's hand is written to three times a day at most.
  newsletterByTarget: { most: 3, seconds: 24 * 60 * 60 },
  noticeByTarget: { most: 20, seconds: 60 * 60 },
  newsletterByAddress: { most: 30, seconds: 60 * 60 },
  withdrawalByTarget: { most: 6, seconds: 60 * 60 },
  withdrawalByAddress: { most: 30, seconds: 60 * 60 },
  voucherBySession: { most: 20, seconds: 10 * 60 },
  voucherByAddress: { most: 20, seconds: 10 * 60 },
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

/**
 * Does `work` within all of these limits, or does not do it at all and says for how many seconds. Limits are entered in their order,
 * which is the same everywhere: attempts that wait for one another cannot form a ring.
 */
export async function within<T>(
  env: Env,
  buckets: Bucket[],
  work: () => Promise<Attempt<T>>,
): Promise<{ value: T } | { retryAfter: number }> {
  const entered: ((counts: boolean) => Promise<void>)[] = []
  const leave = (counts: boolean) => Promise.all(entered.map(end => end(counts)))
  for (const { rule, of } of buckets) {
    const limit = await limitOf(env, { rule, of })
    const entrance: Entrance = await limit.enter(rules[rule])
    if ('retryAfter' in entrance) {
      await leave(false)
      return entrance
    }
    entered.push(async counts => {
      await limit.leave(entrance.ticket, counts, rules[rule])
    })
  }
  const { value, counts } = await work()
  await leave(counts)
  return { value }
}

/** Counts one use of each limit; null when all allow it, else the seconds to wait. */
export async function use(env: Env, buckets: Bucket[]): Promise<number | null> {
  const used = await within(env, buckets, async () => ({ value: null, counts: true }))
  return 'retryAfter' in used ? used.retryAfter : null
}

export const forgetAttempts = async (env: Env, bucket: Bucket) => (await limitOf(env, bucket)).clear()

/** The answer of a call that came too often. The key and the status are ours: the contract has none. */
export function refuseForNow(c: Context<CommerceEnv>, retryAfter: number) {
  c.header('Retry-After', String(retryAfter))
  return refuse(c, 429, { limit: 'too many attempts, try again later' })
}

/** Wrong codes are guesses: who has made too many is told of every code that there is none, and none is looked up. */
export const limitGuesses = createMiddleware<CommerceEnv>(async (c, next) => {
  const { token } = c.var.session
  const buckets: Bucket[] = [
    { rule: 'voucherByAddress', of: addressOf(c) },
    ...(token ? [{ rule: 'voucherBySession', of: token } as const] : []),
  ]
  const guess = await within(c.env, buckets, async () => {
    await next()
    return { value: null, counts: c.res.status === 404 }
  })
  return 'retryAfter' in guess ? refuse(c, 404, { voucher: 'not found' }) : undefined
})

async function limitOf({ LIMITS }: Env, { rule, of }: Bucket): Promise<DurableObjectStub<LimitObject>> {
  // No address of a person is in the name.
  return LIMITS.getByName(await digest(`${rule} ${of}`))
}
