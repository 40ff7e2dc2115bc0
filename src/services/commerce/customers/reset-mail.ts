import * as v from 'valibot'
import { type Letter, letterMail } from '../mail/letter.tsx'
import { linkSecret } from '../mail/link-keys.ts'

const texts = {
  en: {
    subject: (shop: string) => `A new password for ${shop}`,
    heading: 'Choose a new password',
    intro: 'Somebody, probably you, asked for a new password. The link works once, for 60 minutes.',
    link: 'Choose a new password',
    note: 'If it was not you, there is nothing to do: your password stays as it is.',
  },
  sv: {
    subject: (shop: string) => `Nytt lösenord hos ${shop}`,
    heading: 'Välj ett nytt lösenord',
    intro: 'Någon, troligen du, har bett om ett nytt lösenord. Länken fungerar en gång, i 60 minuter.',
    link: 'Välj nytt lösenord',
    note: 'Var det inte du behöver du inte göra något. Ditt lösenord ändras inte.',
  },
}

const about = v.object({ reference: v.string(), page: v.string(), language: v.picklist(['en', 'sv']) })

/** The link is on the shop's configured address, not on the one of the request. */
export async function passwordResetMail(env: Env, entry: string) {
  const { reference, page, language } = v.parse(about, JSON.parse(entry))
  const t = texts[language]
  const secret = await linkSecret(env, 'password-reset', reference)
  const letter: Letter = {
    language,
    subject: t.subject(env.SHOP_NAME),
    heading: t.heading,
    paragraphs: [t.intro],
    link: { address: `${env.SITE_URL}/${page}?i=${reference}&id=${secret}`, text: t.link },
    note: t.note,
  }
  return letterMail(letter)
}
