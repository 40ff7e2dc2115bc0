import type { DocumentType } from '../entries/documents.ts'
import type { ContentBindings } from '../env.ts'

/** A published document, in the CMS's own format. */
export interface SourceDocument {
  id: string
  /** Differs after every change. */
  revision: string
  fields: Record<string, unknown>
}

/** The entry that a document corresponds to. */
export interface EntryKey {
  type: DocumentType
  id: string
  /** The entry's slug, if it is known and differs from the id. */
  slug?: string
}

/** A page of documents, and the cursor of the next page; null after the last. */
export interface CmsPart<Found> {
  found: Found[]
  next: string | null
}

/** A webhook call by the CMS. */
export interface WebhookCall {
  /** The ids of the documents that have changed. */
  documents: string[]
  /**
   * The id of the delivery, which stays the same if the delivery is repeated; null if the CMS sends
   * none.
   */
  delivery: string | null
}

/**
 * The functions that the content service needs to read a CMS (docs/swapping.md). All of them throw
 * `SourceProblem` if the CMS fails.
 */
export interface Connector {
  /** Only the letters a–z, because the name is part of the webhook's address and of stored rows. */
  name: string
  /** The name that editors see. */
  title: string
  /** Reads complete documents, page by page, for an import. */
  pull(cursor: string | null): Promise<CmsPart<SourceDocument>>
  /**
   * Lists the existing documents, page by page, to find changes for which no webhook call arrived.
   */
  list(cursor: string | null): Promise<CmsPart<Pick<SourceDocument, 'id' | 'revision'>>>
  /** Loads the newest revisions. Documents that the result does not contain are not published. */
  fetch(ids: string[]): Promise<SourceDocument[]>
  /** Verifies that the CMS sent a webhook call. Resolves to null if it did not. */
  verify(headers: Headers, body: string): Promise<WebhookCall | null>
  /** The entry that a document corresponds to; null if the shop does not use it. */
  keyOf(document: SourceDocument): EntryKey | null
  /** The ids of the documents that a document refers to. */
  refersTo(document: SourceDocument): string[]
  /** The entry's data; `entryOf` finds the entries of referenced documents. */
  map(document: SourceDocument, entryOf: (id: string) => EntryKey | null): unknown
}

/** The CMS failed to respond properly; `retryMs` is the time to wait before the next request. */
export class SourceProblem extends Error {
  override name = 'SourceProblem'
  readonly retryMs: number

  constructor(message: string, retryMs = 60_000) {
    super(message)
    this.retryMs = retryMs
  }
}

/** Returns the connected CMS; null if there is none. */
export type ConnectorLookup = (env: ContentBindings) => Connector | null
