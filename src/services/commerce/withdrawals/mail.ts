import * as v from 'valibot'
import { fortnightAfter, momentText } from '#client/commerce/moment.ts'
import { orderAnswer } from '#client/commerce/schema.ts'
import { letterMail } from '../mail/letter.tsx'
import { texts as orderTexts } from '../mail/texts.ts'
import { nameOf } from '../orders/confirmation-mail.tsx'
import { loadOrder } from '../orders/storage.ts'
import { orderView } from '../orders/view.ts'
import { findWithdrawal, type Withdrawal } from './storage.ts'

const texts = {
  en: {
    subject: (number: number) => `We have received your withdrawal (no. ${number})`,
    heading: 'We have received your withdrawal',
    intro: 'You have withdrawn from a contract with us, in these words. This email is your proof: keep it.',
    statement: (order: string) => `I withdraw from the contract of order ${order}, for:`,
    unmatched: (order: string) => `I withdraw from the contract of order ${order}.`,
    name: (name: string) => `Name: ${name}`,
    email: (email: string) => `Acknowledgement to: ${email}`,
    received: (number: number, time: string) => `Received: ${time}, with number ${number}`,
    missing: (shop: string) =>
      `We could not find an order with that number and address. Your withdrawal was received at the time above all the same: somebody at ${shop} will look for the order and write to you.`,
    back: (date: string, address: string) =>
      `If you have the goods, send them back by ${date}${address && `, to ${address}`}. What has not been sent yet, we keep here.`,
    money: (date: string) =>
      `You will be refunded the way you paid, by ${date} at the latest; for goods already sent, not before they or proof of postage have reached us.`,
    questions: (email: string) => `Questions: ${email}`,
    link: 'See your withdrawal',
    note: 'If it was not you, write to us.',
  },
  sv: {
    subject: (number: number) => `Vi har tagit emot din ångeranmälan (nr ${number})`,
    heading: 'Vi har tagit emot din ångeranmälan',
    intro: 'Du har ångrat ett köp hos oss, med de här orden. Mejlet är ditt bevis, så spara det.',
    statement: (order: string) => `Jag ångrar mitt köp, beställning ${order}, av:`,
    unmatched: (order: string) => `Jag ångrar mitt köp, beställning ${order}.`,
    name: (name: string) => `Namn: ${name}`,
    email: (email: string) => `Bekräftelse till: ${email}`,
    received: (number: number, time: string) => `Mottagen: ${time}, med nummer ${number}`,
    missing: (shop: string) =>
      `Vi hittade ingen beställning med det numret och den adressen. Anmälan togs ändå emot vid tiden ovan: någon på ${shop} letar upp beställningen och skriver till dig.`,
    back: (date: string, address: string) =>
      `Har du fått varorna skickar du tillbaka dem senast ${date}${address && `, till ${address}`}. Det som inte har skickats än stannar här.`,
    money: (date: string) =>
      `Pengarna får du tillbaka på samma sätt som du betalade, senast ${date}; för skickade varor dock inte förrän de eller ett inlämningskvitto har nått oss.`,
    questions: (email: string) => `Frågor: ${email}`,
    link: 'Se din ångeranmälan',
    note: 'Var det inte du? Skriv till oss.',
  },
}

/**
 * The acknowledgement on a durable medium: what was declared, by whom, and when it came, in its
 * language.
 */
export async function withdrawalMail(env: Env, reference: string) {
  const stored = await findWithdrawal(env.COMMERCE_DB, reference)
  if (!stored?.confirmed) throw new Error(`No confirmed withdrawal ${reference}`)
  const { language, withdrawal, orderNumber, name, email, confirmed } = stored
  const t = texts[language]
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
    link: { address: `${env.SITE_URL}${language === 'sv' ? '/sv' : ''}/withdraw/${reference}`, text: t.link },
    note: t.note,
  })
}

/** "2 pcs  Murla, Brass" for each line that is given back. */
async function goodsOf(db: D1Database, { order, lines, language }: Withdrawal): Promise<string[]> {
  if (order === null) return []
  const { items } = v.parse(orderAnswer, { order: orderView(await loadOrder(db, order)) }).order
  return lines.flatMap(({ line, quantity }) => {
    const item = items.find(item => item.line === line)
    return item ? [`${orderTexts[language].quantity(quantity)}  ${nameOf(item)}`] : []
  })
}
