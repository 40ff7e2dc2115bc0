import * as v from 'valibot'
import { prefixOf } from '../lib/languages.ts'
import { texts } from '../lib/texts.ts'
import { letterMail } from '../mail/letter.ts'
import type { Mail } from '../mail/outbox.ts'
import { loadOrder } from './storage.ts'

const about = v.object({ reference: v.string(), reason: v.string(), isPaid: v.boolean() })

/** Says that nothing will be sent, and that the money goes back. */
export async function cancelledMail(env: Env, entry: string): Promise<Mail> {
  const { reference, reason, isPaid } = v.parse(about, JSON.parse(entry))
  const { number, snapshot } = await loadOrder(env.COMMERCE_DB, reference)
  const { language } = snapshot
  const t = texts[language].cancelled
  return letterMail(env, {
    language,
    subject: t.subject(String(number), env.SHOP_NAME),
    heading: t.heading,
    blocks: [t.intro(String(number)), ...(reason ? [t.reason(reason)] : []), ...(isPaid ? [t.money] : [])],
    button: { address: `${env.SITE_URL}${prefixOf(language)}/order/${reference}`, text: t.link },
  })
}
