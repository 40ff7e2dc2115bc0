import { texts as commerceTexts } from '#src/services/commerce/lib/texts.ts'
import type { Shop } from '../support/app.ts'

const files = import.meta.glob<object>('/client/*/texts/{*.,}??.ts', { eager: true, import: 'texts' })

/** Splits text into words, in lower case, without codes such as `SE` or `a1de3`. */
export const splitWords = (text: string): string[] =>
  (text.match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter(word => /^\p{L}{2,}$/u.test(word) && !/^\p{Lu}{2}$/u.test(word))
    .map(word => word.toLowerCase())

/** Lists all texts in a dictionary. For a text with parameters, lists the function's source. */
function listTexts(table: unknown): string[] {
  if (typeof table === 'string') return [table]
  if (typeof table === 'function') return [String(table)]
  return typeof table === 'object' && table !== null ? Object.values(table).flatMap(listTexts) : []
}

/** Lists the names of weekdays and months, because the shop's texts do not contain them. */
const listDayNames = (language: string): string[] =>
  Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, month + 1, 12))).flatMap(date =>
    (['short', 'long'] as const).flatMap(style => [
      new Date(Date.UTC(2026, 0, date.getUTCDate())).toLocaleDateString(language, { weekday: style }),
      date.toLocaleDateString(language, { day: 'numeric', month: style }),
    ]),
  )

/** Loads all names that the commerce service stores in a language. */
async function loadStoredNames({ env }: Shop, language: string): Promise<string[]> {
  const { results: tables } = await env.COMMERCE_DB.prepare(
    `SELECT name, sql FROM sqlite_master WHERE type = 'table' AND sql LIKE '%\\_${language} %' ESCAPE '\\'`,
  ).all<{ name: string; sql: string }>()
  const columns = tables.flatMap(({ name: stored, sql }) =>
    [...sql.matchAll(new RegExp(`^\\W*(\\w+_${language}) TEXT`, 'gm'))].map(([, name]) => ({ stored, name })),
  )
  const found = await Promise.all(
    columns.map(({ stored, name }) =>
      env.COMMERCE_DB.prepare(`SELECT DISTINCT ${name} AS text FROM ${stored}`).all<{ text: string }>(),
    ),
  )
  return found.flatMap(({ results }) => results.map(({ text }) => text))
}

async function loadWords(shop: Shop, language: 'en' | 'sv'): Promise<Set<string>> {
  const tables = Object.entries(files).flatMap(([path, table]) => (path.endsWith(`${language}.ts`) ? [table] : []))
  const found = [
    ...listTexts([commerceTexts[language], tables]),
    ...listDayNames(language),
    ...(await loadStoredNames(shop, language)),
  ]
  return new Set(found.flatMap(splitWords))
}

/** Loads the words in the shop's Swedish texts and names that no English text or name contains. */
export async function loadSwedishWords(shop: Shop): Promise<Set<string>> {
  return (await loadWords(shop, 'sv')).difference(await loadWords(shop, 'en'))
}
