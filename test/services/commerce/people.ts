import type { Shop } from '../../app.ts'
import { shopperOf } from './shopper.ts'

let visitors = 0

/** A shopper at an address of their own, so that limits of addresses do not mix. */
export function personOf(shop: Shop, headers: Record<string, string> = {}) {
  visitors += 1
  return shopperOf(shop, { 'CF-Connecting-IP': `198.51.${visitors >> 8}.${visitors & 255}`, ...headers })
}

export const astrid = { email: 'astrid@example.com', password: 'varmt-ljus-1' }
export const oliver = { email: 'oliver@example.com', password: 'warm-light-2' }

export interface OutboxMail {
  id: number
  kind: string
  to: string
  subject: string
  html: string
  text: string
  sent: string | null
}

/** The mails to one address, the newest first. */
export async function mailsTo(shop: Shop, recipient: string): Promise<OutboxMail[]> {
  const mails: OutboxMail[] = JSON.parse(await (await shop.get('/__outbox?format=json')).text())
  return mails.filter(({ to }) => to === recipient)
}

/** What a mailed link carries. */
export function linkOf({ text }: Pick<OutboxMail, 'text'>) {
  const url = new URL(text.match(/https?:\/\/\S+/)?.[0] ?? '')
  return { url, i: url.searchParams.get('i') ?? '', id: url.searchParams.get('id') ?? '' }
}
