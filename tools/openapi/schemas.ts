import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema'
import * as v from 'valibot'

/** A part of a JSON document. */
export type Json = { [name: string]: unknown }

const common = {
  target: 'draft-2020-12',
  // Checks and transformations that JSON Schema cannot express are left out.
  errorMode: 'ignore',
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
} satisfies ConversionConfig

/** Converts the definitions: response schemas that other schemas refer to. */
export const toComponents = (definitions: Record<string, v.GenericSchema>): Json =>
  Object.fromEntries(
    Object.entries(toJsonSchemaDefs(definitions, { ...common, typeMode: 'output' })).map(([name, schema]) => [
      name,
      { ...schema },
    ]),
  )

/** Converts a response schema; definitions in it become references. */
export const answerSchema = (schema: v.GenericSchema, definitions: Record<string, v.GenericSchema>): Json =>
  bare(toJsonSchema(v.object({ schema }), { ...common, typeMode: 'output', definitions }))

/** Converts the schema of a request, as clients send it, before defaults and transformations. */
export const requestSchema = (schema: v.GenericSchema): Json =>
  bare(toJsonSchema(v.object({ schema }), { ...common, typeMode: 'input', overrideSchema: withRequired }))

/** Removes the wrapping object: without it, a top-level schema would not become a reference. */
function bare({ properties }: ReturnType<typeof toJsonSchema>): Json {
  const { schema } = properties ?? {}
  return typeof schema === 'object' ? { ...schema } : {}
}

/**
 * Marks a field as required if its default is invalid: the schemas use such a default only to set
 * the error message for a missing field.
 */
const withRequired: ConversionConfig['overrideSchema'] = ({ valibotSchema, jsonSchema }) => {
  if (!isObject(valibotSchema) || !jsonSchema.properties) return undefined
  const refused = Object.entries(valibotSchema.entries).flatMap(([name, entry]) =>
    v.safeParse(entry, undefined).success ? [] : [name],
  )
  const properties = Object.entries(jsonSchema.properties).map(([name, property]) => {
    if (!refused.includes(name) || typeof property !== 'object') return [name, property]
    const { default: _, ...rest } = property
    return [name, rest]
  })
  const required = Object.keys(jsonSchema.properties).filter(
    name => refused.includes(name) || jsonSchema.required?.includes(name),
  )
  const { required: _, ...schema } = jsonSchema
  return { ...schema, properties: Object.fromEntries(properties), ...(required.length > 0 && { required }) }
}

type ObjectSchema = v.ObjectSchema<v.ObjectEntries, undefined>

const isObject = (schema: { type: string }): schema is ObjectSchema => /^(strict_)?object$/.test(schema.type)
