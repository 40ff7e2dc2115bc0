import type { LanguageCode } from '../lib/languages.ts'

/** A wording of the terms as PDF, in base64. */
export interface TermsCopy {
  version: string
  pdf: string
}

/** The terms that belong to an order, as base64; null until they were found. */
export const findOrderTerms = (db: D1Database, order: string) =>
  db
    .prepare('SELECT pdf FROM order_terms JOIN terms_copies USING (copy) WHERE order_reference = ?')
    .bind(order)
    .first<string>('pdf')

/** Gives an order the wording that stood there at `time` (ISO, in UTC), if one was known then. */
export const insertOrderTerms = (db: D1Database, order: string, language: LanguageCode, time: string) =>
  db
    .prepare(
      `INSERT OR IGNORE INTO order_terms (order_reference, copy)
       SELECT ?, copy FROM terms_copies WHERE language = ? AND since <= ?
       ORDER BY since DESC, copy DESC LIMIT 1`,
    )
    .bind(order, language, time)
    .run()

/** The version of the newest wording; null without any. */
export const findTermsVersion = (db: D1Database, language: LanguageCode) =>
  db
    .prepare('SELECT version FROM terms_copies WHERE language = ? ORDER BY since DESC, copy DESC')
    .bind(language)
    .first<string>('version')

/** Keeps a wording, unless it is the newest already. */
export const insertCopy = (db: D1Database, language: LanguageCode, { version, pdf }: TermsCopy, since: string) =>
  db
    .prepare(
      `INSERT INTO terms_copies (language, version, pdf, since) SELECT ?1, ?2, ?3, ?4
       WHERE ?2 IS NOT (SELECT version FROM terms_copies WHERE language = ?1 ORDER BY since DESC, copy DESC LIMIT 1)`,
    )
    .bind(language, version, pdf, since)
    .run()
