import { type LanguageCode, languageCodes } from '../lib/languages.ts'
import { requestFromShop } from './ask.ts'
import { findOrderTerms, findTermsVersion, insertCopy, insertOrderTerms, type TermsCopy } from './copies.ts'

/**
 * Only for orders younger than this, in ms, the shop's current terms are those that applied when
 * ordering.
 */
const youngMs = 60_000
/** Maximum size of the PDF, since mail servers reject large mails. */
const maxBytes = 1_000_000

interface PlacedOrder {
  reference: string
  language: LanguageCode
  /** ISO time in UTC. */
  created: string
}

/**
 * Returns the terms of an order as PDF, in Base64; always the same for an order. They are the
 * shop's current ones if the mail is written right after the order, else the stored version of that
 * time. Null when the shop does not respond.
 */
export async function loadOrderTerms(env: Env, { reference, language, created }: PlacedOrder): Promise<string | null> {
  const { COMMERCE_DB: db } = env
  const stored = await findOrderTerms(db, reference)
  if (stored !== null) return stored
  if (Date.now() - Date.parse(created) < youngMs) await renew(env, language, created)
  await insertOrderTerms(db, reference, language, created)
  return findOrderTerms(db, reference)
}

/** Stores the current terms in every language, for orders whose mail is written later. */
export const renewTerms = async (env: Env, now: Date): Promise<void> => {
  if (!env.MAIL_ATTACHMENTS) return
  for (const language of languageCodes) await renew(env, language, now.toISOString())
}

/**
 * Stores the current terms. Does nothing when the shop does not respond; the mail is then sent
 * without the attachment.
 */
async function renew(env: Env, language: LanguageCode, since: string): Promise<void> {
  try {
    const stored = await findTermsVersion(env.COMMERCE_DB, language)
    const copy = await download(env, language, stored)
    if (copy) await insertCopy(env.COMMERCE_DB, language, copy, since)
  } catch (error) {
    console.warn(JSON.stringify({ event: 'terms_unknown', language, error: String(error) }))
  }
}

/** Downloads the terms; null when the stored version is current, and in a shop without terms. */
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
    if (bytes.length > maxBytes) throw new Error(`The terms have ${bytes.length} bytes`)
    return { version, pdf: bytes.toBase64() }
  }
  await response.body?.cancel()
  if (response.status === 304 || response.status === 404) return null
  throw new Error(`The shop responded with ${response.status} instead of the terms`)
}
