import { type DocumentType, documents } from '../entries/documents.ts'
import { pathId, slugId } from '../entries/fields.ts'
import type { FieldLabel, Node } from './node.ts'
import { typeLabels } from './type-labels.ts'
import { createNode } from './walk.ts'

/** The rule for the id of a new entry. */
interface IdRule {
  /** A regular expression. */
  pattern: string
  hint: FieldLabel
}

const slug: IdRule = {
  pattern: slugId.source,
  hint: {
    en: 'Letters a–z, digits and hyphens, like long-evenings',
    sv: 'Bokstäver a–z, siffror och bindestreck, som langa-kvallar',
  },
}

const others: Partial<Record<DocumentType, IdRule>> = {
  page: {
    pattern: pathId.source,
    hint: {
      en: 'A path below /info or /about, like /info/care',
      sv: 'En sökväg under /info eller /about, som /info/skotsel',
    },
  },
  product: {
    pattern: '^\\S+$',
    hint: { en: 'The product’s number in commerce, like 1014', sv: 'Artikelns nummer i handeln, som 1014' },
  },
}

const getIdRule = (type: DocumentType): IdRule => others[type] ?? slug

interface Form {
  type: DocumentType
  label: FieldLabel
  id: ReturnType<typeof getIdRule>
  node: Node
}

let cachedForms: Form[] | undefined

/** The forms of all types of entries, derived from the schemas that validate them. */
export function loadForms(): Form[] {
  cachedForms ??= Object.entries(documents).flatMap(([type, schema]) =>
    isType(type) ? [{ type, label: typeLabels[type], id: getIdRule(type), node: createNode(schema, []) }] : [],
  )
  return cachedForms
}

const isType = (type: string): type is DocumentType => Object.hasOwn(documents, type)
