import * as v from 'valibot'
import type { Locale } from '../lib/localize.ts'
import { draftElsePublished, published } from './entries.ts'

/** Names of categories, designers and families by `type:id`, in both languages. */
export type Names = Map<string, Record<Locale, string>>

const nameRows = v.array(v.object({ key: v.string(), en: v.string(), sv: v.string() }))

/**
 * What products are found and filtered by, as published; in the preview, drafts stand in for it.
 */
export async function loadNames(db: D1Database, isPreview = false): Promise<Names> {
  const { results } = await db
    .prepare(
      `SELECT type || ':' || id AS key, coalesce(data ->> '$.name.en', data ->> '$.name') AS en,
         coalesce(data ->> '$.name.sv', data ->> '$.name.en', data ->> '$.name') AS sv
       FROM entries AS entry WHERE type IN ('category', 'designer', 'family') AND ${isPreview ? draftElsePublished : published}`,
    )
    .all()
  return new Map(v.parse(nameRows, results).map(({ key, en, sv }) => [key, { en, sv }]))
}
