import * as v from 'valibot'
import { loadOrder } from '../orders.ts'
import { letterMail } from './paper.tsx'

const texts = {
  en: {
    subject: (order: string, shop: string) => `Your order ${order} with ${shop} is on its way`,
    heading: 'On its way',
    intro: (order: string) => `Order ${order} has left us.`,
    carrier: (carrier: string, tracking: string) => `It travels with ${carrier}${tracking && `, number ${tracking}`}.`,
    track: 'Follow the parcel',
    order: 'See your order',
  },
  sv: {
    subject: (order: string, shop: string) => `Din beställning ${order} hos ${shop} är på väg`,
    heading: 'På väg till dig',
    intro: (order: string) => `Beställning ${order} har lämnat oss.`,
    carrier: (carrier: string, tracking: string) =>
      `Den skickas med ${carrier}${tracking && `, kollinummer ${tracking}`}.`,
    track: 'Följ paketet',
    order: 'Se din beställning',
  },
}

/** A parcel of an order. `shipment` is its name with the shop: one mail is sent of each. */
export interface Shipment {
  shipment: string
  carrier: string
  trackingId: string
  /** An address of the carrier's, or empty. */
  trackingUrl: string
}

const shipped = v.object({
  reference: v.string(),
  carrier: v.string(),
  trackingId: v.string(),
  trackingUrl: v.string(),
})

/**
 * Writes to the customer that a parcel has left, once however often it is announced. `reference` is the order's. Returns the
 * mail's id, null when it had been announced before. Throws when there is no such order.
 */
export async function announceShipment(
  { COMMERCE_DB: db, MAIL }: Pick<Env, 'COMMERCE_DB' | 'MAIL'>,
  reference: string,
  { shipment, carrier, trackingId, trackingUrl }: Shipment,
): Promise<number | null> {
  const { snapshot } = await loadOrder(db, reference)
  const about: v.InferOutput<typeof shipped> = { reference, carrier, trackingId, trackingUrl }
  const id = await db
    .prepare(
      `INSERT INTO outbox (kind, recipient, about, created, event) VALUES ('shipped', ?, ?, ?, ?)
       ON CONFLICT DO NOTHING RETURNING id`,
    )
    .bind(snapshot.email, JSON.stringify(about), new Date().toISOString(), `shipped ${reference} ${shipment}`)
    .first<number>('id')
  if (id !== null) await MAIL.send({ id })
  return id
}

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
