import * as v from 'valibot'
import type { Database } from '../lib/database.ts'
import { defaultLocale, type Locale, locales, perLocale } from '../lib/localize.ts'
import { draftElsePublished, isPublishedSql } from './entries.ts'

/** Names of categories, designers and families by `type:id`, in every language. */
export type EntryNames = Map<string, Record<Locale, string>>

const nameRows = v.array(v.object({ key: v.string(), ...perLocale(() => v.string()) }))

const columns = locales.map(
  locale => `coalesce(data ->> '$.name.${locale}', data ->> '$.name.${defaultLocale}', data ->> '$.name') AS ${locale}`,
)

/**
 * Loads the names by which visitors find and filter products. In the preview, the names in drafts
 * replace the published ones.
 */
export async function loadEntryNames(db: Database, isPreview = false): Promise<EntryNames> {
  const { results } = await db
    .prepare(
      `SELECT type || ':' || id AS key, ${columns}
       FROM entries AS entry WHERE type IN ('category', 'designer', 'family') AND ${isPreview ? draftElsePublished : isPublishedSql}`,
    )
    .all()
  return new Map(v.parse(nameRows, results).map(({ key, ...names }) => [key, names]))
}
