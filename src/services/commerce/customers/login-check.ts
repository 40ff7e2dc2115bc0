import { isEmail } from '#client/shared/commerce/address.ts'
import { fail, type Outcome } from '../lib/outcome.ts'
import { type Bucket, runWithinLimits } from '../limits/limiter.ts'
import type { CustomerShop } from './login.ts'
import { isPassword, isRightPassword } from './passwords/passwords.ts'
import { type CustomerRecord, findCustomer } from './storage.ts'

/**
 * Finds the customer with this e-mail address and password. The number of wrong attempts is limited
 * for each account and for each network address.
 */
export async function findByPassword(
  { db, limits, address }: CustomerShop,
  email: string,
  password: string,
): Promise<Outcome<CustomerRecord>> {
  const attempt = await runWithinLimits(limits, loginBuckets(address, email), async () => {
    // A text that cannot be a password is rejected without hashing it, to save CPU time.
    if (!isEmail(email) || !isPassword(password)) return { value: null, counts: true }
    const customer = await findCustomer(db, email)
    const isRight = await isRightPassword(password, customer?.password ?? null)
    return { value: isRight ? customer : null, counts: !isRight }
  })
  if (!attempt.ok) return attempt
  return attempt.value ? { ok: true, value: attempt.value } : wrongPassword
}

/** Checks the password of a logged-in customer. Wrong attempts count as failed logins. */
export async function checkOwnPassword(
  { limits, address }: CustomerShop,
  customer: CustomerRecord,
  password: string,
): Promise<Outcome<null>> {
  const attempt = await runWithinLimits(limits, loginBuckets(address, customer.email), async () => {
    const isRight = isPassword(password) && (await isRightPassword(password, customer.password))
    return { value: isRight, counts: !isRight }
  })
  if (!attempt.ok) return attempt
  return attempt.value ? { ok: true, value: null } : wrongPassword
}

export const wrongPassword = fail(406, { password: 'incorrect' })

const loginBuckets = (address: string, email: string): Bucket[] => [
  { rule: 'loginByAddress', of: address },
  accountBucket(email),
]

export const accountBucket = (email: string): Bucket => ({ rule: 'loginByAccount', of: email.toLowerCase() })
