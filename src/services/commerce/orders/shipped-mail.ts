import * as v from 'valibot'
import { languagePrefix } from '../lib/languages.ts'
import { type Texts, texts } from '../lib/texts.ts'
import type { Sender } from '../mail/letter.ts'
import { letterMail } from '../mail/letter-mail.ts'
import type { Mail } from '../mail/outbox.ts'
import { deliveryLines } from './confirmation-mail.ts'
import { goodsBlock, receiptLines } from './mail-goods.ts'
import { loadOrder, type Order } from './storage.ts'

const lines = v.optional(v.array(v.object({ line: v.string(), quantity: v.number() })), [])

const shipped = v.object({
  reference: v.string(),
  carrier: v.string(),
  trackingId: v.string(),
  trackingUrl: v.string(),
  lines,
  /** What is left to send. */
  rest: lines,
  isLast: v.optional(v.boolean(), true),
  isCorrection: v.optional(v.boolean(), false),
})
type Sent = Omit<v.InferOutput<typeof shipped>, 'reference'>

export async function shippedMail(env: Env, entry: string): Promise<Mail> {
  const { reference, ...sent } = v.parse(shipped, JSON.parse(entry))
  return writeShipped(env, await loadOrder(env.COMMERCE_DB, reference), sent)
}

/**
 * The mail of a parcel: what is in it, how it travels, and what follows. In the order's language.
 * An invalid tracking address is left out.
 */
export function writeShipped(sender: Sender, order: Order, sent: Sent): Mail {
  const { carrier, trackingId, trackingUrl } = sent
  const { language } = order.snapshot
  const t = texts[language].shipped
  const number = String(order.number)
  const page = `${sender.SITE_URL}${languagePrefix(language)}/order/${order.reference}`
  const canTrack = /^https?:\/\//.test(trackingUrl)
  const rest = goodsBlock(sender, order, sent.rest)
  return letterMail(sender, {
    language,
    subject: subjectOf(sent, t)(number, sender.SHOP_NAME),
    heading: sent.isLast ? t.heading : t.partlyHeading,
    blocks: [
      sent.isLast ? t.intro(number) : t.partly(number),
      ...(carrier ? [t.carrier(carrier, trackingId)] : []),
      ...goodsBlock(sender, order, sent.lines),
      ...(rest.length > 0 ? [{ kind: 'heading' as const, text: t.rest }, ...rest] : []),
      { kind: 'heading', text: texts[language].confirmation.deliverTo },
      { kind: 'lines', lines: deliveryLines(order) },
      ...receiptLines(order, page),
    ],
    button: canTrack ? { address: trackingUrl, text: t.track } : { address: page, text: t.order },
    after: canTrack ? [{ kind: 'link', link: { address: page, text: t.order } }] : [],
  })
}

const subjectOf = ({ isCorrection, isLast }: Sent, t: Texts['shipped']) =>
  isCorrection ? t.corrected : isLast ? t.subject : t.partlySubject
