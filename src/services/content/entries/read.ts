import * as v from 'valibot'
import { type DocumentType, documents, type EntryData } from './documents.ts'

/** Parses an entry's `data` with its type's schema. Throws when the data does not match. */
export const parseEntry: { [Type in DocumentType]: (data: string) => EntryData<Type> } = {
  globalContent: parser(documents.globalContent),
  startPage: parser(documents.startPage),
  page: parser(documents.page),
  category: parser(documents.category),
  product: parser(documents.product),
  family: parser(documents.family),
  designer: parser(documents.designer),
  maker: parser(documents.maker),
  photometry: parser(documents.photometry),
  case: parser(documents.case),
  news: parser(documents.news),
  concept: parser(documents.concept),
  dealer: parser(documents.dealer),
  campaign: parser(documents.campaign),
}

function parser<Schema extends v.GenericSchema>(schema: Schema) {
  return (data: string) => v.parse(schema, JSON.parse(data))
}
