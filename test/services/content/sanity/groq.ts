type Found = Record<string, unknown> & { _id: string; _type: string }
type Params = Record<string, unknown>

/**
 * Runs a query in a part of GROQ: filters that compare with parameters, order, slice, projection,
 * count and objects. Returns undefined for other queries.
 */
export function runGroq(documents: Found[], query: string, params: Params): unknown {
  const text = query.trim()
  const object = /^\{(.+)\}$/s.exec(text)?.[1]
  if (object !== undefined) {
    const parts = object.split(/,\s*(?=")/).map(part => /^"(\w+)":\s*(.+)$/s.exec(part.trim()))
    const values = parts.map(part => part && ([part[1] ?? '', runGroq(documents, part[2] ?? '', params)] as const))
    return values.every(value => value !== null && value[1] !== undefined)
      ? Object.fromEntries(values.flatMap(value => (value ? [value] : [])))
      : undefined
  }
  const counted = /^count\((.+)\)$/s.exec(text)?.[1]
  if (counted !== undefined) {
    const found = runGroq(documents, counted, params)
    return Array.isArray(found) ? found.length : undefined
  }
  const [, filter, order, last, fields] =
    /^\*\[([^\]]+)\](?:\s*\|\s*order\((\w+)\))?(?:\s*\[0\.\.\.(\d+)\])?(?:\s*\{([\w, ]+)\})?$/.exec(text) ?? []
  if (!filter) return undefined
  const tests = filter.split('&&').map(part => parseTest(part.trim(), params))
  if (tests.includes(undefined)) return undefined
  const found = documents.filter(document => tests.every(test => test?.(document)))
  if (order) found.sort((one, other) => (String(one[order]) < String(other[order]) ? -1 : 1))
  const names = fields?.split(',').map(name => name.trim())
  return found
    .slice(0, Number(last ?? found.length))
    .map(document => (names ? Object.fromEntries(names.map(name => [name, document[name]])) : document))
}

function parseTest(text: string, params: Params): ((document: Found) => boolean) | undefined {
  const [, field = '', operator, name = ''] = /^(\w+) (in|>|==) \$(\w+)$/.exec(text) ?? []
  const value = params[name]
  if (operator === 'in') return document => Array.isArray(value) && value.includes(document[field])
  if (operator === '>') return document => String(document[field]) > String(value)
  return operator === '==' ? document => document[field] === value : undefined
}
