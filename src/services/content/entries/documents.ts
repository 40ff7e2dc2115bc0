import type * as v from 'valibot'
import { maker } from './maker.ts'
import { globalContent, page, startPage } from './page-documents.ts'
import { photometry } from './photometry.ts'
import { category, product } from './product-documents.ts'
import { campaign, caseStory, concept, dealer, designer, named, news } from './story-documents.ts'

/** The schema of an entry's `data`, by type. Every write is validated with it. */
export const documents = {
  globalContent,
  startPage,
  page,
  category,
  product,
  family: named,
  designer,
  maker,
  photometry,
  case: caseStory,
  news,
  concept,
  dealer,
  campaign,
}

export type DocumentType = keyof typeof documents
export type Document<Type extends DocumentType> = v.InferOutput<(typeof documents)[Type]>
export type ProductEntry = Document<'product'>

export const isProduct = (document: Document<DocumentType>): document is ProductEntry => 'sku' in document
