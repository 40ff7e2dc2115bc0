import { buildSchema } from 'graphql'
import text from '../schema.graphql?raw'

/** Checked by a test (`content-schema.unit.test.ts`), not at every start of the Worker. */
export const schema = buildSchema(text, { assumeValid: true, assumeValidSDL: true })
