import * as v from 'valibot'
import { codes } from '../lib/languages.ts'
import { type Texts, texts } from '../lib/texts.ts'
import { letterMail } from '../mail/letter.tsx'
import type { Mail, OutboxEntry } from '../mail/outbox.ts'
import { type Inquiry, inquiry } from './fields.ts'

const inLanguage = v.object({ language: v.picklist(codes) })
const about = v.intersect([inquiry, inLanguage])

/** The mail to the shop, in the visitor's language; an answer to it goes to the visitor. */
export function inquiryMail(entry: OutboxEntry): Mail {
  const said = v.parse(about, JSON.parse(entry.about))
  const { language, kind, email, message } = said
  const t = texts[language].inquiry
  const mail = letterMail({
    language,
    subject: subjectOf(said, t),
    heading: t.heading[kind],
    paragraphs: [...factsOf(said, t), t.reply(email)],
    quote: message,
    link: null,
  })
  return { ...mail, replyTo: email }
}

/**
 * The acknowledgement. It repeats nothing of what was typed: anyone may give anyone's address, and
 * the shop does not pass on strangers' texts.
 */
export function inquiryReceipt(env: Pick<Env, 'SHOP_NAME' | 'CONTACT_EMAIL'>, entry: OutboxEntry): Mail {
  const { language } = v.parse(inLanguage, JSON.parse(entry.about))
  const t = texts[language].inquiry.receipt
  const mail = letterMail({
    language,
    subject: t.subject(env.SHOP_NAME),
    heading: t.heading,
    paragraphs: [t.intro, t.more(env.CONTACT_EMAIL)],
    link: null,
    note: t.note,
  })
  return { ...mail, replyTo: env.CONTACT_EMAIL }
}

function subjectOf(said: Inquiry, { subjects }: Texts['inquiry']): string {
  if (said.kind === 'project') return subjects.project(said.name, said.company)
  return said.subject === 'order' ? subjects.order(said.name, said.order) : subjects[said.subject](said.name)
}

/** "Company: Hotell Sjön" for each field that was filled in. */
function factsOf(said: Inquiry, { fields, projects }: Texts['inquiry']): string[] {
  const { name, email } = said
  const facts =
    said.kind === 'contact'
      ? [
          [fields.name, name],
          [fields.email, email],
          [fields.order, said.order],
        ]
      : [
          [fields.name, name],
          [fields.company, said.company],
          [fields.email, email],
          [fields.phone, said.phone],
          [fields.country, said.country],
          [fields.project, projects[said.project]],
          [fields.size, said.size],
          [fields.timetable, said.timetable],
        ]
  return facts.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []))
}
