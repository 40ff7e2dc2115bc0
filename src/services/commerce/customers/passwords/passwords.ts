import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'

/**
 * One of OWASP's settings for scrypt; it needs 16 MiB, which a Worker has. Each hash stores its own
 * settings, so they can be raised.
 */
const parameters = { N: 2 ** 14, r: 8, p: 5 }

/**
 * Maximum length in UTF-16 units, for all passwords. Rules for new ones are in `new-passwords.ts`.
 */
const length = { min: 4, max: 1024 }

export const isPassword = (password: unknown): password is string =>
  typeof password === 'string' &&
  password.isWellFormed() &&
  password.length >= length.min &&
  password.length <= length.max

/** `scrypt$16384$8$5$<salt>$<hash>`, base64, with a random salt. The whole password is hashed. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, parameters)
  const { N, r, p } = parameters
  return ['scrypt', N, r, p, salt.toString('base64'), key.toString('base64')].join('$')
}

/**
 * Compares in constant time. Without a `hash` (unknown address) it does the same work and returns
 * false.
 */
export async function isRightPassword(password: string, hash: string | null): Promise<boolean> {
  const [, N, r, p, salt, key] = v.parse(hashParts, (hash ?? decoy).split('$'))
  const right = Buffer.from(key, 'base64')
  const given = await derive(password, Buffer.from(salt, 'base64'), { N, r, p })
  return timingSafeEqual(given, right) && hash !== null
}

const whole = v.pipe(v.string(), v.transform(Number), v.integer())
const hashParts = v.tuple([v.literal('scrypt'), whole, whole, whole, v.string(), v.string()])

/** A hash that no password has. */
const decoy = ['scrypt', parameters.N, parameters.r, parameters.p, btoa('0'.repeat(16)), btoa('0'.repeat(32))].join('$')

function derive(password: string, salt: Buffer, options: typeof parameters): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, 32, options, (error, key) => (error ? reject(error) : resolve(key)))
  })
}
