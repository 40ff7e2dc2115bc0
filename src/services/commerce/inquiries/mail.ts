import * as v from 'valibot'
import { languageCodes } from '../lib/languages.ts'
import { type Texts, texts } from '../lib/texts.ts'
import type { Sender } from '../mail/letter.ts'
import { letterMail } from '../mail/letter-mail.ts'
import type { Mail } from '../mail/outbox.ts'
import { type Inquiry, inquiry } from './fields.ts'

const inLanguage = v.object({ language: v.picklist(languageCodes) })
const mailData = v.intersect([inquiry, inLanguage])

/**
 * Writes the mail with an inquiry to the shop, in the visitor's language. Replies go to the
 * visitor.
 */
export function inquiryMail(env: Sender, entry: string): Mail {
  const received = v.parse(mailData, JSON.parse(entry))
  const { language, kind, email, message } = received
  const t = texts[language].inquiry
  const mail = letterMail(env, {
    language,
    subject: formatSubject(received, t),
    heading: t.heading[kind],
    blocks: [...formatFacts(received, t), t.reply(email), { kind: 'quote', text: message }],
    button: null,
  })
  return { ...mail, replyTo: email }
}

/**
 * Writes the acknowledgement to the visitor. It contains nothing that the visitor has typed,
 * because anyone can enter any address, and could use the mail to send a message to a stranger.
 */
export function inquiryReceipt(env: Sender, entry: string): Mail {
  const { language } = v.parse(inLanguage, JSON.parse(entry))
  const t = texts[language].inquiry.receipt
  const mail = letterMail(env, {
    language,
    subject: t.subject(env.SHOP_NAME),
    heading: t.heading,
    blocks: [t.intro, t.more(env.CONTACT_EMAIL)],
    button: null,
    note: t.note,
  })
  return { ...mail, replyTo: env.CONTACT_EMAIL }
}

function formatSubject(received: Inquiry, { subjects }: Texts['inquiry']): string {
  if (received.kind === 'project') return subjects.project(received.name, received.company)
  return received.subject === 'order'
    ? subjects.order(received.name, received.order)
    : subjects[received.subject](received.name)
}

/** Formats each filled-in field of the form as a line: "Company: Hotell Sjön". */
function formatFacts(received: Inquiry, { fields, projects }: Texts['inquiry']): string[] {
  const { name, email } = received
  const facts =
    received.kind === 'contact'
      ? [
          [fields.name, name],
          [fields.email, email],
          [fields.order, received.order],
        ]
      : [
          [fields.name, name],
          [fields.company, received.company],
          [fields.email, email],
          [fields.phone, received.phone],
          [fields.country, received.country],
          [fields.project, projects[received.project]],
          [fields.size, received.size],
          [fields.timetable, received.timetable],
        ]
  return facts.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []))
}
