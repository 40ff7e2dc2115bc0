import * as v from 'valibot'
import { languagePrefix } from '../lib/languages.ts'
import { texts } from '../lib/texts.ts'
import type { Sender } from '../mail/letter.ts'
import { letterMail } from '../mail/letter-mail.ts'
import type { Mail } from '../mail/outbox.ts'
import { createGoodsBlock } from './mail-goods.ts'
import { loadOrder, type Order } from './storage.ts'

const cancelled = v.object({ reference: v.string(), reason: v.string(), isPaid: v.boolean() })
type CancelledData = v.InferOutput<typeof cancelled>

export async function cancelledMail(env: Env, entry: string): Promise<Mail> {
  const about = v.parse(cancelled, JSON.parse(entry))
  return writeCancelled(env, await loadOrder(env.COMMERCE_DB, about.reference), about)
}

/**
 * Writes the mail that tells the buyer that an order was cancelled and, if it was paid, will be
 * refunded.
 */
export function writeCancelled(
  sender: Sender,
  order: Order,
  { reason, isPaid }: Omit<CancelledData, 'reference'>,
): Mail {
  const { reference, snapshot } = order
  const { language } = snapshot
  const number = String(order.number)
  const t = texts[language].cancelled
  return letterMail(sender, {
    language,
    subject: t.subject(number, sender.SHOP_NAME),
    heading: t.heading,
    blocks: [
      t.intro(number),
      ...(reason ? [t.reason(reason)] : []),
      ...createGoodsBlock(sender, order, snapshot.lines),
      ...(isPaid ? [t.money] : []),
    ],
    button: { address: `${sender.SITE_URL}${languagePrefix(language)}/order/${reference}`, text: t.link },
  })
}
