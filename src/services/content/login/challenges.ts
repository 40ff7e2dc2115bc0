/** How long a browser may take to respond, in ms. */
const lifetimeMs = 5 * 60_000

/**
 * Stores the challenge that an authenticator has to sign: for a login, or with an editor for a new
 * passkey.
 */
export async function storeChallenge(db: D1Database, challenge: string, editor: string | null) {
  const now = Date.now()
  await db.batch([
    db.prepare('DELETE FROM passkey_challenges WHERE expires_at < ?').bind(new Date(now).toISOString()),
    db
      .prepare('INSERT INTO passkey_challenges (challenge, editor, expires_at) VALUES (?, ?, ?)')
      .bind(challenge, editor, new Date(now + lifetimeMs).toISOString()),
  ])
}

/** Uses up a challenge; false if it is unknown or was stored for something else. */
export async function redeemChallenge(db: D1Database, challenge: string, editor: string | null): Promise<boolean> {
  const used = await db
    .prepare('DELETE FROM passkey_challenges WHERE challenge = ? AND editor IS ? AND expires_at >= ? RETURNING 1')
    .bind(challenge, editor, new Date().toISOString())
    .first()
  return used !== null
}
