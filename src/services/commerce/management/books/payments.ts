interface Row {
  reference: string
  method: string
  providerId: string | null
  email: string
  amount: number
  currency: string
  created: string
}

/** Loads the payments without an order whose money the provider refused to refund, at most 100. */
export async function loadUnreturned(db: D1Database): Promise<Row[]> {
  const { results } = await db
    .prepare(
      `SELECT reference, method, provider_id AS providerId, snapshot ->> 'email' AS email,
         authorised_amount AS amount, authorised_currency AS currency, created
       FROM payments WHERE money = 'not_returned' ORDER BY created LIMIT 100`,
    )
    .all<Row>()
  return results
}

/** A payment for the management interface. */
export const unreturnedView = ({ amount, ...payment }: Row) => ({ ...payment, amountAsNumber: amount / 100 })

/**
 * Records that an operator has returned a payment's money, e.g. in the provider's dashboard.
 * Returns false if there is no such payment, or its money need not be returned.
 */
export async function recordReturned(db: D1Database, reference: string): Promise<boolean> {
  const [updated] = await db.batch([
    db
      .prepare(`UPDATE payments SET money = 'returned_otherwise' WHERE reference = ? AND money = 'not_returned'`)
      .bind(reference),
  ])
  return (updated?.meta.changes ?? 0) > 0
}
