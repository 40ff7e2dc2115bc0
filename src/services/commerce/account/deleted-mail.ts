import * as v from 'valibot'
import { languageCodes } from '../lib/languages.ts'
import { texts } from '../lib/texts.ts'
import { letterMail } from '../mail/letter-mail.ts'

const about = v.object({ language: v.picklist(languageCodes) })

/** Confirms that an account was deleted, and says what the law keeps. */
export function deletedMail(env: Env, entry: string) {
  const { language } = v.parse(about, JSON.parse(entry))
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
