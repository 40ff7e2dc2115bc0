import { languageCodes } from '../lib/languages.ts'

/*
 * A text has a column for each language: `name_en`, `name_sv`. The migrations that `npm run
 * language` writes add the columns of a new language.
 */

/** The columns of a text. */
export const columnsOf = (text: string) => languageCodes.map(code => `${text}_${code}`).join(', ')

/** Reads the values from JSON by language. */
export const valuesOf = (json: string) => languageCodes.map(code => `${json} ->> '${code}'`).join(', ')

/** The assignments of an upsert. */
export const upsertColumns = (text: string) =>
  languageCodes.map(code => `${text}_${code} = excluded.${text}_${code}`).join(', ')

/** A text as JSON by language. */
export const textsIn = (text: string) =>
  `json_object(${languageCodes.map(code => `'${code}', ${text}_${code}`).join(', ')})`
