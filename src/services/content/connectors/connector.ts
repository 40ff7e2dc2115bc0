import type { DocumentType } from '../entries/documents.ts'
import type { ContentBindings } from '../env.ts'

/** A published document of a CMS, as it is there. */
export interface SourceDocument {
  id: string
  /** Another one after every change. */
  revision: string
  fields: Record<string, unknown>
}

/** The entry that a document is. */
export interface EntryKey {
  type: DocumentType
  id: string
  /** Its address within its type, where that is known and another one. */
  slug?: string
}

/** A part of what a CMS has, and where the next part begins; null after the last. */
export interface CmsPart<Found> {
  found: Found[]
  next: string | null
}

/** A call of a CMS that says what has changed. */
export interface Hook {
  documents: string[]
  /** The same for repeated deliveries. */
  delivery: string | null
}

/**
 * What the content service needs of a CMS (docs/swapping.md). All of it throws `SourceProblem` when
 * the CMS does not answer as it should.
 */
export interface Connector {
  /** Part of its address here, and of stored rows: a–z. */
  name: string
  /** As editors know it. */
  title: string
  /** Whole documents, in parts: for the first import. */
  pull(cursor: string | null): Promise<CmsPart<SourceDocument>>
  /** What there is, in parts: finds what webhooks have not told. */
  list(cursor: string | null): Promise<CmsPart<Pick<SourceDocument, 'id' | 'revision'>>>
  /** The newest revisions; what is missing in the answer is not published any more. */
  fetch(ids: string[]): Promise<SourceDocument[]>
  /** Null unless the CMS itself has sent this. */
  verify(headers: Headers, body: string): Promise<Hook | null>
  /** The entry that a document is; null for documents that are none of the shop's. */
  keyOf(document: SourceDocument): EntryKey | null
  /** Ids of the documents that it names. */
  refersTo(document: SourceDocument): string[]
  /** The entry's data; `entryOf` finds the entries of named documents. */
  map(document: SourceDocument, entryOf: (id: string) => EntryKey | null): unknown
}

/** The CMS did not answer as it should; `retryMs` is when to ask again. */
export class SourceProblem extends Error {
  override name = 'SourceProblem'
  readonly retryMs: number

  constructor(message: string, retryMs = 60_000) {
    super(message)
    this.retryMs = retryMs
  }
}

/** The CMS that is connected; null for none. */
export type ConnectorOf = (env: ContentBindings) => Connector | null
