/** How long a browser may take to answer, in ms. */
const lifetime = 5 * 60_000

/** Keeps what an authenticator has to sign: to log in, or, with an editor, to add a passkey. */
export async function keepChallenge(db: D1Database, challenge: string, editor: string | null) {
  const now = Date.now()
  await db.batch([
    db.prepare('DELETE FROM passkey_challenges WHERE expires_at < ?').bind(new Date(now).toISOString()),
    db
      .prepare('INSERT INTO passkey_challenges (challenge, editor, expires_at) VALUES (?, ?, ?)')
      .bind(challenge, editor, new Date(now + lifetime).toISOString()),
  ])
}

/** Uses up a challenge; whether it was kept for this. Each works once. */
export async function redeemChallenge(db: D1Database, challenge: string, editor: string | null): Promise<boolean> {
  const used = await db
    .prepare('DELETE FROM passkey_challenges WHERE challenge = ? AND editor IS ? AND expires_at >= ? RETURNING 1')
    .bind(challenge, editor, new Date().toISOString())
    .first()
  return used !== null
}
