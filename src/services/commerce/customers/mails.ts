import * as v from 'valibot'
import { type LanguageCode, languageCodes, languagePrefix } from '../lib/languages.ts'
import { texts } from '../lib/texts.ts'
import type { Sender } from '../mail/letter.ts'
import { letterMail } from '../mail/letter-mail.ts'
import { linkSecret } from '../mail/link-keys.ts'
import type { Mail } from '../mail/outbox.ts'

const inLanguage = v.object({ language: v.picklist(languageCodes) })
const languageIn = (about: string) => v.parse(inLanguage, JSON.parse(about)).language
const reset = v.object({ reference: v.string(), page: v.string(), language: v.picklist(languageCodes) })

/** To a new customer. It repeats nothing of what was typed: anyone may give anyone's address. */
export function welcomeMail(sender: Sender, about: string): Mail {
  const language = languageIn(about)
  const t = texts[language].welcome
  return letterMail(sender, {
    language,
    subject: t.subject(sender.SHOP_NAME),
    heading: t.heading,
    blocks: [t.intro],
    button: { address: `${sender.SITE_URL}${languagePrefix(language)}/account`, text: t.link },
    note: t.note(sender.CONTACT_EMAIL),
  })
}

/** So that its owner notices when somebody else changed the password. */
export function passwordChangedMail(sender: Sender, about: string): Mail {
  const language = languageIn(about)
  const t = texts[language].passwordChanged
  return letterMail(sender, {
    language,
    subject: t.subject(sender.SHOP_NAME),
    heading: t.heading,
    blocks: [t.intro],
    button: { address: `${sender.SITE_URL}${languagePrefix(language)}/account/forgot-password`, text: t.link },
    note: t.note(sender.CONTACT_EMAIL),
  })
}

export async function passwordResetMail(env: Env, about: string): Promise<Mail> {
  const { reference, page, language } = v.parse(reset, JSON.parse(about))
  return resetLinkMail(env, language, `${page}?i=${reference}&id=${await linkSecret(env, 'password-reset', reference)}`)
}

/** The link uses the configured address: the request's host could be forged. */
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
