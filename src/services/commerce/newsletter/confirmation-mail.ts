import * as v from 'valibot'
import { languageCodes, languagePrefix } from '../lib/languages.ts'
import { texts } from '../lib/texts.ts'
import type { Sender, UnsubscribeLinks } from '../mail/letter.ts'
import { letterMail } from '../mail/letter-mail.ts'
import { signLink } from '../mail/link-keys.ts'
import type { Mail, OutboxEntry } from '../mail/outbox.ts'
import { createUnsubscribeLinks } from './links.ts'

const mailData = v.object({ reference: v.string(), language: v.picklist(languageCodes) })
type MailData = v.InferOutput<typeof mailData>

export async function newsletterMail(env: Env, entry: OutboxEntry): Promise<Mail> {
  const data = v.parse(mailData, JSON.parse(entry.about))
  const secret = await signLink(env, 'newsletter', data.reference)
  return confirmationLinkMail(env, { ...data, secret }, await createUnsubscribeLinks(env, entry, data.language))
}

/**
 * Writes the mail with the link that confirms a newsletter sign-up. The link leads to a page with a
 * button, because mail programs follow links automatically.
 */
export function confirmationLinkMail(
  sender: Sender,
  { reference, language, secret }: MailData & { secret: string },
  unsubscribe: UnsubscribeLinks,
): Mail {
  const t = texts[language].newsletter
  return letterMail(sender, {
    language,
    subject: t.subject(sender.SHOP_NAME),
    heading: t.heading,
    blocks: [t.intro(sender.SHOP_NAME)],
    button: {
      address: `${sender.SITE_URL}${languagePrefix(language)}/newsletter/confirm?i=${reference}&id=${secret}`,
      text: t.link,
    },
    note: t.note,
    unsubscribe,
  })
}
