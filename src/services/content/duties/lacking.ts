import { accessibility, guaranteeNotice, guaranteeTerms, takeBack } from '#client/paths.ts'
import type { DutyId, DutyNeed } from '#client/shared/law/duties.ts'
import type { Facts } from '../entries/facts.ts'
import { locales } from '../lib/localize.ts'
import { isPublished } from '../rules/published.ts'

/** What the merchant has not given yet, and where; at most `maxNamed` entries, as `type:id`. */
export interface LackingEntries {
  need: DutyNeed
  entries: string[]
}

/** Entries that are named for each need. */
export const maxNamed = 20
/** Products that are looked at for each duty, so that a large catalogue takes no longer. */
const maxProducts = 5000

/**
 * What published entries lack, by duty; an empty list where they have everything. Duties that this
 * service knows nothing about are left out.
 */
export async function loadLacking(db: D1Database): Promise<Partial<Record<DutyId, LackingEntries[]>>> {
  const found = await Promise.all(
    Object.entries(finders).map(async ([duty, find]) => [duty, (await find(db)).filter(isLacking)] as const),
  )
  return Object.fromEntries(found)
}

const isLacking = ({ entries }: LackingEntries) => entries.length > 0

const finders: Partial<Record<DutyId, (db: D1Database) => Promise<LackingEntries[]>>> = {
  'guarantee-notice': async db => [
    { need: 'picture', entries: (await hasNotices(db)) ? [] : [`page:${guaranteeNotice}`] },
  ],
  'durability-label': async db => {
    const years = has('producer-guarantee')
    return [
      {
        need: 'fact',
        entries: await products(db, `${years} AND NOT ${has('producer-guarantee-terms')}`),
      },
      { need: 'picture', entries: await products(db, `${years} AND data ->> '$.guaranteeLabel' IS NULL`) },
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
      entries: await products(
        db,
        `(${has('battery')} OR ${has('battery-capacity')} OR ${has('battery-energy')})
        AND NOT (${has('battery')} AND (${has('battery-capacity')} OR ${has('battery-energy')})
          AND (${has('battery-replaceable')} OR data ->> '$.type' = 'sparepart'))`,
      ),
    },
  ],
  'removable-batteries': async db => [
    {
      need: 'text',
      entries: await products(
        db,
        `${has('battery')} AND NOT ${has('battery-replacement')}
        AND data ->> '$.type' <> 'sparepart' AND data ->> '$.facts."battery-replaceable"' IS NOT 'nobody'`,
      ),
    },
  ],
  'light-sources': async db => [
    {
      need: 'fact',
      entries: await products(
        db,
        `data ->> '$.type' = 'lamp' AND data ->> '$.facts."lightsource-included"' = 1
        AND NOT ${has('socket')} AND NOT (${has('lightsource-replaceable')} AND ${has('driver-replaceable')})`,
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

/** Whether the page of the notice has its official picture in every language. */
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

/** Whether a product has a fact, as SQL. */
const has = (fact: keyof Facts) => `(data ->> '$.facts."${fact}"' IS NOT NULL)`

/** The first published products for which `condition`, an SQL expression of ours, is true. */
async function products(db: D1Database, condition: string): Promise<string[]> {
  const { results } = await db
    .prepare(
      `SELECT id FROM (SELECT id, data FROM entries WHERE type = 'product' AND status = 'published' ORDER BY id LIMIT ?)
       WHERE ${condition} LIMIT ?`,
    )
    .bind(maxProducts, maxNamed)
    .all<{ id: string }>()
  return results.map(({ id }) => `product:${id}`)
}
