import { buildSchema, validateSchema } from 'graphql'
import text from '../schema.graphql?raw'

export const schema = buildSchema(text)
validateSchema(schema)
