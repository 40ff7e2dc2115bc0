/** How long a browser may take to respond, in ms. */
const lifetimeMs = 5 * 60_000

/**
 * Stores the challenge that an authenticator has to sign. `customer` is null for a login; otherwise
 * it is the customer who adds a passkey.
 */
export async function storeChallenge(db: D1Database, challenge: string, customer: number | null) {
  const now = Date.now()
  await db.batch([
    db.prepare('DELETE FROM passkey_challenges WHERE expires < ?').bind(new Date(now).toISOString()),
    db
      .prepare('INSERT INTO passkey_challenges (challenge, customer, expires) VALUES (?, ?, ?)')
      .bind(challenge, customer, new Date(now + lifetimeMs).toISOString()),
  ])
}

/** Redeems a challenge, which works once. False if it is unknown, expired or for someone else. */
export async function redeemChallenge(db: D1Database, challenge: string, customer: number | null): Promise<boolean> {
  const used = await db
    .prepare('DELETE FROM passkey_challenges WHERE challenge = ? AND customer IS ? AND expires >= ? RETURNING 1')
    .bind(challenge, customer, new Date().toISOString())
    .first()
  return used !== null
}
