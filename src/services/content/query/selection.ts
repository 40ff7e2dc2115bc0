import { type DocumentNode, type FieldNode, Kind, print, type SelectionSetNode } from 'graphql'

export type Fragments = Map<string, SelectionSetNode>

export const collectFragments = ({ definitions }: DocumentNode): Fragments =>
  new Map(
    definitions.flatMap(definition =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition.selectionSet]] : [],
    ),
  )

/**
 * The selected fields by their name in the response, with fragments expanded. The schema has no
 * interfaces or unions, so every fragment applies.
 */
export function collectFields(nodes: readonly { selectionSet?: SelectionSetNode | undefined }[], fragments: Fragments) {
  const fields = new Map<string, FieldNode[]>()
  const add = (set: SelectionSetNode | undefined) => {
    for (const selection of set?.selections ?? []) {
      if (selection.kind === Kind.INLINE_FRAGMENT) add(selection.selectionSet)
      else if (selection.kind === Kind.FRAGMENT_SPREAD) add(fragments.get(selection.name.value))
      else {
        const key = selection.alias?.value ?? selection.name.value
        fields.set(key, [...(fields.get(key) ?? []), selection])
      }
    }
  }
  for (const node of nodes) add(node.selectionSet)
  return fields
}

/** The fields that a query selects below a field. */
export interface RequestedSelection {
  /** The fields with their arguments, in order: `id media(first: 1) { alt }`. */
  text: string
  fields: Map<string, RequestedSelection>
}

export function readSelection(nodes: readonly FieldNode[], fragments: Fragments): RequestedSelection {
  const parts: string[] = []
  const fields = new Map<string, RequestedSelection>()
  for (const [key, same] of collectFields(nodes, fragments)) {
    const [{ name, arguments: args = [] } = { name: { value: key } }] = same
    const below = readSelection(same, fragments)
    const label = `${key === name.value ? '' : `${key}: `}${name.value}`
    const values = args.length > 0 ? `(${args.map(argument => print(argument)).join(', ')})` : ''
    fields.set(key, below)
    parts.push(`${label}${values}${below.text && ` { ${below.text} }`}`)
  }
  return { text: parts.join(' '), fields }
}
