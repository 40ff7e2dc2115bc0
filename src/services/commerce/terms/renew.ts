import { type LanguageCode, languageCodes } from '../lib/languages.ts'
import { askShop } from './ask.ts'
import { findOrderTerms, findTermsVersion, insertCopy, insertOrderTerms, type TermsCopy } from './copies.ts'

/** An order that is older was made before the terms that the shop has now were asked for, in ms. */
const youngMs = 60_000
/** A larger file would make mails that are refused. */
const maxBytes = 1_000_000

interface Placed {
  reference: string
  language: LanguageCode
  /** ISO time in UTC. */
  created: string
}

/**
 * The terms of an order as PDF, in base64: as the shop has them when its mail is written at once,
 * else as they were kept, and from then on the same. Null when the shop did not answer.
 */
export async function termsOf(env: Env, { reference, language, created }: Placed): Promise<string | null> {
  const { COMMERCE_DB: db } = env
  const known = await findOrderTerms(db, reference)
  if (known !== null) return known
  if (Date.now() - Date.parse(created) < youngMs) await renew(env, language, created)
  await insertOrderTerms(db, reference, language, created)
  return findOrderTerms(db, reference)
}

/** Keeps the terms of every language as they are now, for orders whose mail is written later. */
export const renewTerms = async (env: Env, now: Date): Promise<void> => {
  if (!env.MAIL_ATTACHMENTS) return
  for (const language of languageCodes) await renew(env, language, now.toISOString())
}

/** Does nothing when the shop does not answer: a mail leaves without its attachment then. */
async function renew(env: Env, language: LanguageCode, since: string): Promise<void> {
  try {
    const known = await findTermsVersion(env.COMMERCE_DB, language)
    const copy = await download(env, language, known)
    if (copy) await insertCopy(env.COMMERCE_DB, language, copy, since)
  } catch (error) {
    console.warn(JSON.stringify({ event: 'terms_unknown', language, error: String(error) }))
  }
}

/** The shop's file; null when it is the known one, and in a shop without terms. */
async function download(env: Env, language: LanguageCode, known: string | null): Promise<TermsCopy | null> {
  const response = await askShop(
    env,
    language,
    '/info/terms-and-conditions.pdf',
    known === null ? {} : { 'If-None-Match': known },
  )
  const version = response.headers.get('ETag')
  if (response.status === 200 && version && response.headers.get('Content-Type') === 'application/pdf') {
    const bytes = new Uint8Array(await response.arrayBuffer())
    if (bytes.length > maxBytes) throw new Error(`The terms have ${bytes.length} bytes`)
    return { version, pdf: bytes.toBase64() }
  }
  await response.body?.cancel()
  if (response.status === 304 || response.status === 404) return null
  throw new Error(`The terms were answered with ${response.status}`)
}
