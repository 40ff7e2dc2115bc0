import * as v from 'valibot'
import { formatAmount } from '#client/shared/money/money.ts'
import { languagePrefix } from '../lib/languages.ts'
import { texts } from '../lib/texts.ts'
import type { LetterBlock, Sender } from '../mail/letter.ts'
import { letterMail } from '../mail/letter-mail.ts'
import type { Mail } from '../mail/outbox.ts'
import { createGoodsBlock } from '../orders/mail-goods.ts'
import { loadOrder, type Order } from '../orders/storage.ts'

const mailContents = v.object({ order: v.string(), refund: v.string() })

const documentLink = (address: string, text: string): LetterBlock => ({ kind: 'link', link: { address, text } })

export async function refundMail(env: Env, entry: string): Promise<Mail> {
  const { order, refund } = v.parse(mailContents, JSON.parse(entry))
  return writeRefund(env, await loadOrder(env.COMMERCE_DB, order), refund)
}

/** Writes the mail to the buyer about a refund. Throws if the order has no such refund. */
export function writeRefund(sender: Sender, order: Order, id: string): Mail {
  const { reference } = order
  const refund = order.refunds.find(({ reference: refundId }) => refundId === id)
  if (!refund) throw new Error(`Order ${reference} has no refund ${id}`)
  const { language } = order.snapshot
  const page = `${sender.SITE_URL}${languagePrefix(language)}/order/${reference}`
  const creditNote = order.documents.find(document => document.refund === id)
  const t = texts[language].refunded
  const number = String(order.number)
  const amount = formatAmount(refund.amount / 100, order.charge.currency, language)
  return letterMail(sender, {
    language,
    subject: t.subject(number, sender.SHOP_NAME),
    heading: t.heading,
    blocks: [
      t.intro(amount, number),
      ...(refund.reason ? [t.reason(refund.reason)] : []),
      ...createGoodsBlock(sender, order, refund.lines),
      t.time,
      ...(creditNote
        ? [documentLink(`${page}/credit-notes/${creditNote.number}.pdf`, t.creditNote(creditNote.number))]
        : []),
    ],
    button: { address: page, text: t.link },
  })
}
