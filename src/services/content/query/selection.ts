import { type DocumentNode, type FieldNode, Kind, print, type SelectionSetNode } from 'graphql'

export type Fragments = Map<string, SelectionSetNode>

export const fragmentsOf = ({ definitions }: DocumentNode): Fragments =>
  new Map(
    definitions.flatMap(one => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one.selectionSet]] : [])),
  )

/**
 * The fields of some nodes by their name in the response, with fragments spread. The schema has no
 * interfaces and unions, so every fragment applies.
 */
export function fieldsOf(nodes: readonly { selectionSet?: SelectionSetNode | undefined }[], fragments: Fragments) {
  const fields = new Map<string, FieldNode[]>()
  const add = (set: SelectionSetNode | undefined) => {
    for (const one of set?.selections ?? []) {
      if (one.kind === Kind.INLINE_FRAGMENT) add(one.selectionSet)
      else if (one.kind === Kind.FRAGMENT_SPREAD) add(fragments.get(one.name.value))
      else {
        const key = one.alias?.value ?? one.name.value
        fields.set(key, [...(fields.get(key) ?? []), one])
      }
    }
  }
  for (const node of nodes) add(node.selectionSet)
  return fields
}

/** What a query selects below a field. */
export interface RequestedSelection {
  /** The fields with their arguments, in order: `id media(first: 1) { alt }`. */
  text: string
  fields: Map<string, RequestedSelection>
}

export function selectionOf(nodes: readonly FieldNode[], fragments: Fragments): RequestedSelection {
  const parts: string[] = []
  const fields = new Map<string, RequestedSelection>()
  for (const [key, same] of fieldsOf(nodes, fragments)) {
    const [{ name, arguments: given = [] } = { name: { value: key } }] = same
    const below = selectionOf(same, fragments)
    const shown = `${key === name.value ? '' : `${key}: `}${name.value}`
    const values = given.length > 0 ? `(${given.map(one => print(one)).join(', ')})` : ''
    fields.set(key, below)
    parts.push(`${shown}${values}${below.text && ` { ${below.text} }`}`)
  }
  return { text: parts.join(' '), fields }
}
