import * as v from 'valibot'
import { parseMedia } from '../catalogue/products.ts'
import { type LanguageCode, languageCodes, languagePrefix } from '../lib/languages.ts'
import { texts } from '../lib/texts.ts'
import { mailPicture, type Sender, type UnsubscribeLinks } from '../mail/letter.ts'
import { letterMail } from '../mail/letter-mail.ts'
import type { Mail, OutboxEntry } from '../mail/outbox.ts'
import { unsubscribeLinks } from './links.ts'

const about = v.object({ item: v.string(), language: v.picklist(languageCodes) })

interface Item {
  name: string
  variant: string
  size: string
  uri: string
  /** JSON */
  media: string
  sizes: number
}

/** Throws when the item is no longer in the catalogue. */
export async function stockNotice(env: Env, entry: OutboxEntry): Promise<Mail> {
  const { item, language } = v.parse(about, JSON.parse(entry.about))
  const found = await findNoticed(env.COMMERCE_DB, item, language)
  if (!found) throw new Error(`No item ${item}`)
  return stockMail(env, found, language, await unsubscribeLinks(env, entry, language))
}

/** An item as its notice shows it; null when it is no longer in the catalogue. */
export const findNoticed = (db: D1Database, item: string, language: LanguageCode) =>
  db
    .prepare(
      `SELECT name, variant_${language} AS variant, size_${language} AS size, uri, media,
         (SELECT COUNT(*) FROM items AS other WHERE other.product = items.product) AS sizes
       FROM items JOIN products USING (product) WHERE item = ?`,
    )
    .bind(item)
    .first<Item>()

export function stockMail(sender: Sender, found: Item, language: LanguageCode, unsubscribe: UnsubscribeLinks): Mail {
  // A single size is not mentioned.
  const name = [found.name, found.variant, found.sizes > 1 ? found.size : ''].filter(Boolean).join(', ')
  const t = texts[language].stock
  const address = `${sender.SITE_URL}${languagePrefix(language)}/product/${encodeURIComponent(found.uri)}`
  const picture = mailPicture(sender, parseMedia(found.media))
  return letterMail(sender, {
    language,
    subject: t.subject(name),
    heading: t.heading,
    blocks: [t.intro(name), { kind: 'goods', goods: [{ name, detail: '', quantity: '', amount: null, picture }] }],
    button: { address, text: t.link },
    note: t.note,
    unsubscribe,
  })
}
