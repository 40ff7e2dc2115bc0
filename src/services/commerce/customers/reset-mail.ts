import * as v from 'valibot'
import { codes } from '../lib/languages.ts'
import { texts } from '../lib/texts.ts'
import { type Letter, letterMail } from '../mail/letter.ts'
import { linkSecret } from '../mail/link-keys.ts'

const about = v.object({ reference: v.string(), page: v.string(), language: v.picklist(codes) })

/** The link uses the configured address: the request's host could be forged. */
export async function passwordResetMail(env: Env, entry: string) {
  const { reference, page, language } = v.parse(about, JSON.parse(entry))
  const t = texts[language].passwordReset
  const secret = await linkSecret(env, 'password-reset', reference)
  const letter: Letter = {
    language,
    subject: t.subject(env.SHOP_NAME),
    heading: t.heading,
    blocks: [t.intro],
    button: { address: `${env.SITE_URL}/${page}?i=${reference}&id=${secret}`, text: t.link },
    note: t.note,
  }
  return letterMail(env, letter)
}
