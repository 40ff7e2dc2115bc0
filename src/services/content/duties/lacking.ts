import { accessibility, guaranteeNotice, guaranteeTerms, takeBack } from '#client/paths.ts'
import type { DutyId, DutyNeed } from '#client/shared/law/duties.ts'
import type { Facts } from '../entries/facts.ts'
import { locales } from '../lib/localize.ts'
import { isPublished } from '../rules/published.ts'

/** Information that the law requires and that entries lack. */
export interface LackingEntries {
  need: DutyNeed
  /** The entries that lack it, as `type:id`; at most `maxListedEntries`. */
  entries: string[]
}

/** Maximum number of entries listed for each need. */
export const maxListedEntries = 20
/** Maximum number of products that are checked for each duty, to limit the time of a check. */
const maxProducts = 5000

/**
 * What published entries lack, by duty; an empty list if they lack nothing. Contains only those
 * duties that this service can check.
 */
export async function loadLacking(db: D1Database): Promise<Partial<Record<DutyId, LackingEntries[]>>> {
  const found = await Promise.all(
    Object.entries(checks).map(async ([duty, find]) => [duty, (await find(db)).filter(isLacking)] as const),
  )
  return Object.fromEntries(found)
}

const isLacking = ({ entries }: LackingEntries) => entries.length > 0

const checks: Partial<Record<DutyId, (db: D1Database) => Promise<LackingEntries[]>>> = {
  'guarantee-notice': async db => [
    { need: 'picture', entries: (await hasNotices(db)) ? [] : [`page:${guaranteeNotice}`] },
  ],
  'durability-label': async db => {
    const years = hasFactSql('producer-guarantee')
    return [
      {
        need: 'fact',
        entries: await findProducts(db, `${years} AND NOT ${hasFactSql('producer-guarantee-terms')}`),
      },
      { need: 'picture', entries: await findProducts(db, `${years} AND data ->> '$.guaranteeLabel' IS NULL`) },
    ]
  },
  'guarantee-terms': async db => [
    {
      need: 'text',
      entries: (await isPublished(db, 'page', guaranteeTerms, new Set())) ? [] : [`page:${guaranteeTerms}`],
    },
  ],
  batteries: async db => [
    {
      need: 'fact',
      entries: await findProducts(
        db,
        `(${hasFactSql('battery')} OR ${hasFactSql('battery-capacity')} OR ${hasFactSql('battery-energy')})
        AND NOT (${hasFactSql('battery')} AND (${hasFactSql('battery-capacity')} OR ${hasFactSql('battery-energy')})
          AND (${hasFactSql('battery-replaceable')} OR data ->> '$.type' = 'sparepart'))`,
      ),
    },
  ],
  'removable-batteries': async db => [
    {
      need: 'text',
      entries: await findProducts(
        db,
        `${hasFactSql('battery')} AND NOT ${hasFactSql('battery-replacement')}
        AND data ->> '$.type' <> 'sparepart' AND data ->> '$.facts."battery-replaceable"' IS NOT 'nobody'`,
      ),
    },
  ],
  'light-sources': async db => [
    {
      need: 'fact',
      entries: await findProducts(
        db,
        `data ->> '$.type' = 'lamp' AND data ->> '$.facts."lightsource-included"' = 1
        AND NOT ${hasFactSql('socket')} AND NOT (${hasFactSql('lightsource-replaceable')} AND ${hasFactSql('driver-replaceable')})`,
      ),
    },
  ],
  'take-back': async db => [
    { need: 'text', entries: (await isPublished(db, 'page', takeBack, new Set())) ? [] : [`page:${takeBack}`] },
  ],
  accessibility: async db => [
    {
      need: 'text',
      entries: (await isPublished(db, 'page', accessibility, new Set())) ? [] : [`page:${accessibility}`],
    },
  ],
}

/** Whether the page with the guarantee notice has the official picture in every language. */
async function hasNotices(db: D1Database): Promise<boolean> {
  const { results } = await db
    .prepare(
      `SELECT DISTINCT pictures.value ->> 'locale' AS locale FROM entries, json_each(entries.data, '$.officialPictures') AS pictures
       WHERE entries.type = 'page' AND entries.id = ? AND entries.status = 'published'`,
    )
    .bind(guaranteeNotice)
    .all<{ locale: string }>()
  return locales.every(locale => results.some(row => row.locale === locale))
}

/** Condition in SQL: the product has this fact. */
const hasFactSql = (fact: keyof Facts) => `(data ->> '$.facts."${fact}"' IS NOT NULL)`

/**
 * The first published products for which `condition`, an SQL expression from this file, is true.
 */
async function findProducts(db: D1Database, condition: string): Promise<string[]> {
  const { results } = await db
    .prepare(
      `SELECT id FROM (SELECT id, data FROM entries WHERE type = 'product' AND status = 'published' ORDER BY id LIMIT ?)
       WHERE ${condition} LIMIT ?`,
    )
    .bind(maxProducts, maxListedEntries)
    .all<{ id: string }>()
  return results.map(({ id }) => `product:${id}`)
}
