import * as v from 'valibot'
import { letterMail } from '../mail/letter.tsx'
import { linkSecret } from '../mail/link-keys.ts'
import type { OutboxEntry } from '../mail/outbox.ts'
import { unsubscribeLinks } from './links.ts'

const texts = {
  en: {
    subject: (shop: string) => `Confirm your newsletter from ${shop}`,
    heading: 'One click left',
    intro: (shop: string) =>
      `This address was signed up for the newsletter from ${shop}. Confirm it, and we will write when there is news.`,
    link: 'Confirm the newsletter',
    note: 'If it was not you, ignore this email. Without your confirmation we send nothing more.',
  },
  sv: {
    subject: (shop: string) => `Bekräfta nyhetsbrevet från ${shop}`,
    heading: 'Ett klick kvar',
    intro: (shop: string) =>
      `Den här adressen har anmälts till nyhetsbrevet från ${shop}. Bekräfta, så hör vi av oss när det finns något att berätta.`,
    link: 'Bekräfta nyhetsbrevet',
    note: 'Var det inte du? Låt mejlet vara. Utan din bekräftelse skickar vi inget mer.',
  },
}

const about = v.object({ reference: v.string(), language: v.picklist(['en', 'sv']) })

/** The link leads to a page with a button: mail programs follow links by themselves. */
export async function newsletterMail(env: Env, entry: OutboxEntry) {
  const { reference, language } = v.parse(about, JSON.parse(entry.about))
  const t = texts[language]
  const secret = await linkSecret(env, 'newsletter', reference)
  return letterMail({
    language,
    subject: t.subject(env.SHOP_NAME),
    heading: t.heading,
    paragraphs: [t.intro(env.SHOP_NAME)],
    link: {
      address: `${env.SITE_URL}${language === 'sv' ? '/sv' : ''}/newsletter/confirm?i=${reference}&id=${secret}`,
      text: t.link,
    },
    note: t.note,
    unsubscribe: await unsubscribeLinks(env, entry, language),
  })
}
