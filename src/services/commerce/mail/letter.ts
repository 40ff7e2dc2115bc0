import { expandCountryCode } from '#client/shared/commerce/country-name.ts'
import type { LanguageCode } from '../lib/languages.ts'

export interface MailLink {
  address: string
  text: string
}

/** A product in a mail. `amount` is null in mails about goods that are sent or returned. */
export interface MailItem {
  name: string
  /** Shown below the name: the price of one piece, and its price before a reduction. */
  detail: string
  /** E.g. "2 pcs". */
  quantity: string
  amount: string | null
  /** The address of the picture; null without one. */
  picture: string | null
}

/** A part of a mail. A plain text is a paragraph. */
export type LetterBlock =
  | string
  | { kind: 'heading'; text: string }
  /** A heading below another heading. */
  | { kind: 'subheading'; text: string }
  | { kind: 'items'; items: string[] }
  /** Text that somebody else wrote, with its line breaks. */
  | { kind: 'quote'; text: string }
  /** Short lines below each other, such as an address. */
  | { kind: 'lines'; lines: string[] }
  | { kind: 'goods'; goods: MailItem[] }
  /** Labels and amounts; a `strong` one is the total. */
  | { kind: 'sums'; sums: { label: string; amount: string; strong?: boolean }[] }
  | { kind: 'link'; link: MailLink }
  /** A picture that leads to a page. */
  | { kind: 'picture'; src: string; alt: string; address: string }

/**
 * The addresses for unsubscribing: the shop's page, and the target of the mail program's own
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
  /** The main link of the mail, as a button. */
  button: MailLink | null
  /** The blocks below the button. */
  after?: LetterBlock[]
  /** Advice for recipients who did not request the mail. */
  note?: string
  /** Set for mails that recipients can unsubscribe from. */
  unsubscribe?: UnsubscribeLinks
}

/** The settings about the shop that every mail shows in its footer. */
export type Sender = Pick<Env, 'SHOP_NAME' | 'SITE_URL' | 'CONTACT_EMAIL' | 'RETURN_ADDRESS' | 'SELLER_VAT'>

/** Formats the address for returned goods; empty when it is not configured. */
export const formatSenderAddress = ({ RETURN_ADDRESS }: Sender, language: LanguageCode): string =>
  expandCountryCode(language, RETURN_ADDRESS)

/**
 * Returns the absolute address of a product's first picture, which may be stored as a path of the
 * shop.
 */
export function findMailPicture({ SITE_URL }: Sender, media: string[]): string | null {
  const [source] = media
  return source ? (URL.parse(source, SITE_URL || undefined)?.href ?? null) : null
}
