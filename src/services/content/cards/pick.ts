import { Kind, parse, type SelectionSetNode, valueFromASTUntyped } from 'graphql'

/**
 * What a query with these fields gets of a resolved object, as JSON without the braces around it.
 * Without the schema: for values that need no coercion, when entries are published.
 */
export async function pick(source: object, fields: string) {
  const [query] = parse(`{ ${fields} }`).definitions
  if (query?.kind !== Kind.OPERATION_DEFINITION) throw new Error(`No fields: ${fields}`)
  return JSON.stringify(await picked(source, query.selectionSet)).slice(1, -1)
}

async function picked(value: unknown, set: SelectionSetNode | undefined): Promise<unknown> {
  if (value === null || value === undefined) return null
  if (Array.isArray(value)) return Promise.all(value.map(one => picked(one, set)))
  if (!set || typeof value !== 'object') return value
  const fields = await Promise.all(
    set.selections.map(async one => {
      if (one.kind !== Kind.FIELD) throw new Error('Only plain fields are picked')
      const args = Object.fromEntries(
        (one.arguments ?? []).map(arg => [arg.name.value, valueFromASTUntyped(arg.value)]),
      )
      const own: unknown = Reflect.get(value, one.name.value)
      const given: unknown = typeof own === 'function' ? await Reflect.apply(own, value, [args]) : own
      return [one.name.value, await picked(given, one.selectionSet)]
    }),
  )
  return Object.fromEntries(fields)
}
