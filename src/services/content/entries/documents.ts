import type * as v from 'valibot'
import { maker } from './maker.ts'
import { globalEntry, pageEntry, startPage } from './page-documents.ts'
import { photometryEntry } from './photometry.ts'
import { categoryEntry, productEntry } from './product-documents.ts'
import { campaign, caseStory, concept, dealer, designer, namedEntry, newsEntry } from './story-documents.ts'

/** The schema of an entry's `data`, by type. Every write is validated against it. */
export const documents = {
  globalContent: globalEntry,
  startPage,
  page: pageEntry,
  category: categoryEntry,
  product: productEntry,
  family: namedEntry,
  designer,
  maker,
  photometry: photometryEntry,
  case: caseStory,
  news: newsEntry,
  concept,
  dealer,
  campaign,
}

export type DocumentType = keyof typeof documents

export const types = Object.keys(documents)

export const isType = (type: string): type is DocumentType => Object.hasOwn(documents, type)

export type EntryData<Type extends DocumentType> = v.InferOutput<(typeof documents)[Type]>
export type ProductEntry = EntryData<'product'>

export const isProduct = (document: EntryData<DocumentType>): document is ProductEntry => 'sku' in document
