import type { ChoiceField, NumberField } from '../../shared/edge/query/light/fields.ts'
import { parseChoice, parseNumberField, type TypedNumber } from '../../shared/edge/query/light/typed.ts'

/** Creates functions that parse the fields of a tool from its query. */
export const createFieldReader = (query: URLSearchParams) => ({
  number: (name: string, field: NumberField): TypedNumber => parseNumberField(field, query.get(name)),
  word: <Words extends readonly [string, ...string[]]>(name: string, field: ChoiceField & { words: Words }) =>
    parseChoice(field, query.get(name)),
  text: (name: string) => query.get(name) ?? '',
})
