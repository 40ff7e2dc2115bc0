import type { DocumentType, EntryData } from '../entries/documents.ts'
import type { Entries } from '../entries/entries.ts'
import type { Overlay } from './overlay.ts'

/** Reads entries through an overlay, whose documents replace the stored ones. */
export function withOverlay(entries: Entries, overlay: Overlay): Entries {
  const load: Entries['load'] = async (type, id) => {
    const overlaid = overlay[type].get(id)
    return overlaid === undefined ? entries.load(type, id) : overlaid
  }
  const loadMany: Entries['loadMany'] = async (type, ids) => {
    const found = await Promise.all(ids.map(id => load(type, id)))
    return found.filter(document => document !== null)
  }

  return {
    load,
    loadMany,

    async find(type, slug) {
      for (const [id, document] of overlay[type]) if (document && getSlug(document, id) === slug) return document
      const stored = await entries.find(type, slug)
      return stored && !overlay[type].has(getId(stored, slug)) ? stored : null
    },

    async all(type) {
      const stored = await entries.all(type)
      const overlaid = [...overlay[type].values()].filter(document => document !== null)
      return [...stored.filter(document => !overlay[type].has(getId(document, getSlug(document, '')))), ...overlaid]
    },

    async findProductIdsByDesigner(designer, first) {
      const stored = await entries.findProductIdsByDesigner(designer, first)
      const own = [...overlay.product].flatMap(([id, product]) => (product?.designer === designer ? [id] : []))
      if (own.length === 0 && !stored.some(id => overlay.product.has(id))) return stored
      const products = await loadMany('product', [...stored.filter(id => !overlay.product.has(id)), ...own])
      return products
        .sort((one, other) => other.popularity - one.popularity)
        .slice(0, first)
        .map(({ id }) => id)
    },
  }
}

const getSlug = (document: EntryData<DocumentType>, id: string) => ('slug' in document ? document.slug : id)

/** Only a product's id may differ from its slug. */
const getId = (document: EntryData<DocumentType>, slug: string) => ('id' in document ? document.id : slug)
