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
import { type Fragments, fieldsOf, fragmentsOf, type RequestedSelection, selectionOf } from './selection.ts'

/** The JSON of a value that was made beforehand, for exactly the fields that are asked of it. */
export class Ready {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** What resolvers get as their third argument from a compiled query; graphql-js gives its own. */
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

/** Answers a query as JSON. Rejects where a field fails, or is null although it must not be. */
export type Compiled = (root: object, context: unknown, variables: Variables | null | undefined) => Promise<string>

/**
 * A query as functions that write the response's text, without the steps that graphql-js takes for
 * each field of each request. Null for what only graphql-js can answer: several operations,
 * directives and introspection.
 */
export function compile(schema: GraphQLSchema, document: DocumentNode): Compiled | null {
  const [operation, another] = document.definitions.filter(one => one.kind === Kind.OPERATION_DEFINITION)
  const query = schema.getQueryType()
  if (!operation || another || operation.operation !== 'query' || !query || !isPlain(document)) return null
  const write = objectWriter(query, [operation], fragmentsOf(document))
  return async (root, context, given) => {
    const { coerced, errors } = getVariableValues(schema, operation.variableDefinitions ?? [], given ?? {})
    if (errors) throw new Error('The variables do not fit the query')
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

/** Writes an object of a type with the fields that are selected of it. */
function objectWriter(type: GraphQLObjectType, nodes: Parameters<typeof fieldsOf>[0], fragments: Fragments) {
  const fields = [...fieldsOf(nodes, fragments)].map(([key, same]) => fieldWriter(type, key, same, fragments))
  const whole = (parts: string[]) => `{${parts.join(',')}}`
  return (value: unknown, run: Run): Text => {
    if (value instanceof Ready) return value.text
    if (typeof value !== 'object' || value === null) throw new Error(`Not an object: ${type}`)
    return together(
      fields.map(field => field(value, run)),
      whole,
    )
  }
}

function fieldWriter(type: GraphQLObjectType, key: string, nodes: FieldNode[], fragments: Fragments) {
  const name = nodes[0]?.name.value ?? key
  const start = `${JSON.stringify(key)}:`
  if (name === '__typename') return () => `${start}${JSON.stringify(type.name)}`
  const field = type.getFields()[name]
  if (!field || !nodes[0]) throw new Error(`No field ${type}.${name}`)
  const argsOf = argsReader(field, nodes[0])
  const selection = selectionOf(nodes, fragments)
  const write = valueWriter(field.type, nodes, fragments)
  return (source: object, run: Run): Text => {
    try {
      const own: unknown = Reflect.get(source, name)
      const value: unknown =
        typeof own === 'function'
          ? Reflect.apply(own, source, [argsOf(run), run.context, new RequestedField(selection, run.variables)])
          : own
      if (value instanceof Promise) return value.then(done => write(done, run)).then(text => start + text)
      const text = write(value, run)
      return typeof text === 'string' ? start + text : text.then(late => start + late)
    } catch (error) {
      // Rejected, so that the object's other fields are still awaited.
      return Promise.reject(error)
    }
  }
}

/** Arguments without variables are read once, others once for each request. */
function argsReader(field: GraphQLField<unknown, unknown>, node: FieldNode): (run: Run) => Variables {
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

function valueWriter(type: GraphQLOutputType, nodes: FieldNode[], fragments: Fragments): Write {
  if (isNonNullType(type)) {
    const write = valueWriter(type.ofType, nodes, fragments)
    return (value, run) => {
      const text = write(value, run)
      if (text === 'null') throw new Error('Null in a field that must not be')
      return text
    }
  }
  const write = presentWriter(type, nodes, fragments)
  return (value, run) => (value === null || value === undefined ? 'null' : write(value, run))
}

function presentWriter(type: GraphQLOutputType, nodes: FieldNode[], fragments: Fragments): Write {
  if (isListType(type)) {
    const write = valueWriter(type.ofType, nodes, fragments)
    const whole = (parts: string[]) => `[${parts.join(',')}]`
    return (value, run) => {
      if (!Array.isArray(value)) throw new Error('Not a list')
      return together(
        value.map(item => write(item, run)),
        whole,
      )
    }
  }
  if (isObjectType(type)) return objectWriter(type, nodes, fragments)
  if (!('serialize' in type)) throw new Error(`Interfaces and unions are not compiled: ${type}`)
  return value => JSON.stringify(type.serialize(value))
}

const isText = (part: Text): part is string => typeof part === 'string'

/** Without a promise where no part is one. */
const together = (parts: Text[], whole: (texts: string[]) => string): Text =>
  parts.every(isText) ? whole(parts) : Promise.all(parts).then(whole)
