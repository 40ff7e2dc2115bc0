import * as v from 'valibot'
import { formatAmount } from '#client/shared/money/money.ts'
import { languageCodes, languagePrefix } from '../../lib/languages.ts'
import { texts } from '../../lib/texts.ts'
import type { Sender } from '../../mail/letter.ts'
import { letterMail } from '../../mail/letter-mail.ts'
import type { Mail } from '../../mail/outbox.ts'
import type { Payment } from '../storage.ts'

const returned = v.object({
  language: v.picklist(languageCodes),
  /** In minor units. */
  amount: v.number(),
  currency: v.string(),
  /** Whether the money was only held, so that it is released instead of refunded. */
  isReleased: v.optional(v.boolean(), false),
  /**
   * Whether the payment is returned because the shop refused the address from the provider's page.
   */
  isAddressRefused: v.optional(v.boolean(), false),
})

/**
 * Creates the statement that queues a mail, once, to tell the buyer that a payment without an order
 * is being refunded or released. The statement returns the mail's id. Empty if the buyer's e-mail
 * address is not known.
 */
export function insertReturnedMail(
  db: D1Database,
  { reference, snapshot }: Payment,
  { email, ...money }: { email: string; amount: number; currency: string; isReleased: boolean },
  now: Date,
): D1PreparedStatement[] {
  if (!email) return []
  const { language, addressRefused: isAddressRefused = false } = snapshot
  const about = { payment: reference, language, ...money, isAddressRefused } satisfies v.InferInput<typeof returned> & {
    payment: string
  }
  return [
    db
      .prepare(
        `INSERT INTO outbox (kind, recipient, about, created, event) VALUES ('payment_returned', ?, ?, ?, ?)
         ON CONFLICT DO NOTHING RETURNING id`,
      )
      .bind(email, JSON.stringify(about), now.toISOString(), `payment_returned ${reference}`),
  ]
}

/**
 * Writes the mail that `insertReturnedMail` has queued. `about` is JSON of the schema `returned`.
 */
export function paymentReturnedMail(sender: Sender, about: string): Mail {
  const { language, amount, currency, isReleased, isAddressRefused } = v.parse(returned, JSON.parse(about))
  const t = texts[language].paymentReturned
  const money = formatAmount(amount / 100, currency, language)
  return letterMail(sender, {
    language,
    subject: t.subject(sender.SHOP_NAME),
    heading: t.heading,
    blocks: [t.intro(money), isAddressRefused ? t.address : t.reasons, isReleased ? t.released(money) : t.money(money)],
    button: { address: `${sender.SITE_URL}${languagePrefix(language)}`, text: t.link },
  })
}
