// @ts-check

/*
 * A Worker that runs batches of statements for the Node process (`databases.ts`). It is written in
 * JavaScript, because the runtime loads it without a build.
 */

export default {
  /** @type {(request: Request, env: Record<string, D1Database>) => Promise<Response>} */
  async fetch(request, env) {
    /** @type {{ database: string, statements: [string, unknown[]][] }} */
    const { database, statements } = await request.json()
    const db = env[database]
    if (!db) return Response.json({ error: `No database ${database}` })
    const prepared = statements.map(([sql, values]) => db.prepare(sql).bind(...values))
    const [first, ...others] = prepared
    try {
      const results = first && others.length === 0 ? [await first.all()] : await db.batch(prepared)
      return Response.json({ results })
    } catch (error) {
      return Response.json({ error: error instanceof Error ? error.message : String(error) })
    }
  },
}
