import { isGtin } from '#client/shared/commerce/gtin.ts'
import { type DocumentType, type EntryData, isProduct } from '../entries/documents.ts'
import type { FieldErrors } from '../lib/outcome.ts'
import { because } from '../lib/reasons/reason.ts'

/** Errors of sizes with an invalid EAN, by field; an empty EAN is allowed. */
export const findWrongGtins = (document: EntryData<DocumentType>): FieldErrors =>
  isProduct(document)
    ? Object.fromEntries(
        document.items.flatMap(({ ean }, index) =>
          ean === '' || isGtin(ean) ? [] : [[`data.items.${index}.ean`, because(t => t.gtin)]],
        ),
      )
    : {}
