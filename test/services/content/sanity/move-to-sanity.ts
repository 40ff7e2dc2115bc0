import * as v from 'valibot'
import { expect } from 'vitest'
import { recordAt } from '../../../support/answer.ts'
import type { Shop } from '../../../support/app.ts'
import type { createEditor } from '../../../support/editor.ts'
import { type Entry, makeDocument } from './documents.ts'
import type { startSanity } from './stand-in.ts'

type Editor = ReturnType<typeof createEditor>
type Sanity = Awaited<ReturnType<typeof startSanity>>

const wanted = new Set(['1001', '1002', '1003', '1008'])
const named = ['variants', 'relatedProducts', 'accessories', 'lightSources', 'spareParts', 'products', 'newProducts']
named.push('popularProducts')

/** A reviver for `JSON.parse` that removes references to documents that are not in the dataset. */
function withoutOthers(name: string, value: unknown) {
  if (name === 'hotspots' || name === 'case') return name === 'case' ? undefined : []
  if (name === 'blocks' && Array.isArray(value)) return value.filter(({ _type }) => _type !== 'case')
  return named.includes(name) && Array.isArray(value) ? value.filter(id => wanted.has(id)) : value
}

/**
 * Moves a few products, and some entries of every other type, from the shop to the dataset.
 * Deletes all entries of the shop. Returns the moved entries.
 */
export async function moveToSanity(shop: Shop, editor: Editor, sanity: Sanity): Promise<Entry[]> {
  const db = shop.env.CONTENT_DB
  const row = v.object({ type: v.string(), id: v.string(), data: v.string() })
  const { results } = await db.prepare(`SELECT type, id, data FROM entries WHERE status = 'published'`).all()
  const all = v.parse(v.array(row), results)
  const few: Record<string, number> = { page: 40, case: 1, news: 2, concept: 1, campaign: 1, dealer: 3 }
  const kept = all
    .filter(({ type, id }) => (type === 'product' ? wanted.has(id) : few[type] === undefined || few[type]-- > 0))
    .filter(
      ({ type, id }) =>
        type !== 'page' || ['/info/faq', '/info/press', '/info/guarantee', '/about/history'].includes(id),
    )
    .map(({ type, id, data }): Entry => ({ type, id, data: recordAt(JSON.parse(data, withoutOthers)) }))
  await db.batch(['entries', 'versions'].map(table => db.prepare(`DELETE FROM ${table}`)))
  expect((await editor.ask('POST', '/rebuild')).status).toBe(200)
  for (const entry of kept) sanity.set(makeDocument(entry))
  // The dataset also has drafts, which are not public, and an asset, which is not an entry.
  sanity.set({ _id: 'drafts.new-page', _type: 'page', path: '/info/secret' })
  sanity.set({ _id: 'versions.r1.new-page', _type: 'page', path: '/info/secret' })
  sanity.set({ _id: 'image-abc-1x1-webp', _type: 'sanity.imageAsset' })
  return kept
}
