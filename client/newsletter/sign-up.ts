import { CommerceError } from '../shared/commerce/error.ts'
import { loadSelection } from '../shared/commerce/session/selection-store.ts'
import { subscribe } from '../shared/commerce/subscribe.ts'
import { formatTooMany } from '../shared/commerce/wait.ts'
import { type Locale, locales } from '../shared/texts/locales.ts'
import type { PlainKey } from '../shared/texts/translate.ts'
import type { Language } from '../shared/texts/use-translate.ts'

/** The selection has not loaded yet (specification, §5). */
class NotReady extends Error {
  override name = 'NotReady'
}

interface SignUp {
  email: string
  /** The honeypot's value. */
  trap: string
  locale: Locale
  /** The item of a stock notice; without one, it is the newsletter. */
  item?: string
}

/**
 * Signs up from the visitor's country. Throws `NotReady`, and `CommerceError` when the platform
 * rejects it.
 */
export async function signUp({ email, trap, locale, item }: SignUp) {
  const { location } = await loadSelection().catch(cause => {
    throw new NotReady('The selection could not be fetched.', { cause })
  })
  const language = locales.length > 1 ? { language: locale } : {}
  await subscribe(email, { email_field: trap, country: location.country ?? '', ...language, ...(item ? { item } : {}) })
}

/** The platform's message, if it has one. */
export function failureText(error: Error, language: Language, otherwise: PlainKey = 'newsletter.failed'): string {
  const { t } = language
  if (error instanceof NotReady) return t('newsletter.notReady')
  const tooMany = formatTooMany(error, language)
  if (tooMany) return tooMany
  const refused = error instanceof CommerceError ? error : null
  const reason = refused && (refused.field('email') ?? Object.values(refused.fields)[0] ?? refused.messages[0])
  // The platform's own words for it, in one language.
  return reason === 'Expected type e-mail' ? t('field.invalidEmail') : reason || t(otherwise)
}
