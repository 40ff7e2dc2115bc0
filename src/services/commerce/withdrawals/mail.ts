import * as v from 'valibot'
import { fortnightAfter, momentText } from '#client/commerce/moment.ts'
import { orderAnswer } from '#client/commerce/schema/order.ts'
import { prefixOf } from '../lib/languages.ts'
import { texts } from '../lib/texts.ts'
import { letterMail } from '../mail/letter.tsx'
import { nameOf } from '../orders/confirmation-mail.tsx'
import { loadOrder } from '../orders/storage.ts'
import { orderView } from '../orders/view.ts'
import { findWithdrawal, type Withdrawal } from './storage.ts'

/**
 * The acknowledgement on a durable medium: what was declared, by whom and when, in its language.
 */
export async function withdrawalMail(env: Env, reference: string) {
  const stored = await findWithdrawal(env.COMMERCE_DB, reference)
  if (!stored?.confirmed) throw new Error(`No confirmed withdrawal ${reference}`)
  const { language, withdrawal, orderNumber, name, email, confirmed } = stored
  const t = texts[language].withdrawal
  const goods = await goodsOf(env.COMMERCE_DB, stored)
  const parts = goods.length > 0 ? [t.statement(orderNumber), ...goods] : [t.unmatched(orderNumber)]
  const date = fortnightAfter(confirmed, language)
  const next = goods.length > 0 ? [t.back(date, env.RETURN_ADDRESS), t.money(date)] : [t.missing(env.SHOP_NAME)]
  return letterMail({
    language,
    subject: t.subject(withdrawal),
    heading: t.heading,
    paragraphs: [
      t.intro,
      ...parts,
      t.name(name),
      t.email(email),
      t.received(withdrawal, momentText(confirmed, language)),
      ...next,
      ...(env.CONTACT_EMAIL ? [t.questions(env.CONTACT_EMAIL)] : []),
    ],
    link: { address: `${env.SITE_URL}${prefixOf(language)}/withdraw/${reference}`, text: t.link },
    note: t.note,
  })
}

/** "2 pcs  Murla, Brass" for each returned line. */
async function goodsOf(db: D1Database, { order, lines, language }: Withdrawal): Promise<string[]> {
  if (order === null) return []
  const { items } = v.parse(orderAnswer, { order: orderView(await loadOrder(db, order)) }).order
  return lines.flatMap(({ line, quantity }) => {
    const item = items.find(item => item.line === line)
    return item ? [`${texts[language].confirmation.quantity(quantity)}  ${nameOf(item)}`] : []
  })
}
