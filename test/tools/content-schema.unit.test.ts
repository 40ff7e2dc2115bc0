import { readFileSync } from 'node:fs'
import {
  buildSchema,
  type DocumentNode,
  getNamedType,
  isInputObjectType,
  Kind,
  parse,
  print,
  TypeInfo,
  validate,
  validateSchema,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { expect, test } from 'vitest'
import { queryCount, shopQueries } from './shop-queries.ts'

const text = readFileSync('src/services/content/schema.graphql', 'utf8')
const schema = buildSchema(text)

test('the GraphQL schema is valid, so the content service need not validate it again', () => {
  expect(validateSchema(schema)).toEqual([])
})

/** Removes duplicate fragments, because several fragments may name the same one. */
const once = (document: DocumentNode): DocumentNode => {
  const named = new Map(
    document.definitions.map(one => [one.kind === Kind.FRAGMENT_DEFINITION ? one.name.value : print(one), one]),
  )
  return { ...document, definitions: [...named.values()] }
}

/** Lists what the queries use: types, `Type.field` and `Type.field(argument)`. */
function usedBy(queries: DocumentNode[]): Set<string> {
  const used = new Set<string>()
  for (const query of queries) {
    const info = new TypeInfo(schema)
    const see = () => {
      const [parent, field, argument] = [info.getParentType(), info.getFieldDef(), info.getArgument()]
      for (const type of [parent, field?.type, argument?.type, info.getInputType()]) {
        if (type) used.add(getNamedType(type).name)
      }
      if (parent && field) used.add(`${parent.name}.${field.name}`)
      if (parent && field && argument) used.add(`${parent.name}.${field.name}(${argument.name})`)
    }
    visit(query, visitWithTypeInfo(info, { Field: see, Argument: see, Variable: see }))
  }
  // Inputs are sent as variables, which may contain all of their fields.
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isInputObjectType(type) || !used.has(type.name)) continue
    for (const { type: inner } of Object.values(type.getFields())) used.add(getNamedType(inner).name)
  }
  return used
}

test('the published part of the content service’s schema, written by npm run openapi, is up to date', async () => {
  const queries = shopQueries.map(query => once(parse(query)))
  expect(queries).toHaveLength(queryCount)
  for (const query of queries) expect(validate(schema, query).map(({ message }) => message)).toEqual([])
  const used = usedBy(queries)
  const isUsed = (name: string) => used.has(name)
  const part = visit(parse(text), {
    ObjectTypeDefinition: ({ name, fields = [], ...type }) => {
      const kept = fields
        .filter(field => isUsed(`${name.value}.${field.name.value}`))
        .map(field => ({
          ...field,
          arguments: field.arguments?.filter(one => isUsed(`${name.value}.${field.name.value}(${one.name.value})`)),
        }))
      return kept.length > 0 ? { ...type, name, fields: kept } : null
    },
    InputObjectTypeDefinition: ({ name }) => (isUsed(name.value) ? undefined : null),
    EnumTypeDefinition: ({ name }) => (isUsed(name.value) ? undefined : null),
    ScalarTypeDefinition: ({ name }) => (isUsed(name.value) ? undefined : null),
  })
  const printed = `${print(part)}\n`
  // The published part is complete: all queries of the shop are valid against it.
  const published = buildSchema(printed)
  for (const query of queries) expect(validate(published, query).map(({ message }) => message)).toEqual([])
  await expect(
    `# The types and fields that the shop’s queries use. Written by \`npm run openapi\`.\n\n${printed}`,
  ).toMatchFileSnapshot('../../docs/api/content.graphql')
})
