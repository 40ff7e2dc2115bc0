import {
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getArgumentValues,
  getVariableValues,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  visit,
} from 'graphql'
import { collectFields, collectFragments, type Fragments, type RequestedSelection, readSelection } from './selection.ts'

/** A value as JSON, which must contain exactly the fields that the query selects. */
export class PreparedJson {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/**
 * The third argument of resolvers in a compiled query: what the query selects in the resolver's
 * field. If graphql-js answers a query, it passes its own `info` instead.
 */
export class RequestedField {
  readonly selection: RequestedSelection
  readonly variables: Variables
  constructor(selection: RequestedSelection, variables: Variables) {
    this.selection = selection
    this.variables = variables
  }

  /** Whether all of these fields are selected. */
  has(...names: string[]) {
    return names.every(name => this.selection.fields.has(name))
  }
}

type Variables = Record<string, unknown>
type Text = string | Promise<string>

interface Run {
  context: unknown
  variables: Variables
  args: Map<FieldNode, Variables>
}

type Write = (value: unknown, run: Run) => Text

/**
 * Runs the query and returns its JSON. Rejects if a field fails, or is null although not nullable.
 */
export type CompiledQuery = (root: object, context: unknown, variables: Variables | null | undefined) => Promise<string>

/**
 * Compiles a query into functions that write the response's text, without the work that graphql-js
 * does for each field of each request. Null if only graphql-js can answer the query, because it has
 * several operations, directives or introspection.
 */
export function compileQuery(schema: GraphQLSchema, document: DocumentNode): CompiledQuery | null {
  const [operation, another] = document.definitions.filter(definition => definition.kind === Kind.OPERATION_DEFINITION)
  const query = schema.getQueryType()
  if (!operation || another || operation.operation !== 'query' || !query || !isPlain(document)) return null
  const write = createObjectWriter(query, [operation], collectFragments(document))
  return async (root, context, values) => {
    const { coerced, errors } = getVariableValues(schema, operation.variableDefinitions ?? [], values ?? {})
    if (errors) throw new Error('The variables do not match the query')
    return `{"data":${await write(root, { context, variables: coerced, args: new Map() })}}`
  }
}

function isPlain(document: DocumentNode) {
  let isSpecial = false
  visit(document, {
    Directive() {
      isSpecial = true
    },
    Field({ name: { value } }) {
      isSpecial ||= value.startsWith('__') && value !== '__typename'
    },
  })
  return !isSpecial
}

/** Creates a function that writes an object with its selected fields. */
function createObjectWriter(type: GraphQLObjectType, nodes: Parameters<typeof collectFields>[0], fragments: Fragments) {
  const fields = [...collectFields(nodes, fragments)].map(([key, same]) =>
    createFieldWriter(type, key, same, fragments),
  )
  const whole = (parts: string[]) => `{${parts.join(',')}}`
  return (value: unknown, run: Run): Text => {
    if (value instanceof PreparedJson) return value.text
    if (typeof value !== 'object' || value === null) throw new Error(`Not an object: ${type}`)
    return joinTexts(
      fields.map(field => field(value, run)),
      whole,
    )
  }
}

function createFieldWriter(type: GraphQLObjectType, key: string, nodes: FieldNode[], fragments: Fragments) {
  const name = nodes[0]?.name.value ?? key
  const start = `${JSON.stringify(key)}:`
  if (name === '__typename') return () => `${start}${JSON.stringify(type.name)}`
  const field = type.getFields()[name]
  if (!field || !nodes[0]) throw new Error(`No field ${type}.${name}`)
  const readArgs = createArgsReader(field, nodes[0])
  const selection = readSelection(nodes, fragments)
  const write = createValueWriter(field.type, nodes, fragments)
  return (source: object, run: Run): Text => {
    try {
      const own: unknown = Reflect.get(source, name)
      const value: unknown =
        typeof own === 'function'
          ? Reflect.apply(own, source, [readArgs(run), run.context, new RequestedField(selection, run.variables)])
          : own
      if (value instanceof Promise) return value.then(done => write(done, run)).then(text => start + text)
      const text = write(value, run)
      return typeof text === 'string' ? start + text : text.then(late => start + late)
    } catch (error) {
      // Returns a rejected promise instead of throwing, so that the object's other fields are still
      // awaited.
      return Promise.reject(error)
    }
  }
}

/** Reads arguments once if they contain no variables, and otherwise once per request. */
function createArgsReader(field: GraphQLField<unknown, unknown>, node: FieldNode): (run: Run) => Variables {
  let isFixed = true
  visit(node, {
    Variable() {
      isFixed = false
    },
    SelectionSet: () => false,
  })
  if (isFixed) {
    const args = getArgumentValues(field, node)
    return () => args
  }
  return ({ args, variables }) => {
    const known = args.get(node) ?? getArgumentValues(field, node, variables)
    args.set(node, known)
    return known
  }
}

function createValueWriter(type: GraphQLOutputType, nodes: FieldNode[], fragments: Fragments): Write {
  if (isNonNullType(type)) {
    const write = createValueWriter(type.ofType, nodes, fragments)
    return (value, run) => {
      const text = write(value, run)
      if (text === 'null') throw new Error('A field that is not nullable is null')
      return text
    }
  }
  const write = createNonNullWriter(type, nodes, fragments)
  return (value, run) => (value === null || value === undefined ? 'null' : write(value, run))
}

function createNonNullWriter(type: GraphQLOutputType, nodes: FieldNode[], fragments: Fragments): Write {
  if (isListType(type)) {
    const write = createValueWriter(type.ofType, nodes, fragments)
    const whole = (parts: string[]) => `[${parts.join(',')}]`
    return (value, run) => {
      if (!Array.isArray(value)) throw new Error('Not a list')
      return joinTexts(
        value.map(item => write(item, run)),
        whole,
      )
    }
  }
  if (isObjectType(type)) return createObjectWriter(type, nodes, fragments)
  if (!('serialize' in type)) throw new Error(`Interfaces and unions are not compiled: ${type}`)
  return value => JSON.stringify(type.serialize(value))
}

const isText = (part: Text): part is string => typeof part === 'string'

/** Joins texts with `whole`. Returns a promise only if one of the parts is a promise. */
const joinTexts = (parts: Text[], whole: (texts: string[]) => string): Text =>
  parts.every(isText) ? whole(parts) : Promise.all(parts).then(whole)
