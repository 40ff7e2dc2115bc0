import { languageCodes } from '../lib/languages.ts'

/*
 * SQL for texts with a column for each language: `name_en`, `name_sv`. The migrations that
 * `npm run language` writes add the columns of a new language.
 */

/** Lists the columns of a text. */
export const listTextColumns = (text: string) => languageCodes.map(code => `${text}_${code}`).join(', ')

/** Lists expressions that read the values of a text from JSON with a field per language. */
export const listTextValues = (json: string) => languageCodes.map(code => `${json} ->> '${code}'`).join(', ')

/** Lists the assignments of an upsert. */
export const listTextUpdates = (text: string) =>
  languageCodes.map(code => `${text}_${code} = excluded.${text}_${code}`).join(', ')

/** Formats a text as JSON with a field per language. */
export const formatTextJson = (text: string) =>
  `json_object(${languageCodes.map(code => `'${code}', ${text}_${code}`).join(', ')})`
