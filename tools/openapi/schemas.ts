import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema'
import * as v from 'valibot'

/** A part of a JSON document. */
export type Json = { [name: string]: unknown }

const common = {
  target: 'draft-2020-12',
  // Checks and transformations that JSON Schema has no words for are left out.
  errorMode: 'ignore',
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
} satisfies ConversionConfig

/** The shared schemas of answers. */
export const componentsOf = (definitions: Record<string, v.GenericSchema>): Json =>
  Object.fromEntries(
    Object.entries(toJsonSchemaDefs(definitions, { ...common, typeMode: 'output' })).map(([name, schema]) => [
      name,
      { ...schema },
    ]),
  )

/** What an answer is, by reference where a definition is met. */
export const answerSchema = (schema: v.GenericSchema, definitions: Record<string, v.GenericSchema>): Json =>
  bare(toJsonSchema(v.object({ schema }), { ...common, typeMode: 'output', definitions }))

/** What a request may send, before it is read. */
export const requestSchema = (schema: v.GenericSchema): Json =>
  bare(toJsonSchema(v.object({ schema }), { ...common, typeMode: 'input', overrideSchema: withRequired }))

/** Of the wrapping object, which makes a reference of the schema itself too. */
function bare({ properties }: ReturnType<typeof toJsonSchema>): Json {
  const { schema } = properties ?? {}
  return typeof schema === 'object' ? { ...schema } : {}
}

/** A field whose schema refuses its own default is required: so it says why one is missing. */
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
