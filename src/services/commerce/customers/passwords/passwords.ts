import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'

/**
 * Parameters of scrypt that OWASP recommends. They need 16 MiB of memory, which a Worker has. Each
 * hash contains its parameters, so that they can be raised for new passwords.
 */
const parameters = { N: 2 ** 14, r: 8, p: 5 }

/**
 * Minimum and maximum length of a password, in UTF-16 units. `new-passwords.ts` has stricter rules
 * for new passwords.
 */
const length = { min: 4, max: 1024 }

export const isPassword = (password: unknown): password is string =>
  typeof password === 'string' &&
  password.isWellFormed() &&
  password.length >= length.min &&
  password.length <= length.max

/** Hashes the whole password with a random salt, as `scrypt$16384$8$5$<salt>$<hash>` in base64. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, parameters)
  const { N, r, p } = parameters
  return ['scrypt', N, r, p, salt.toString('base64'), key.toString('base64')].join('$')
}

/**
 * Compares a password with a stored hash, in constant time. `hash` is null if the e-mail address
 * has no account. The function then returns false, but only after the same work, so that the time
 * it takes does not reveal who has an account.
 */
export async function isRightPassword(password: string, hash: string | null): Promise<boolean> {
  const [, N, r, p, salt, key] = v.parse(hashParts, (hash ?? decoy).split('$'))
  const expectedKey = Buffer.from(key, 'base64')
  const actualKey = await derive(password, Buffer.from(salt, 'base64'), { N, r, p })
  return timingSafeEqual(actualKey, expectedKey) && hash !== null
}

const whole = v.pipe(v.string(), v.transform(Number), v.integer())
const hashParts = v.tuple([v.literal('scrypt'), whole, whole, whole, v.string(), v.string()])

/** A hash that matches no password. */
const decoy = ['scrypt', parameters.N, parameters.r, parameters.p, btoa('0'.repeat(16)), btoa('0'.repeat(32))].join('$')

function derive(password: string, salt: Buffer, options: typeof parameters): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, 32, options, (error, key) => (error ? reject(error) : resolve(key)))
  })
}
