import { CommerceError } from '../shared/commerce/error.ts'
import { loadSelection } from '../shared/commerce/session/selection-store.ts'
import { subscribe } from '../shared/commerce/subscribe.ts'
import { formatTooMany } from '../shared/commerce/wait.ts'
import { type Locale, locales } from '../shared/texts/locales.ts'
import type { PlainKey } from '../shared/texts/translate.ts'
import type { Language } from '../shared/texts/use-translate.ts'

/** Thrown if the selection does not load. */
class NotReady extends Error {
  override name = 'NotReady'
}

interface SignUp {
  email: string
  /** The value of the honeypot field. */
  trap: string
  locale: Locale
  /** The item of a stock notice; undefined for the newsletter. */
  item?: string
}

/**
 * Signs up for the newsletter or a stock notice, with the visitor's country. Rejects with
 * `NotReady` if the selection does not load, and with `CommerceError` if the platform rejects the
 * sign-up.
 */
export async function signUp({ email, trap, locale, item }: SignUp) {
  const { location } = await loadSelection().catch(cause => {
    throw new NotReady('The selection could not be fetched.', { cause })
  })
  const language = locales.length > 1 ? { language: locale } : {}
  await subscribe(email, { email_field: trap, country: location.country ?? '', ...language, ...(item ? { item } : {}) })
}

/**
 * The error text for the visitor: the platform's message if there is one, otherwise the text with
 * the key `otherwise`.
 */
export function formatSignUpFailure(
  error: Error,
  language: Language,
  otherwise: PlainKey = 'newsletter.failed',
): string {
  const { t } = language
  if (error instanceof NotReady) return t('newsletter.notReady')
  const tooMany = formatTooMany(error, language)
  if (tooMany) return tooMany
  const refused = error instanceof CommerceError ? error : null
  const reason = refused && (refused.field('email') ?? Object.values(refused.fields)[0] ?? refused.messages[0])
  // The platform sends this message in English only, so it is translated.
  return reason === 'Expected type e-mail' ? t('field.invalidEmail') : reason || t(otherwise)
}
