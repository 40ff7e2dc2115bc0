import * as v from 'valibot'
import { formatAmount } from '#client/shared/money/money.ts'
import { languageCodes, languagePrefix } from '../../lib/languages.ts'
import { texts } from '../../lib/texts.ts'
import type { Sender } from '../../mail/letter.ts'
import { letterMail } from '../../mail/letter-mail.ts'
import type { Mail } from '../../mail/outbox.ts'

const returned = v.object({ language: v.picklist(languageCodes), amount: v.number(), currency: v.string() })

/** Writes the mail that a payment without an order is being refunded. `about` is `returned`. */
export function paymentReturnedMail(sender: Sender, about: string): Mail {
  const { language, amount, currency } = v.parse(returned, JSON.parse(about))
  const t = texts[language].paymentReturned
  const money = formatAmount(amount / 100, currency, language)
  return letterMail(sender, {
    language,
    subject: t.subject(sender.SHOP_NAME),
    heading: t.heading,
    blocks: [t.intro(money), t.reasons, t.money(money)],
    button: { address: `${sender.SITE_URL}${languagePrefix(language)}`, text: t.link },
  })
}
