import type { LanguageCode } from '../lib/languages.ts'

/** A version of the terms as PDF, in Base64. */
export interface TermsCopy {
  version: string
  pdf: string
}

/** Finds the terms of an order, in Base64; null until they are stored. */
export const findOrderTerms = (db: D1Database, order: string) =>
  db
    .prepare('SELECT pdf FROM order_terms JOIN terms_copies USING (copy) WHERE order_reference = ?')
    .bind(order)
    .first<string>('pdf')

/**
 * Assigns to an order the version of the terms that was valid at `time` (ISO, UTC), if one was
 * stored by then.
 */
export const insertOrderTerms = (db: D1Database, order: string, language: LanguageCode, time: string) =>
  db
    .prepare(
      `INSERT OR IGNORE INTO order_terms (order_reference, copy)
       SELECT ?, copy FROM terms_copies WHERE language = ? AND since <= ?
       ORDER BY since DESC, copy DESC LIMIT 1`,
    )
    .bind(order, language, time)
    .run()

/** Finds the newest version of the terms; null when none is stored. */
export const findTermsVersion = (db: D1Database, language: LanguageCode) =>
  db
    .prepare('SELECT version FROM terms_copies WHERE language = ? ORDER BY since DESC, copy DESC')
    .bind(language)
    .first<string>('version')

/** Stores a version of the terms, unless it is the newest stored one. */
export const insertCopy = (db: D1Database, language: LanguageCode, { version, pdf }: TermsCopy, since: string) =>
  db
    .prepare(
      `INSERT INTO terms_copies (language, version, pdf, since) SELECT ?1, ?2, ?3, ?4
       WHERE ?2 IS NOT (SELECT version FROM terms_copies WHERE language = ?1 ORDER BY since DESC, copy DESC LIMIT 1)`,
    )
    .bind(language, version, pdf, since)
    .run()
