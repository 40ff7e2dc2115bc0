import * as v from 'valibot'
import { type LanguageCode, languageCodes, languagePrefix } from '../lib/languages.ts'
import { texts } from '../lib/texts.ts'
import type { Sender } from '../mail/letter.ts'
import { letterMail } from '../mail/letter-mail.ts'
import { signLink } from '../mail/link-keys.ts'
import type { Mail, OutboxEntry } from '../mail/outbox.ts'

const inLanguage = v.object({ language: v.picklist(languageCodes) })
const parseLanguage = (about: string) => v.parse(inLanguage, JSON.parse(about)).language
const reset = v.object({ reference: v.string(), page: v.string(), language: v.picklist(languageCodes) })

/**
 * Writes the mail to a new customer. It contains nothing that the customer has typed, because
 * anyone can register any address, and could use the mail to send a message to a stranger.
 */
export const welcomeMail = (sender: Sender, about: string) => accountMail(sender, about, 'welcome', '/account')

/** Writes the mail that warns a customer that the password was changed. */
export const passwordChangedMail = (sender: Sender, about: string) =>
  accountMail(sender, about, 'passwordChanged', '/account/forgot-password')

/** Writes the mail that warns a customer that a passkey was added or removed. */
export const passkeyMail = (sender: Sender, { kind, about }: Pick<OutboxEntry, 'kind' | 'about'>) =>
  accountMail(sender, about, kind === 'passkey_added' ? 'passkeyAdded' : 'passkeyRemoved', '/account/login-details')

/** Writes a mail about a customer's account with a link to `page`, in the language in `about`. */
function accountMail(
  sender: Sender,
  about: string,
  kind: 'welcome' | 'passwordChanged' | 'passkeyAdded' | 'passkeyRemoved',
  page: string,
): Mail {
  const language = parseLanguage(about)
  const t = texts[language][kind]
  return letterMail(sender, {
    language,
    subject: t.subject(sender.SHOP_NAME),
    heading: t.heading,
    blocks: [t.intro],
    button: { address: `${sender.SITE_URL}${languagePrefix(language)}${page}`, text: t.link },
    note: t.note(sender.CONTACT_EMAIL),
  })
}

export async function passwordResetMail(env: Env, about: string): Promise<Mail> {
  const { reference, page, language } = v.parse(reset, JSON.parse(about))
  return resetLinkMail(env, language, `${page}?i=${reference}&id=${await signLink(env, 'password-reset', reference)}`)
}

/**
 * Writes the mail with a reset link. The link begins with the configured `SITE_URL`, because the
 * host in the request could be forged.
 */
export function resetLinkMail(sender: Sender, language: LanguageCode, path: string): Mail {
  const t = texts[language].passwordReset
  return letterMail(sender, {
    language,
    subject: t.subject(sender.SHOP_NAME),
    heading: t.heading,
    blocks: [t.intro],
    button: { address: `${sender.SITE_URL}/${path}`, text: t.link },
    note: t.note,
  })
}
