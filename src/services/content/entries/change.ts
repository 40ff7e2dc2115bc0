import type { Locale } from '../lib/localize.ts'
import type { Document, DocumentType } from './documents.ts'

/** A published entry; `document` is null when it is published no more. */
export interface Change {
  type: DocumentType
  id: string
  document: Document<DocumentType> | null
}

/**
 * What the shop is told of a changed entry (docs/swapping.md). Which pages show it, the shop knows.
 */
export interface EntryChange {
  type: DocumentType
  /** `*` stands for all entries of the type. */
  id: string
  /** Now, and before where it was another; a page's is its path. */
  slugs: string[]
  locales: Locale[]
}
