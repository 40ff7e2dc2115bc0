import * as v from 'valibot'
import { languageCodes, languagePrefix } from '../lib/languages.ts'
import { texts } from '../lib/texts.ts'
import type { Sender, UnsubscribeLinks } from '../mail/letter.ts'
import { letterMail } from '../mail/letter-mail.ts'
import { linkSecret } from '../mail/link-keys.ts'
import type { Mail, OutboxEntry } from '../mail/outbox.ts'
import { unsubscribeLinks } from './links.ts'

const about = v.object({ reference: v.string(), language: v.picklist(languageCodes) })
type About = v.InferOutput<typeof about>

export async function newsletterMail(env: Env, entry: OutboxEntry): Promise<Mail> {
  const given = v.parse(about, JSON.parse(entry.about))
  const secret = await linkSecret(env, 'newsletter', given.reference)
  return confirmationLinkMail(env, { ...given, secret }, await unsubscribeLinks(env, entry, given.language))
}

/** The link leads to a page with a button, because mail programs follow links automatically. */
export function confirmationLinkMail(
  sender: Sender,
  { reference, language, secret }: About & { secret: string },
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
