import * as v from 'valibot'
import { codes, prefixOf } from '../lib/languages.ts'
import { texts } from '../lib/texts.ts'
import { letterMail } from '../mail/letter.ts'
import type { Mail } from '../mail/outbox.ts'
import { loadOrder } from './storage.ts'

const about = v.object({ reference: v.string(), language: v.picklist(codes) })

/** The link to an order, for whoever asked for it by number and address. */
export async function orderLinkMail(env: Env, entry: string): Promise<Mail> {
  const { reference, language } = v.parse(about, JSON.parse(entry))
  const { number } = await loadOrder(env.COMMERCE_DB, reference)
  const t = texts[language].orderLink
  return letterMail(env, {
    language,
    subject: t.subject(String(number), env.SHOP_NAME),
    heading: t.heading(String(number)),
    blocks: [t.intro],
    button: { address: `${env.SITE_URL}${prefixOf(language)}/order/${reference}`, text: t.link },
    note: t.note,
  })
}
