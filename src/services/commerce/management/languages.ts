import { languageCodes } from '../lib/languages.ts'

/*
 * SQL for texts that have a column for each language: `name_en`, `name_sv`. `npm run language` adds
 * a language, and writes the migration that adds its columns.
 */

/** Lists the columns of a text: `name_en, name_sv`. */
export const listTextColumns = (text: string) => languageCodes.map(code => `${text}_${code}`).join(', ')

/** Lists SQL for the values of these columns. `json` is SQL for JSON with a field per language. */
export const listTextValues = (json: string) => languageCodes.map(code => `${json} ->> '${code}'`).join(', ')

/** Lists the assignments to these columns after `ON CONFLICT DO UPDATE SET`. */
export const listTextUpdates = (text: string) =>
  languageCodes.map(code => `${text}_${code} = excluded.${text}_${code}`).join(', ')

/** SQL for the JSON of a text, with a field per language. */
export const formatTextJson = (text: string) =>
  `json_object(${languageCodes.map(code => `'${code}', ${text}_${code}`).join(', ')})`
