import { type DocumentType, documents } from '../entries/documents.ts'
import { idRuleOf } from './ids.ts'
import type { FieldLabel, Node } from './node.ts'
import { typeLabels } from './type-labels.ts'
import { findNode } from './walk.ts'

interface Form {
  type: DocumentType
  label: FieldLabel
  id: ReturnType<typeof idRuleOf>
  node: Node
}

let made: Form[] | undefined

/** The forms of all types of entries, made of the schemas that check them. */
export function loadForms(): Form[] {
  made ??= Object.entries(documents).flatMap(([type, schema]) =>
    isType(type) ? [{ type, label: typeLabels[type], id: idRuleOf(type), node: findNode(schema, []) }] : [],
  )
  return made
}

const isType = (type: string): type is DocumentType => Object.hasOwn(documents, type)
