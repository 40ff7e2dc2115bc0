import * as v from 'valibot'
import { languageCodes, languagePrefix } from '../lib/languages.ts'
import { texts } from '../lib/texts.ts'
import type { Sender } from '../mail/letter.ts'
import { letterMail } from '../mail/letter-mail.ts'
import { signLink } from '../mail/link-keys.ts'
import type { Mail, OutboxEntry } from '../mail/outbox.ts'

const mailData = v.object({ reference: v.string(), language: v.picklist(languageCodes), email: v.string() })

/**
 * Writes a mail about a new e-mail address: `email_change` for the new address, with a link that
 * confirms it, or `email_warning` for the old address, with a link that stops the change. Both
 * links lead to a page with a button, because mail programs follow links automatically.
 */
export async function emailChangeMail(env: Env, { kind, about: entry }: OutboxEntry) {
  const change = v.parse(mailData, JSON.parse(entry))
  const isWarning = kind === 'email_warning'
  const secret = await signLink(env, isWarning ? 'email-stop' : 'email-change', change.reference)
  return writeEmailChange(env, { ...change, isWarning, secret })
}

interface EmailChangeData extends v.InferOutput<typeof mailData> {
  /** Whether the mail warns the old address; otherwise it asks the new one to confirm. */
  isWarning: boolean
  secret: string
}

export function writeEmailChange(
  sender: Sender,
  { reference, language, email, isWarning, secret }: EmailChangeData,
): Mail {
  const t = texts[language]
  const { subject, heading, link, note } = isWarning ? t.emailWarning : t.emailChange
  const page = `${sender.SITE_URL}${languagePrefix(language)}/account/${isWarning ? 'stop-email' : 'confirm-email'}`
  return letterMail(sender, {
    language,
    subject: subject(sender.SHOP_NAME),
    heading,
    blocks: [isWarning ? t.emailWarning.intro(email) : t.emailChange.intro(sender.SHOP_NAME)],
    button: { address: `${page}?i=${reference}&id=${secret}`, text: link },
    note,
  })
}
