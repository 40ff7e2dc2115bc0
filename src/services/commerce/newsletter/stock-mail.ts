import * as v from 'valibot'
import { parseMedia } from '../catalogue/products.ts'
import { type LanguageCode, languageCodes, languagePrefix } from '../lib/languages.ts'
import { texts } from '../lib/texts.ts'
import { findMailPicture, type Sender, type UnsubscribeLinks } from '../mail/letter.ts'
import { letterMail } from '../mail/letter-mail.ts'
import type { Mail, OutboxEntry } from '../mail/outbox.ts'
import { createUnsubscribeLinks } from './links.ts'

const mailData = v.object({ item: v.string(), language: v.picklist(languageCodes) })

interface NoticedItem {
  name: string
  variant: string
  size: string
  uri: string
  /** A JSON list of addresses of pictures. */
  media: string
  /** The number of sizes that the product has. */
  sizes: number
}

/** Composes the mail saying that an item is in stock again. Throws if the item no longer exists. */
export async function composeStockMail(env: Env, entry: OutboxEntry): Promise<Mail> {
  const { item, language } = v.parse(mailData, JSON.parse(entry.about))
  const noticed = await findNoticedItem(env.COMMERCE_DB, item, language)
  if (!noticed) throw new Error(`Item ${item} no longer exists`)
  return stockMail(env, noticed, language, await createUnsubscribeLinks(env, entry, language))
}

/** Finds what the mail shows about an item; null if the item no longer exists. */
export const findNoticedItem = (db: D1Database, item: string, language: LanguageCode) =>
  db
    .prepare(
      `SELECT name, variant_${language} AS variant, size_${language} AS size, uri, media,
         (SELECT COUNT(*) FROM items AS other WHERE other.product = items.product) AS sizes
       FROM items JOIN products USING (product) WHERE item = ?`,
    )
    .bind(item)
    .first<NoticedItem>()

export function stockMail(
  sender: Sender,
  noticed: NoticedItem,
  language: LanguageCode,
  unsubscribe: UnsubscribeLinks,
): Mail {
  // The size is not mentioned if the product has only one.
  const name = [noticed.name, noticed.variant, noticed.sizes > 1 ? noticed.size : ''].filter(Boolean).join(', ')
  const t = texts[language].stock
  const address = `${sender.SITE_URL}${languagePrefix(language)}/product/${encodeURIComponent(noticed.uri)}`
  const picture = findMailPicture(sender, parseMedia(noticed.media))
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
