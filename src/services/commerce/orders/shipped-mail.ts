import * as v from 'valibot'
import { orderAnswer } from '#client/commerce/schema/order.ts'
import { prefixOf } from '../lib/languages.ts'
import { texts } from '../lib/texts.ts'
import { letterMail } from '../mail/letter.tsx'
import type { Mail } from '../mail/outbox.ts'
import { nameOf } from './confirmation-mail.tsx'
import { loadOrder } from './storage.ts'
import { orderView } from './view.ts'

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
  const { items } = v.parse(orderAnswer, { order: orderView(order) }).order
  const goods = parcel.lines.flatMap(({ line, quantity }) => {
    const item = items.find(entry => entry.line === line)
    return item ? [`${texts[language].confirmation.quantity(quantity)} ${nameOf(item)}`] : []
  })
  const page = `${env.SITE_URL}${prefixOf(language)}/order/${reference}`
  const canTrack = /^https?:\/\//.test(trackingUrl)
  return letterMail({
    language,
    subject: parcel.isCorrection ? t.corrected(number, env.SHOP_NAME) : t.subject(number, env.SHOP_NAME),
    heading: t.heading,
    paragraphs: [
      parcel.isLast ? t.intro(number) : t.partly(number),
      ...goods,
      ...(carrier ? [t.carrier(carrier, trackingId)] : []),
    ],
    link: canTrack ? { address: trackingUrl, text: t.track } : { address: page, text: t.order },
  })
}
