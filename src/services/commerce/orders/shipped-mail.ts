import * as v from 'valibot'
import { prefixOf } from '../lib/languages.ts'
import { texts } from '../lib/texts.ts'
import { letterMail } from '../mail/letter.tsx'
import { loadOrder } from './storage.ts'

const shipped = v.object({
  reference: v.string(),
  carrier: v.string(),
  trackingId: v.string(),
  trackingUrl: v.string(),
})

/**
 * The mail for the data that `shipOrder` stored, in the order's language. An invalid tracking
 * address is left out.
 */
export async function shippedMail(env: Env, entry: string) {
  const { reference, carrier, trackingId, trackingUrl } = v.parse(shipped, JSON.parse(entry))
  const { number, snapshot } = await loadOrder(env.COMMERCE_DB, reference)
  const { language } = snapshot
  const t = texts[language].shipped
  const order = `${env.SITE_URL}${prefixOf(language)}/order/${reference}`
  const canTrack = /^https?:\/\//.test(trackingUrl)
  return letterMail({
    language,
    subject: t.subject(String(number), env.SHOP_NAME),
    heading: t.heading,
    paragraphs: [t.intro(String(number)), ...(carrier ? [t.carrier(carrier, trackingId)] : [])],
    link: canTrack ? { address: trackingUrl, text: t.track } : { address: order, text: t.order },
  })
}
