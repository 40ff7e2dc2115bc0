import * as v from 'valibot'
import { languagePrefix } from '../lib/languages.ts'
import { type Texts, texts } from '../lib/texts.ts'
import type { Sender } from '../mail/letter.ts'
import { letterMail } from '../mail/letter-mail.ts'
import type { Mail } from '../mail/outbox.ts'
import { formatDeliveryLines } from './confirmation-mail.ts'
import { createGoodsBlock, createReceiptBlocks } from './mail-goods.ts'
import { loadOrder, type Order } from './storage.ts'

const lines = v.optional(v.array(v.object({ line: v.string(), quantity: v.number() })), [])

const shipped = v.object({
  reference: v.string(),
  carrier: v.string(),
  trackingId: v.string(),
  trackingUrl: v.string(),
  lines,
  /** The goods that are still left to send after this parcel. */
  rest: lines,
  isLast: v.optional(v.boolean(), true),
  isCorrection: v.optional(v.boolean(), false),
})
type ShippedData = Omit<v.InferOutput<typeof shipped>, 'reference'>

export async function shippedMail(env: Env, entry: string): Promise<Mail> {
  const { reference, ...sent } = v.parse(shipped, JSON.parse(entry))
  return writeShipped(env, await loadOrder(env.COMMERCE_DB, reference), sent)
}

/**
 * Writes the mail about a parcel that was sent, or about its corrected tracking number, in the
 * order's language. A tracking URL is omitted unless it starts with `http://` or `https://`.
 */
export function writeShipped(sender: Sender, order: Order, sent: ShippedData): Mail {
  const { carrier, trackingId, trackingUrl } = sent
  const { language } = order.snapshot
  const t = texts[language].shipped
  const number = String(order.number)
  const page = `${sender.SITE_URL}${languagePrefix(language)}/order/${order.reference}`
  const canTrack = /^https?:\/\//.test(trackingUrl)
  const rest = createGoodsBlock(sender, order, sent.rest)
  return letterMail(sender, {
    language,
    subject: pickSubject(sent, t)(number, sender.SHOP_NAME),
    heading: sent.isLast ? t.heading : t.partlyHeading,
    blocks: [
      sent.isLast ? t.intro(number) : t.partly(number),
      ...(carrier ? [t.carrier(carrier, trackingId)] : []),
      ...createGoodsBlock(sender, order, sent.lines),
      ...(rest.length > 0 ? [{ kind: 'heading' as const, text: t.rest }, ...rest] : []),
      { kind: 'heading', text: texts[language].confirmation.deliverTo },
      { kind: 'lines', lines: formatDeliveryLines(order) },
      ...createReceiptBlocks(order, page),
    ],
    button: canTrack ? { address: trackingUrl, text: t.track } : { address: page, text: t.order },
    after: canTrack ? [{ kind: 'link', link: { address: page, text: t.order } }] : [],
  })
}

const pickSubject = ({ isCorrection, isLast }: ShippedData, t: Texts['shipped']) =>
  isCorrection ? t.corrected : isLast ? t.subject : t.partlySubject
