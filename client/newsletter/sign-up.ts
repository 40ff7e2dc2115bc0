import { CommerceError } from '../commerce/error.ts'
import { readySelection } from '../commerce/session/selection-query.ts'
import { subscribe } from '../commerce/subscribe.ts'
import { tooManyText } from '../commerce/wait.ts'
import type { PlainKey } from '../i18n/index.ts'
import { type Locale, locales } from '../i18n/locales.ts'
import type { Language } from '../i18n/use-translate.ts'

/** There is no selection to sign up with (specification, §5). */
class NotReady extends Error {
  override name = 'NotReady'
}

interface SignUp {
  email: string
  /** What stands in the field that people do not see. */
  trap: string
  locale: Locale
  /** The item to be told of when it is back; without one, it is the newsletter. */
  item?: string
}

/**
 * Asks for mails from where the visitor shops. Throws `NotReady`, and `CommerceError` when the
 * platform refuses.
 */
export async function signUp({ email, trap, locale, item }: SignUp) {
  const { location } = await readySelection().catch(cause => {
    throw new NotReady('The selection could not be fetched.', { cause })
  })
  const language = locales.length > 1 ? { language: locale } : {}
  await subscribe(email, { email_field: trap, country: location.country ?? '', ...language, ...(item ? { item } : {}) })
}

/** The platform's own words where it has any. */
export function failureText(error: Error, language: Language, otherwise: PlainKey = 'newsletter.failed'): string {
  const { t } = language
  if (error instanceof NotReady) return t('newsletter.notReady')
  const tooMany = tooManyText(error, language)
  if (tooMany) return tooMany
  const refused = error instanceof CommerceError ? error : null
  const reason = refused && (refused.field('email') ?? Object.values(refused.fields)[0] ?? refused.messages[0])
  return reason || t(otherwise)
}
