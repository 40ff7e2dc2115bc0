import {
  type DocumentType,
  type documents,
  type EntryData,
  isProduct,
  type ProductEntry,
} from '../entries/documents.ts'
import { parseEntry } from '../entries/read.ts'

/** Documents by type and id that replace stored ones; null for an entry that does not exist. */
export type Overlay = { [Type in DocumentType]: Map<string, EntryData<Type> | null> }

/**
 * Puts an entry into the overlay. `text` is its JSON, or null if the entry does not exist. Throws
 * if it does not match the schema of its type.
 */
export function putDocument<Type extends DocumentType>(overlay: Overlay, type: Type, id: string, text: string | null) {
  overlay[type].set(id, text === null ? null : parseEntry[type](text))
}

export const createOverlay = (): Overlay => ({
  globalContent: new Map(),
  startPage: new Map(),
  page: new Map(),
  category: new Map(),
  product: new Map(),
  family: new Map(),
  designer: new Map(),
  maker: new Map(),
  photometry: new Map(),
  case: new Map(),
  news: new Map(),
  concept: new Map(),
  dealer: new Map(),
  campaign: new Map(),
})

export interface Overlaid {
  type: DocumentType
  id: string
  document: EntryData<DocumentType> | null
}

export const listOverlaid = (overlay: Overlay): Overlaid[] =>
  Object.entries(overlay).flatMap(([type, found]) =>
    isOverlayType(overlay, type) ? [...found].map(([id, document]) => ({ type, id, document })) : [],
  )

const isOverlayType = (overlay: Overlay, type: string): type is keyof typeof documents => Object.hasOwn(overlay, type)

/** The products of the overlay, without those that do not exist. */
export const listProducts = (overlay: Overlay): ProductEntry[] =>
  [...overlay.product.values()].filter(product => product !== null && isProduct(product))

/**
 * What an editor previews. The overlay's documents replace drafts or published entries, as `over`
 * says.
 */
export interface PreviewOverlay {
  overlay: Overlay
  over: 'drafts' | 'published'
}
