import * as v from 'valibot'
import { prefixOf } from '../lib/languages.ts'
import { texts } from '../lib/texts.ts'
import { type Block, letterMail } from '../mail/letter.ts'
import type { Mail } from '../mail/outbox.ts'
import { deliveryLines } from './confirmation-mail.ts'
import { goodsBlock } from './mail-goods.ts'
import { loadOrder, type Order } from './storage.ts'

const shipped = v.object({
  reference: v.string(),
  carrier: v.string(),
  trackingId: v.string(),
  trackingUrl: v.string(),
  lines: v.optional(v.array(v.object({ line: v.string(), quantity: v.number() })), []),
  isLast: v.optional(v.boolean(), true),
  isCorrection: v.optional(v.boolean(), false),
})

/**
 * The mail of a parcel: what is in it, how it travels, and whether more follows. In the order's
 * language. An invalid tracking address is left out.
 */
export async function shippedMail(env: Env, entry: string): Promise<Mail> {
  const { reference, carrier, trackingId, trackingUrl, ...parcel } = v.parse(shipped, JSON.parse(entry))
  const order = await loadOrder(env.COMMERCE_DB, reference)
  const { language } = order.snapshot
  const t = texts[language].shipped
  const number = String(order.number)
  const page = `${env.SITE_URL}${prefixOf(language)}/order/${reference}`
  const canTrack = /^https?:\/\//.test(trackingUrl)
  return letterMail(env, {
    language,
    subject: parcel.isCorrection ? t.corrected(number, env.SHOP_NAME) : t.subject(number, env.SHOP_NAME),
    heading: t.heading,
    blocks: [
      parcel.isLast ? t.intro(number) : t.partly(number),
      ...(carrier ? [t.carrier(carrier, trackingId)] : []),
      ...goodsBlock(env, order, parcel.lines),
      { kind: 'heading', text: texts[language].confirmation.deliverTo },
      { kind: 'lines', lines: deliveryLines(order) },
      ...receiptLink(order, page),
    ],
    button: canTrack ? { address: trackingUrl, text: t.track } : { address: page, text: t.order },
  })
}

/** The receipt, once the money is captured. `page` is the order's address. */
function receiptLink({ documents, snapshot }: Order, page: string): Block[] {
  if (!documents.some(({ kind }) => kind === 'receipt')) return []
  return [{ kind: 'link', link: { address: `${page}/receipt.pdf`, text: texts[snapshot.language].shipped.receipt } }]
}
