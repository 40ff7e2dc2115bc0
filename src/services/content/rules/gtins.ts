import { isGtin } from '#client/commerce/gtin.ts'
import { type Document, type DocumentType, isProduct } from '../entries/documents.ts'
import type { FieldErrors } from '../lib/outcome.ts'
import { because } from '../lib/reasons/reason.ts'

/** Sizes with an EAN that is none, by field; a size may have none. */
export const wrongGtinsIn = (document: Document<DocumentType>): FieldErrors =>
  isProduct(document)
    ? Object.fromEntries(
        document.items.flatMap(({ ean }, index) =>
          ean === '' || isGtin(ean) ? [] : [[`data.items.${index}.ean`, because(t => t.gtin)]],
        ),
      )
    : {}
