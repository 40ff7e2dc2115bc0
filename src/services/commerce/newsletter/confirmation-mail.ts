import * as v from 'valibot'
import { codes, prefixOf } from '../lib/languages.ts'
import { texts } from '../lib/texts.ts'
import { letterMail } from '../mail/letter.ts'
import { linkSecret } from '../mail/link-keys.ts'
import type { OutboxEntry } from '../mail/outbox.ts'
import { unsubscribeLinks } from './links.ts'

const about = v.object({ reference: v.string(), language: v.picklist(codes) })

/** The link leads to a page with a button, because mail programs follow links automatically. */
export async function newsletterMail(env: Env, entry: OutboxEntry) {
  const { reference, language } = v.parse(about, JSON.parse(entry.about))
  const t = texts[language].newsletter
  const secret = await linkSecret(env, 'newsletter', reference)
  return letterMail(env, {
    language,
    subject: t.subject(env.SHOP_NAME),
    heading: t.heading,
    blocks: [t.intro(env.SHOP_NAME)],
    button: {
      address: `${env.SITE_URL}${prefixOf(language)}/newsletter/confirm?i=${reference}&id=${secret}`,
      text: t.link,
    },
    note: t.note,
    unsubscribe: await unsubscribeLinks(env, entry, language),
  })
}
