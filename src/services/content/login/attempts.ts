import { digestSecret } from '../lib/secrets.ts'

const hourMs = 3_600_000

/** Maximum number of attempts within `ms` milliseconds, by network address or mailbox. */
const rules = {
  linkByAddress: { max: 20, ms: hourMs },
  linkByMailbox: { max: 5, ms: hourMs },
  secretByAddress: { max: 30, ms: hourMs / 6 },
  passkeyByAddress: { max: 60, ms: hourMs / 6 },
}

/**
 * Counts an attempt. Returns false, without counting it, if the limit is reached. A single
 * statement decides, so that simultaneous attempts cannot exceed the limit.
 */
export async function countAttempt(db: D1Database, rule: keyof typeof rules, subject: string): Promise<boolean> {
  const { max, ms } = rules[rule]
  const key = await digestSecret(`${rule} ${subject}`)
  const now = Date.now()
  const [, counted] = await db.batch([
    db.prepare('DELETE FROM login_attempts WHERE at < ?').bind(time(now - hourMs)),
    db
      .prepare(
        `INSERT INTO login_attempts (key, at) SELECT ?1, ?2
         WHERE (SELECT count(*) FROM login_attempts WHERE key = ?1 AND at > ?3) < ?4`,
      )
      .bind(key, time(now), time(now - ms), max),
  ])
  return counted?.meta.changes === 1
}

/**
 * The network address by which attempts are counted. An IPv6 address is reduced to its first 64
 * bits, which belong to one customer.
 */
export function readNetworkAddress({ headers }: Pick<Request, 'headers'>): string {
  const address = headers.get('cf-connecting-ip') ?? 'unknown'
  if (!address.includes(':') || address.includes('.')) return address
  const [head = '', tail = ''] = address.toLowerCase().split('::')
  const [before, after] = [head.split(':').filter(Boolean), tail.split(':').filter(Boolean)]
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  return [...before, ...zeros, ...after].slice(0, 4).join(':')
}

const time = (ms: number) => new Date(ms).toISOString()
