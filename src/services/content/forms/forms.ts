import { type DocumentType, documents } from '../entries/documents.ts'
import { getIdRule } from './ids.ts'
import type { FieldLabel, Node } from './node.ts'
import { typeLabels } from './type-labels.ts'
import { createNode } from './walk.ts'

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
