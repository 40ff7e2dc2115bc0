import * as v from 'valibot'
import type { Names } from './search-text.ts'

const nameRows = v.array(v.object({ key: v.string(), en: v.string(), sv: v.string() }))

/** Of everything published that products are found and filtered by. */
export async function loadNames(db: D1Database): Promise<Names> {
  const { results } = await db
    .prepare(
      `SELECT type || ':' || id AS key, coalesce(data ->> '$.name.en', data ->> '$.name') AS en,
         coalesce(data ->> '$.name.sv', data ->> '$.name.en', data ->> '$.name') AS sv
       FROM entries WHERE type IN ('category', 'designer', 'family') AND status = 'published'`,
    )
    .all()
  return new Map(v.parse(nameRows, results).map(({ key, en, sv }) => [key, { en, sv }]))
}
