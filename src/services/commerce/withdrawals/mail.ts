import { formatFortnightAfter, formatMoment } from '#client/shared/commerce/moment.ts'
import { languagePrefix } from '../lib/languages.ts'
import { texts } from '../lib/texts.ts'
import { formatSenderAddress, type Sender } from '../mail/letter.ts'
import { letterMail } from '../mail/letter-mail.ts'
import type { Mail } from '../mail/outbox.ts'
import { createGoodsBlock } from '../orders/mail-goods.ts'
import { loadOrder, type Order } from '../orders/storage.ts'
import { findWithdrawal, type Withdrawal } from './storage.ts'

export async function withdrawalMail(env: Env, reference: string): Promise<Mail> {
  const stored = await findWithdrawal(env.COMMERCE_DB, reference)
  if (!stored?.confirmed) throw new Error(`Withdrawal ${reference} is not confirmed or does not exist`)
  const order = stored.order === null ? null : await loadOrder(env.COMMERCE_DB, stored.order)
  return writeWithdrawal(env, { ...stored, confirmed: stored.confirmed }, order)
}

type ConfirmedWithdrawal = Omit<Withdrawal, 'order' | 'created' | 'confirmed' | 'handled'> & {
  confirmed: string
}

/**
 * Writes the mail that acknowledges a withdrawal, in the language of the withdrawal. The law
 * requires the buyer's statement, with its date and time, to be repeated on a durable medium, such
 * as a mail.
 */
export function writeWithdrawal(sender: Sender, stored: ConfirmedWithdrawal, order: Order | null): Mail {
  const { reference, language, withdrawal, orderNumber, name, email, confirmed } = stored
  const t = texts[language].withdrawal
  const goods = order ? createGoodsBlock(sender, order, stored.lines, language) : []
  const parts = goods.length > 0 ? [t.statement(orderNumber), ...goods] : [t.unmatched(orderNumber)]
  const date = formatFortnightAfter(confirmed, language)
  const back = formatSenderAddress(sender, language)
  const next = goods.length > 0 ? [t.back(date, back), t.money(date)] : [t.missing(sender.SHOP_NAME)]
  return letterMail(sender, {
    language,
    subject: t.subject(withdrawal),
    heading: t.heading,
    blocks: [
      t.intro,
      ...parts,
      t.name(name),
      t.email(email),
      t.received(withdrawal, formatMoment(confirmed, language)),
      ...next,
      ...(sender.CONTACT_EMAIL ? [t.questions(sender.CONTACT_EMAIL)] : []),
    ],
    button: { address: `${sender.SITE_URL}${languagePrefix(language)}/withdraw/${reference}`, text: t.link },
    note: t.note,
  })
}
