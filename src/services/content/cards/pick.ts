import { Kind, parse, type SelectionSetNode, valueFromASTUntyped } from 'graphql'

/**
 * The JSON of a resolved object for a query with these fields, without the outer braces. Does not
 * use the schema: for values that need no coercion.
 */
export async function pickFields(source: object, fields: string) {
  const [query] = parse(`{ ${fields} }`).definitions
  if (query?.kind !== Kind.OPERATION_DEFINITION) throw new Error(`No fields: ${fields}`)
  return JSON.stringify(await pickValue(source, query.selectionSet)).slice(1, -1)
}

async function pickValue(value: unknown, set: SelectionSetNode | undefined): Promise<unknown> {
  if (value === null || value === undefined) return null
  if (Array.isArray(value)) return Promise.all(value.map(one => pickValue(one, set)))
  if (!set || typeof value !== 'object') return value
  const fields = await Promise.all(
    set.selections.map(async selection => {
      if (selection.kind !== Kind.FIELD) throw new Error('Only plain fields can be picked')
      const args = Object.fromEntries(
        (selection.arguments ?? []).map(arg => [arg.name.value, valueFromASTUntyped(arg.value)]),
      )
      const own: unknown = Reflect.get(value, selection.name.value)
      const resolved: unknown = typeof own === 'function' ? await Reflect.apply(own, value, [args]) : own
      return [selection.name.value, await pickValue(resolved, selection.selectionSet)]
    }),
  )
  return Object.fromEntries(fields)
}
