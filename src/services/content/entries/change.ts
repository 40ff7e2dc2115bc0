import type { Locale } from '../lib/localize.ts'
import type { DocumentType, EntryData } from './documents.ts'

/** A change of a published entry; `document` is null if the entry was unpublished. */
export interface PublishedChange {
  type: DocumentType
  id: string
  document: EntryData<DocumentType> | null
  /** The stored data, if it differs from the document's JSON. */
  data?: string
}

/**
 * The notification about a changed entry (docs/swapping.md). The shop decides which pages show it.
 */
export interface EntryChange {
  type: DocumentType
  /** `*` stands for all entries of the type. */
  id: string
  /** The current slug, and the former one if it changed; for a page, its path. */
  slugs: string[]
  /** The languages whose pages may have changed. */
  locales: Locale[]
}
