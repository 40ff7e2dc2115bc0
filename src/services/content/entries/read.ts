import * as v from 'valibot'
import { type DocumentType, documents, type EntryData } from './documents.ts'

/** Parses an entry's `data` with the schema of its type. Throws if the data does not match. */
export const parseEntry: { [Type in DocumentType]: (data: string) => EntryData<Type> } = {
  globalContent: createParser(documents.globalContent),
  startPage: createParser(documents.startPage),
  page: createParser(documents.page),
  category: createParser(documents.category),
  product: createParser(documents.product),
  family: createParser(documents.family),
  designer: createParser(documents.designer),
  maker: createParser(documents.maker),
  photometry: createParser(documents.photometry),
  case: createParser(documents.case),
  news: createParser(documents.news),
  concept: createParser(documents.concept),
  dealer: createParser(documents.dealer),
  campaign: createParser(documents.campaign),
}

function createParser<Schema extends v.GenericSchema>(schema: Schema) {
  return (data: string) => v.parse(schema, JSON.parse(data))
}
