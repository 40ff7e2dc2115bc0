import type { DocumentType, EntryData } from '../entries/documents.ts'
import type { Entries } from '../entries/entries.ts'
import type { Overlay } from './overlay.ts'

/** The entries as they would be with these documents. */
export function withOverlay(entries: Entries, overlay: Overlay): Entries {
  const load: Entries['load'] = async (type, id) => {
    const given = overlay[type].get(id)
    return given === undefined ? entries.load(type, id) : given
  }
  const loadMany: Entries['loadMany'] = async (type, ids) => {
    const found = await Promise.all(ids.map(id => load(type, id)))
    return found.filter(document => document !== null)
  }

  return {
    load,
    loadMany,

    async find(type, slug) {
      for (const [id, document] of overlay[type]) if (document && slugOf(document, id) === slug) return document
      const stored = await entries.find(type, slug)
      return stored && !overlay[type].has(idOf(stored, slug)) ? stored : null
    },

    async all(type) {
      const stored = await entries.all(type)
      const given = [...overlay[type].values()].filter(document => document !== null)
      return [...stored.filter(document => !overlay[type].has(idOf(document, slugOf(document, '')))), ...given]
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

const slugOf = (document: EntryData<DocumentType>, id: string) => ('slug' in document ? document.slug : id)

/** Only a product's id may differ from its slug. */
const idOf = (document: EntryData<DocumentType>, slug: string) => ('id' in document ? document.id : slug)
