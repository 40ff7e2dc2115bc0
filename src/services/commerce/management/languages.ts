import { codes } from '../lib/languages.ts'

/*
 * A text has a column for each language: `name_en`, `name_sv`. A language that is new gets its own
 * by the migrations that `npm run language` writes.
 */

/** The columns of a text. */
export const columnsOf = (text: string) => codes.map(code => `${text}_${code}`).join(', ')

/** Their values out of JSON by language. */
export const valuesOf = (json: string) => codes.map(code => `${json} ->> '${code}'`).join(', ')

/** What a conflicting row's columns become. */
export const replaced = (text: string) => codes.map(code => `${text}_${code} = excluded.${text}_${code}`).join(', ')

/** A text as JSON by language. */
export const textsIn = (text: string) => `json_object(${codes.map(code => `'${code}', ${text}_${code}`).join(', ')})`
