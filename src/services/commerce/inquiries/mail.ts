import * as v from 'valibot'
import { languageCodes } from '../lib/languages.ts'
import { type Texts, texts } from '../lib/texts.ts'
import type { Sender } from '../mail/letter.ts'
import { letterMail } from '../mail/letter-mail.ts'
import type { Mail } from '../mail/outbox.ts'
import { type Inquiry, inquiry } from './fields.ts'

const inLanguage = v.object({ language: v.picklist(languageCodes) })
const about = v.intersect([inquiry, inLanguage])

/** The mail to the shop, in the visitor's language; an answer to it goes to the visitor. */
export function inquiryMail(env: Sender, entry: string): Mail {
  const given = v.parse(about, JSON.parse(entry))
  const { language, kind, email, message } = given
  const t = texts[language].inquiry
  const mail = letterMail(env, {
    language,
    subject: subjectOf(given, t),
    heading: t.heading[kind],
    blocks: [...factsOf(given, t), t.reply(email), { kind: 'quote', text: message }],
    button: null,
  })
  return { ...mail, replyTo: email }
}

/**
 * The acknowledgement. It repeats nothing of what was typed: anyone may give anyone's address, and
 * the shop does not pass on strangers' texts.
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

function subjectOf(given: Inquiry, { subjects }: Texts['inquiry']): string {
  if (given.kind === 'project') return subjects.project(given.name, given.company)
  return given.subject === 'order' ? subjects.order(given.name, given.order) : subjects[given.subject](given.name)
}

/** "Company: Hotell Sjön" for each field that was filled in. */
function factsOf(given: Inquiry, { fields, projects }: Texts['inquiry']): string[] {
  const { name, email } = given
  const facts =
    given.kind === 'contact'
      ? [
          [fields.name, name],
          [fields.email, email],
          [fields.order, given.order],
        ]
      : [
          [fields.name, name],
          [fields.company, given.company],
          [fields.email, email],
          [fields.phone, given.phone],
          [fields.country, given.country],
          [fields.project, projects[given.project]],
          [fields.size, given.size],
          [fields.timetable, given.timetable],
        ]
  return facts.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []))
}
