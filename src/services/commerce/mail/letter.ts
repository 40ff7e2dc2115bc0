import { withCountryName } from '#client/shared/commerce/country-name.ts'
import type { LanguageCode } from '../lib/languages.ts'

export interface MailLink {
  address: string
  text: string
}

/** An article, with its amount where it is sold rather than sent or returned. */
export interface Good {
  name: string
  /** Below the name: the price of one, its price before. */
  detail: string
  /** "2 pcs" */
  quantity: string
  amount: string | null
  /** The address of its picture; null without one. */
  picture: string | null
}

/** A part of a mail; a text alone is a paragraph. */
export type LetterBlock =
  | string
  | { kind: 'heading'; text: string }
  /** Within a part that has a heading. */
  | { kind: 'subheading'; text: string }
  | { kind: 'items'; items: string[] }
  /** What somebody else wrote, with its line breaks. */
  | { kind: 'quote'; text: string }
  /** Short lines below each other: an address. */
  | { kind: 'lines'; lines: string[] }
  | { kind: 'goods'; goods: Good[] }
  /** Labels and amounts; the last `strong` one is the total. */
  | { kind: 'sums'; sums: { label: string; amount: string; strong?: boolean }[] }
  | { kind: 'link'; link: MailLink }
  /** A picture that leads to a page. */
  | { kind: 'picture'; src: string; alt: string; address: string }

/**
 * Where a recipient unsubscribes: the shop's page, and the address for the mail program's own
 * button.
 */
export interface UnsubscribeLinks {
  page: string
  oneClick: string
}

export interface Letter {
  language: LanguageCode
  subject: string
  heading: string
  blocks: LetterBlock[]
  /** The one thing to press. */
  button: MailLink | null
  /** What comes below it. */
  after?: LetterBlock[]
  /** Advice for recipients who did not request the mail. */
  note?: string
  /** For mails that one can unsubscribe from. */
  unsubscribe?: UnsubscribeLinks
}

/** The shop that writes, as every mail says at its foot. */
export type Sender = Pick<Env, 'SHOP_NAME' | 'SITE_URL' | 'CONTACT_EMAIL' | 'RETURN_ADDRESS' | 'SELLER_VAT'>

/** Where goods are sent back to; empty where nobody has set it. */
export const senderAddress = ({ RETURN_ADDRESS }: Sender, language: LanguageCode): string =>
  withCountryName(language, RETURN_ADDRESS)

/** The address of an article's first picture, which may be a path of the shop. */
export function mailPicture({ SITE_URL }: Sender, media: string[]): string | null {
  const [source] = media
  return source ? (URL.parse(source, SITE_URL || undefined)?.href ?? null) : null
}
