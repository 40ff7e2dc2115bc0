import * as v from 'valibot'
import { type Document, type DocumentType, documents } from './documents.ts'

/**
 * Parses an entry's `data` with its type's schema; the result must not be changed: parsed documents
 * are cached, because parsing is the main cost of a page of products. Throws when the data does not
 * match.
 */
export const read: { [Type in DocumentType]: (data: string) => Document<Type> } = {
  globalContent: remembering(documents.globalContent),
  startPage: remembering(documents.startPage),
  page: remembering(documents.page),
  category: remembering(documents.category),
  product: remembering(documents.product),
  family: remembering(documents.family),
  designer: remembering(documents.designer),
  maker: remembering(documents.maker),
  case: remembering(documents.case),
  news: remembering(documents.news),
  concept: remembering(documents.concept),
  dealer: remembering(documents.dealer),
}

/** Maximum cached documents of each type; a product takes about 30 KB. */
const maxCached = 300

function remembering<Schema extends v.GenericSchema>(schema: Schema) {
  const known = new Map<string, v.InferOutput<Schema>>()
  return (data: string) => {
    const before = known.get(data)
    if (before !== undefined) return before
    const document = v.parse(schema, JSON.parse(data))
    if (known.size >= maxCached) known.clear()
    known.set(data, document)
    return document
  }
}
