import * as v from 'valibot'
import { letterMail } from '../mail/letter.tsx'
import { loadOrder } from './storage.ts'

const texts = {
  en: {
    subject: (order: string, shop: string) => `Your order ${order} with ${shop} is on its way`,
    heading: 'On its way',
    intro: (order: string) => `Order ${order} has left us.`,
    carrier: (carrier: string, tracking: string) => `It travels with ${carrier}${tracking && `, number ${tracking}`}.`,
    track: 'Track the parcel',
    order: 'See your order',
  },
  sv: {
    subject: (order: string, shop: string) => `Din beställning ${order} hos ${shop} är på väg`,
    heading: 'På väg till dig',
    intro: (order: string) => `Beställning ${order} har lämnat oss.`,
    carrier: (carrier: string, tracking: string) =>
      `Den skickas med ${carrier}${tracking && `, kollinummer ${tracking}`}.`,
    track: 'Spåra paketet',
    order: 'Se din beställning',
  },
}

const shipped = v.object({
  reference: v.string(),
  carrier: v.string(),
  trackingId: v.string(),
  trackingUrl: v.string(),
})

/**
 * What `shipOrder` wrote down, as a mail in the order's language. A carrier's address that is none
 * is left out.
 */
export async function shippedMail(env: Env, entry: string) {
  const { reference, carrier, trackingId, trackingUrl } = v.parse(shipped, JSON.parse(entry))
  const { number, snapshot } = await loadOrder(env.COMMERCE_DB, reference)
  const { language } = snapshot
  const t = texts[language]
  const order = `${env.SITE_URL}${language === 'sv' ? '/sv' : ''}/order/${reference}`
  const canTrack = /^https?:\/\//.test(trackingUrl)
  return letterMail({
    language,
    subject: t.subject(String(number), env.SHOP_NAME),
    heading: t.heading,
    paragraphs: [t.intro(String(number)), ...(carrier ? [t.carrier(carrier, trackingId)] : [])],
    link: canTrack ? { address: trackingUrl, text: t.track } : { address: order, text: t.order },
  })
}
