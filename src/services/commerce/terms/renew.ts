import type { Batch } from '../lib/database.ts'
import { type LanguageCode, languageCodes } from '../lib/languages.ts'
import { requestFromShop } from './ask.ts'

/** A version of the terms as PDF, in Base64. */
interface TermsCopy {
  version: string
  pdf: string
}

/** `order` is an SQL expression for the order's reference. */
const selectOrderTerms = (order: string) =>
  `SELECT pdf FROM order_terms JOIN terms_copies USING (copy) WHERE order_reference = ${order}`

/** The terms that are stored for an order. */
interface StoredTerms {
  /** The terms that are assigned to the order, as PDF in Base64; null if there are none. */
  pdf: string | null
  /** The name of the newest version in the order's language; null if none is stored. */
  version: string | null
}

/** Adds a statement for an order's terms. `order` is an SQL expression, in which ?1 is allowed. */
export const addOrderTerms = (batch: Batch, order: string, parameter: number): (() => StoredTerms) =>
  batch.add(
    batch
      .prepare(
        `SELECT (${selectOrderTerms(order)}) AS pdf,
           (SELECT version FROM terms_copies
              WHERE language = (SELECT snapshot ->> 'language' FROM orders WHERE reference = ${order})
              ORDER BY since DESC, copy DESC LIMIT 1) AS version`,
      )
      .bind(parameter),
    ([stored]: StoredTerms[]) => stored ?? { pdf: null, version: null },
  )

/**
 * Statement that assigns to an order the newest version of the terms that was stored at `time`, an
 * ISO time in UTC. Does nothing if none was stored, or if the order has its terms already.
 */
const insertOrderTerms = (db: D1Database, order: string, language: LanguageCode, time: string) =>
  db
    .prepare(
      `INSERT OR IGNORE INTO order_terms (order_reference, copy)
       SELECT ?, copy FROM terms_copies WHERE language = ? AND since <= ?
       ORDER BY since DESC, copy DESC LIMIT 1`,
    )
    .bind(order, language, time)

/** Finds the name of the newest version of the terms; null if none is stored. */
const findTermsVersion = (db: D1Database, language: LanguageCode) =>
  db
    .prepare('SELECT version FROM terms_copies WHERE language = ? ORDER BY since DESC, copy DESC')
    .bind(language)
    .first<string>('version')

/** Stores a version of the terms, unless it is the newest stored one. */
const insertCopy = (db: D1Database, language: LanguageCode, { version, pdf }: TermsCopy, since: string) =>
  db
    .prepare(
      `INSERT INTO terms_copies (language, version, pdf, since) SELECT ?1, ?2, ?3, ?4
       WHERE ?2 IS NOT (SELECT version FROM terms_copies WHERE language = ?1 ORDER BY since DESC, copy DESC LIMIT 1)`,
    )
    .bind(language, version, pdf, since)
    .run()

/**
 * If an order is younger than this, in ms, the shop's current terms are assumed to be the ones that
 * applied when the order was placed.
 */
const youngMs = 60_000
/** Maximum size of the PDF in bytes, because mail servers reject large mails. */
const maxBytes = 1_000_000

interface PlacedOrder {
  reference: string
  language: LanguageCode
  /** ISO time in UTC. */
  created: string
}

/**
 * Returns the terms of an order as PDF in Base64. The first call assigns them to the order: the
 * shop's current terms for an order that was just placed, otherwise the version that was stored at
 * that time. Null if there is no such version. `stored` is from `addOrderTerms`.
 */
export async function assignTerms(
  env: Env,
  { reference, language, created }: PlacedOrder,
  { pdf, version }: StoredTerms,
): Promise<string | null> {
  if (pdf !== null) return pdf
  const { COMMERCE_DB: db } = env
  if (Date.now() - Date.parse(created) < youngMs) await renew(env, language, created, async () => version)
  const [, assigned] = await db.batch<{ pdf: string }>([
    insertOrderTerms(db, reference, language, created),
    db.prepare(selectOrderTerms('?1')).bind(reference),
  ])
  return assigned?.results[0]?.pdf ?? null
}

/** Stores the current terms in every language, for orders whose mail is written much later. */
export const renewTerms = async (env: Env, now: Date): Promise<void> => {
  if (!env.MAIL_ATTACHMENTS) return
  for (const language of languageCodes) await renew(env, language, now.toISOString())
}

/**
 * Stores the current terms in one language, if they differ from the stored version. If the shop
 * does not respond, it only logs that.
 */
async function renew(
  env: Env,
  language: LanguageCode,
  since: string,
  findStored = () => findTermsVersion(env.COMMERCE_DB, language),
): Promise<void> {
  try {
    const copy = await download(env, language, await findStored())
    if (copy) await insertCopy(env.COMMERCE_DB, language, copy, since)
  } catch (error) {
    console.warn(JSON.stringify({ event: 'terms_unknown', language, error: String(error) }))
  }
}

/** Downloads the terms. Null if `stored` is their current version, or the shop has no terms. */
async function download(env: Env, language: LanguageCode, stored: string | null): Promise<TermsCopy | null> {
  const response = await requestFromShop(
    env,
    language,
    '/info/terms-and-conditions.pdf',
    stored === null ? {} : { 'If-None-Match': stored },
  )
  const version = response.headers.get('ETag')
  if (response.status === 200 && version && response.headers.get('Content-Type') === 'application/pdf') {
    const bytes = new Uint8Array(await response.arrayBuffer())
    if (bytes.length > maxBytes)
      throw new Error(`The PDF of the terms has ${bytes.length} bytes, more than ${maxBytes}`)
    return { version, pdf: bytes.toBase64() }
  }
  await response.body?.cancel()
  if (response.status === 304 || response.status === 404) return null
  throw new Error(`The shop responded with ${response.status} instead of the terms`)
}
