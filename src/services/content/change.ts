import type { Document, DocumentType } from './documents.ts'

/** A published entry; `document` is null when it is published no more. */
export interface Change {
  type: DocumentType
  id: string
  document: Document<DocumentType> | null
}
