import {
  type DocumentType,
  type documents,
  type EntryData,
  isProduct,
  type ProductEntry,
} from '../entries/documents.ts'
import { parseEntry } from '../entries/read.ts'

/** Documents by type and id that take the place of stored ones; null for an entry that is gone. */
export type Overlay = { [Type in DocumentType]: Map<string, EntryData<Type> | null> }

/** `text` is the document's JSON. Throws when it does not match its type's schema. */
export function put<Type extends DocumentType>(overlay: Overlay, type: Type, id: string, text: string | null) {
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

export const overlaidIn = (overlay: Overlay): Overlaid[] =>
  Object.entries(overlay).flatMap(([type, found]) =>
    isTypeOf(overlay, type) ? [...found].map(([id, document]) => ({ type, id, document })) : [],
  )

const isTypeOf = (overlay: Overlay, type: string): type is keyof typeof documents => Object.hasOwn(overlay, type)

/** Those that are there. */
export const productsIn = (overlay: Overlay): ProductEntry[] =>
  [...overlay.product.values()].filter(product => product !== null && isProduct(product))

/**
 * What editors see in place of what is stored: these documents over drafts, or over what is
 * published.
 */
export interface Shown {
  overlay: Overlay
  over: 'drafts' | 'published'
}
