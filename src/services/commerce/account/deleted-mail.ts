import * as v from 'valibot'
import { languageCodes } from '../lib/languages.ts'
import { texts } from '../lib/texts.ts'
import { letterMail } from '../mail/letter-mail.ts'

const mailData = v.object({ language: v.picklist(languageCodes) })

/**
 * Writes the mail that confirms the deletion of an account and lists what the shop must keep by
 * law.
 */
export function deletedMail(env: Env, entry: string) {
  const { language } = v.parse(mailData, JSON.parse(entry))
  const t = texts[language].accountDeleted
  return letterMail(env, {
    language,
    subject: t.subject(env.SHOP_NAME),
    heading: t.heading,
    blocks: [t.gone, t.kept],
    button: null,
    note: t.note(env.CONTACT_EMAIL),
  })
}
