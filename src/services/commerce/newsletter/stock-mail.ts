import * as v from 'valibot'
import { codes, prefixOf } from '../lib/languages.ts'
import { texts } from '../lib/texts.ts'
import { letterMail } from '../mail/letter.ts'
import type { OutboxEntry } from '../mail/outbox.ts'
import { unsubscribeLinks } from './links.ts'

const about = v.object({ item: v.string(), language: v.picklist(codes) })

/** Throws when the item is no longer in the catalogue. */
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
  // A single size is not mentioned.
  const name = [found.name, found.variant, found.sizes > 1 ? found.size : ''].filter(Boolean).join(', ')
  const t = texts[language].stock
  const address = `${env.SITE_URL}${prefixOf(language)}/product/${encodeURIComponent(found.uri)}`
  return letterMail(env, {
    language,
    subject: t.subject(name),
    heading: t.heading,
    blocks: [t.intro(name)],
    button: { address, text: t.link },
    note: t.note,
    unsubscribe: await unsubscribeLinks(env, entry, language),
  })
}
