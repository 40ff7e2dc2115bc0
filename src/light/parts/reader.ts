import type { ChoiceField, NumberField } from '../../shared/edge/query/light/fields.ts'
import { chosenWord, type Typed, typedNumber } from '../../shared/edge/query/light/typed.ts'

/** Reads what an address says in the fields of a tool. */
export const reader = (query: URLSearchParams) => ({
  number: (name: string, field: NumberField): Typed => typedNumber(field, query.get(name)),
  word: <Words extends readonly [string, ...string[]]>(name: string, field: ChoiceField & { words: Words }) =>
    chosenWord(field, query.get(name)),
  text: (name: string) => query.get(name) ?? '',
})
