import * as v from 'valibot'
import { letterMail } from '../mail/letter.tsx'
import type { OutboxEntry } from '../mail/outbox.ts'
import { unsubscribeLinks } from './links.ts'

const texts = {
  en: {
    subject: (name: string) => `${name} is back in stock`,
    heading: 'Back in stock',
    intro: (name: string) =>
      `You asked us to write when ${name} was back in stock. It is now. We have not set one aside: first come, first served.`,
    link: 'See it in the shop',
    note: 'This was the one email you asked for. We keep your address for nothing else.',
  },
  sv: {
    subject: (name: string) => `${name} finns i lager igen`,
    heading: 'Åter i lager',
    intro: (name: string) =>
      `Du bad oss höra av oss när ${name} är tillbaka. Nu är den här. Vi har inte lagt undan någon, så först till kvarn gäller.`,
    link: 'Se den i butiken',
    note: 'Det här var mejlet du bad om. Vi sparar inte adressen till något annat.',
  },
}

const about = v.object({ item: v.string(), language: v.picklist(['en', 'sv']) })

/** Throws when the item is not in the catalogue any more. */
export async function stockNotice(env: Env, entry: OutboxEntry) {
  const { item, language } = v.parse(about, JSON.parse(entry.about))
  const found = await env.COMMERCE_DB.prepare(
    `SELECT name, variant_${language} AS variant, size_${language} AS size, uri,
       (SELECT COUNT(*) FROM items AS other WHERE other.product = items.product) AS sizes
     FROM items JOIN products USING (product) WHERE item = ?`,
  )
    .bind(item)
    .first<{ name: string; variant: string; size: string; uri: string; sizes: number }>()
  if (!found) throw new Error(`No item ${item}`)
  // An only size is no news.
  const name = [found.name, found.variant, found.sizes > 1 ? found.size : ''].filter(Boolean).join(', ')
  const t = texts[language]
  const address = `${env.SITE_URL}${language === 'sv' ? '/sv' : ''}/product/${encodeURIComponent(found.uri)}`
  return letterMail({
    language,
    subject: t.subject(name),
    heading: t.heading,
    paragraphs: [t.intro(name)],
    link: { address, text: t.link },
    note: t.note,
    unsubscribe: await unsubscribeLinks(env, entry, language),
  })
}
