import { fortnightAfter, momentText } from '#client/commerce/moment.ts'
import { prefixOf } from '../lib/languages.ts'
import { texts } from '../lib/texts.ts'
import { letterMail } from '../mail/letter.ts'
import { goodsBlock } from '../orders/mail-goods.ts'
import { loadOrder } from '../orders/storage.ts'
import { findWithdrawal } from './storage.ts'

/**
 * The acknowledgement on a durable medium: what was declared, by whom and when, in its language.
 */
export async function withdrawalMail(env: Env, reference: string) {
  const stored = await findWithdrawal(env.COMMERCE_DB, reference)
  if (!stored?.confirmed) throw new Error(`No confirmed withdrawal ${reference}`)
  const { language, withdrawal, orderNumber, name, email, confirmed } = stored
  const t = texts[language].withdrawal
  const order = stored.order === null ? null : await loadOrder(env.COMMERCE_DB, stored.order)
  const goods = order ? goodsBlock(env, order, stored.lines, language) : []
  const parts = goods.length > 0 ? [t.statement(orderNumber), ...goods] : [t.unmatched(orderNumber)]
  const date = fortnightAfter(confirmed, language)
  const next = goods.length > 0 ? [t.back(date, env.RETURN_ADDRESS), t.money(date)] : [t.missing(env.SHOP_NAME)]
  return letterMail(env, {
    language,
    subject: t.subject(withdrawal),
    heading: t.heading,
    blocks: [
      t.intro,
      ...parts,
      t.name(name),
      t.email(email),
      t.received(withdrawal, momentText(confirmed, language)),
      ...next,
      ...(env.CONTACT_EMAIL ? [t.questions(env.CONTACT_EMAIL)] : []),
    ],
    button: { address: `${env.SITE_URL}${prefixOf(language)}/withdraw/${reference}`, text: t.link },
    note: t.note,
  })
}
