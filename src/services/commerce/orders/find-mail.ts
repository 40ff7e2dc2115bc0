import * as v from 'valibot'
import { type LanguageCode, languageCodes, languagePrefix } from '../lib/languages.ts'
import { texts } from '../lib/texts.ts'
import type { Sender } from '../mail/letter.ts'
import { letterMail } from '../mail/letter-mail.ts'
import { createOrderQuery } from '../mail/order-keys.ts'
import type { Mail } from '../mail/outbox.ts'
import { loadOrder, type Order } from './storage.ts'
import { linkMs } from './view.ts'

const mailData = v.object({ reference: v.string(), language: v.picklist(languageCodes) })

export async function orderLinkMail(env: Env, entry: string): Promise<Mail> {
  const { reference, language } = v.parse(mailData, JSON.parse(entry))
  const query = await createOrderQuery(env, reference, linkMs)
  return writeOrderLink(env, await loadOrder(env.COMMERCE_DB, reference), language, query)
}

/**
 * Writes the mail with the link to an order, for somebody who has entered the order's number and
 * e-mail address. `query` contains the key with which the order's page shows the whole order.
 */
export function writeOrderLink(
  sender: Sender,
  order: Pick<Order, 'number' | 'reference'>,
  language: LanguageCode,
  query: string,
): Mail {
  const number = String(order.number)
  const t = texts[language].orderLink
  return letterMail(sender, {
    language,
    subject: t.subject(number, sender.SHOP_NAME),
    heading: t.heading(number),
    blocks: [t.intro],
    button: { address: `${sender.SITE_URL}${languagePrefix(language)}/order/${order.reference}${query}`, text: t.link },
    note: t.note,
  })
}
